import type { SchemaSet } from '@livery/config';
import type { Clock, RenderGuestPage } from '@livery/model';
import type { RenderFault } from '../admin/Reports.ts';
import type { ClientBuild } from '../assets/ClientBuild.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import type { GuestReplies } from '../gateway/guest-replies/GuestReplies.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import { DocumentCache, type DevHook } from './DocumentCache.ts';
import { PageBuilder } from './PageBuilder.ts';
import { ResponseCache } from './ResponseCache.ts';

export interface DocumentsPorts {
  readonly access: AccessPolicy;
  readonly client: ClientBuild;
  readonly clock: Clock;
  readonly dev: DevHook | undefined;
  readonly limits: VisitorLimits;
  readonly onCachedResponse: () => void;
  readonly onIncompletePage: (fault: RenderFault) => void;
  /** Maximum wait of a document for its first data and for its rendered content, each. */
  readonly pageWaitMs: number;
  readonly renderGuestPage: RenderGuestPage;
  readonly replies: GuestReplies;
  readonly sandboxOrigin: string | undefined;
  readonly schemas: SchemaSet;
}

/** Creates the builder of all brands' pages, and the caches of documents and whole responses. */
export function createDocuments(ports: DocumentsPorts) {
  const { client, onCachedResponse, onIncompletePage, pageWaitMs: waitMs } = ports;
  const pageBuilder = new PageBuilder({ ...ports, build: client.id, waitMs });
  return {
    pageBuilder,
    documents: new DocumentCache({ ...ports, pageBuilder, onFault: onIncompletePage, waitMs }),
    responseCache: new ResponseCache({ ...ports, onHit: onCachedResponse }),
  };
}
