import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import { clientOf } from '../http/clientAddress.ts';
import { visitorKeyOf, type RequestContext } from './RequestContext.ts';

/**
 * Resolves the brand of a request by exact host. There is no default brand, and no header other
 * than Host is considered.
 */
export function tenantByHost({
  registry,
  trustedProxies,
  publicPort,
}: {
  registry: TenantRegistry;
  trustedProxies: BlockList;
  publicPort: number | undefined;
}): (request: IncomingMessage) => RequestContext | undefined {
  const plainPort = publicPort === undefined || publicPort === 80 ? '' : `:${publicPort}`;
  return (request) => {
    const { host: header = '' } = request.headers;
    // Most headers are a host as the registry has it, and looking it up is faster than normalising
    // it.
    const known = registry.find(header);
    const host = known ? header : hostOf(header);
    const tenant = known ?? (host === undefined ? undefined : registry.find(host));
    if (host === undefined || !tenant) return undefined;
    const { address, secure, isForwarded } = clientOf(request, trustedProxies);
    return {
      tenant,
      host,
      secure,
      address,
      isForwarded,
      visitorKey: visitorKeyOf(tenant.brand, address),
      origin: secure ? `https://${host}` : `http://${host}${plainPort}`,
    };
  };
}

/**
 * Normalises a Host header for the registry: lower case, without port and trailing dot. Returns
 * `undefined` if it is not a host name.
 */
export function hostOf(header: string | undefined): string | undefined {
  const [, name] = /^([A-Za-z0-9.-]{1,254}?)\.?(?::\d{1,5})?$/.exec(header ?? '') ?? [];
  const host = name?.toLowerCase();
  return host !== undefined && host !== '' && host.length <= 253 ? host : undefined;
}
