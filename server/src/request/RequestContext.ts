import type { IncomingMessage } from 'node:http';
import type { Tenant } from '../brands/Tenant.ts';

/** Brand, host and client of a request, resolved before routing. */
export interface RequestContext {
  readonly tenant: Tenant;
  /** Requested host of the brand: lower case, no port. */
  readonly host: string;
  /** Scheme, host and port as the browser writes them. */
  readonly origin: string;
  readonly secure: boolean;
  /** Client address; behind trusted proxies the forwarded one. */
  readonly address: string;
  /** Whether a trusted proxy sent the request. */
  readonly isForwarded: boolean;
  /**
   * Key of this address at the brand, which caches and limits share because making it takes time.
   */
  readonly visitorKey: string;
}

/** Returns the key of an address at a brand. */
export function visitorKeyOf(brand: string, address: string): string {
  return `${visitorKeyPrefix(brand)}${address}`;
}

/** Returns the start of the keys of all visitors of a brand; no name of a brand has a space. */
export function visitorKeyPrefix(brand: string): string {
  return `${brand} `;
}

declare module 'http' {
  interface IncomingMessage {
    /** Set by the request listener if the host belongs to a brand. */
    context?: RequestContext;
  }
}

/**
 * Returns the context of a request. Throws if a route runs before the context is resolved, which is
 * a programming error.
 */
export function contextOf({ context, method = '', url = '' }: IncomingMessage): RequestContext {
  if (!context) throw new Error(`no tenant was resolved before ${method} ${url}`);
  return context;
}
