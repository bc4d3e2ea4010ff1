import type { RequestHandler } from 'express';
import type { BlockList } from 'node:net';
import type { TenantRegistry } from '../tenants/TenantRegistry.ts';
import { clientOf } from './clientAddress.ts';
import { sendText } from './sendText.ts';
import { setVisit } from './Visit.ts';

/**
 * Finds the brand a request is for: by its host, exactly, or not at all. There is no default brand, and no header but Host is looked at.
 *
 * Source: RFC 9110 §15.5.20 (421).
 */
export function tenantByHost({ registry, trustedProxies, publicPort }: {
  registry: TenantRegistry; trustedProxies: BlockList; publicPort: number | undefined;
}): RequestHandler {
  return (request, response, next) => {
    const host = hostOf(request.headers.host);
    const tenant = host === undefined ? undefined : registry.find(host);
    if (host === undefined || !tenant) return sendText(response, 421, 'This server is not responsible for that host.');
    const { address, secure } = clientOf(request, trustedProxies);
    // Whoever came by https once is to come by nothing else, whatever they asked for first. Source: RFC 6797 §7.2.
    if (secure) response.setHeader('strict-transport-security', 'max-age=31536000');
    const port = secure || publicPort === undefined || publicPort === 80 ? '' : `:${publicPort}`;
    setVisit(request, { tenant, host, secure, address, origin: `${secure ? 'https' : 'http'}://${host}${port}` });
    next();
  };
}

/** A Host header as the registry knows hosts: without port and final dot, lower case. `undefined` for what is no host name. */
export function hostOf(header: string | undefined): string | undefined {
  const [, name] = /^([A-Za-z0-9.-]{1,254}?)\.?(?::\d{1,5})?$/.exec(header ?? '') ?? [];
  const host = name?.toLowerCase();
  return host !== undefined && host !== '' && host.length <= 253 ? host : undefined;
}
