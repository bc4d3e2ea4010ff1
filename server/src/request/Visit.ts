import type { IncomingMessage } from 'node:http';
import type { Tenant } from '../brands/Tenant.ts';

/** What the server knows of a request before any route sees it. */
export interface Visit {
  readonly tenant: Tenant;
  /** The brand's host the visitor asked for: lower case, no port. */
  readonly host: string;
  /** Scheme, host and port as the visitor's browser names them. */
  readonly origin: string;
  readonly secure: boolean;
  /** The visitor's address, behind trusted proxies the one they name. */
  readonly address: string;
}

declare module 'http' {
  interface IncomingMessage {
    /** Set at the door, when the request's host is a brand's. */
    visit?: Visit;
  }
}

/**
 * The visit a request belongs to; a route asked before the tenant is known is a fault of the
 * program.
 */
export function visitOf({ visit, method = '', url = '' }: IncomingMessage): Visit {
  if (!visit) throw new Error(`no tenant was resolved before ${method} ${url}`);
  return visit;
}
