import type { IncomingMessage } from 'node:http';
import type { Tenant } from '../tenants/Tenant.ts';

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

const visits = new WeakMap<IncomingMessage, Visit>();

/** Notes whose brand a request is about. */
export function setVisit(request: IncomingMessage, visit: Visit): void {
  visits.set(request, visit);
}

/** The visit a request belongs to; a route asked before the tenant is known is a fault of the program. */
export function visitOf(request: IncomingMessage): Visit {
  const visit = visits.get(request);
  if (!visit) throw new Error(`no tenant was resolved before ${request.method ?? ''} ${request.url ?? ''}`);
  return visit;
}

/** The visit of a request, when it got as far as a tenant. */
export function visitIfAny(request: IncomingMessage): Visit | undefined {
  return visits.get(request);
}
