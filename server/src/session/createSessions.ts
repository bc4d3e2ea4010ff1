import type { Clock } from '@livery/model';
import type { Logger } from 'pino';
import type { SharedState } from '../shared-state/SharedState.ts';
import { CookieTransport } from './CookieTransport.ts';
import { DeviceCookie } from './DeviceCookie.ts';
import { Keyring } from './Keyring.ts';
import { PendingPasswordCookie } from './PendingPasswordCookie.ts';
import { ResumeTickets } from './ResumeTickets.ts';
import { Sealer } from './Sealer.ts';
import { Sessions } from './Sessions.ts';

export interface SessionsPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called with the id of the secret that opened something sealed. */
  readonly onOpen: (keyId: string, purpose: string) => void;
  readonly sandboxOrigin: string | undefined;
  readonly secrets: () => readonly string[];
  readonly sharedState: SharedState;
}

/** Creates the keys of a server, and what its visitors' browsers keep sealed with them. */
export function createSessions({
  clock,
  logger,
  onOpen,
  sandboxOrigin,
  secrets,
  sharedState,
}: SessionsPorts) {
  const keyring = new Keyring({ secrets, clock, onOpen });
  const sealer = new Sealer({ keyring });
  const transport = new CookieTransport({ clock, logger, isSandbox: sandboxOrigin !== undefined });
  return {
    keyring,
    sealer,
    transport,
    sessions: new Sessions({ sealer, sharedState, clock, transport }),
    deviceCookie: new DeviceCookie({ sealer, clock, transport }),
    pendingPasswordCookie: new PendingPasswordCookie({ sealer, clock, transport }),
    resumeTickets: new ResumeTickets({ sealer, sharedState, clock, transport }),
  };
}
