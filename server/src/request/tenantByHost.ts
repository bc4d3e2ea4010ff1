import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { TenantRegistry } from '../brands/TenantRegistry.ts';
import { clientOf } from '../http/clientAddress.ts';
import type { Visit } from './Visit.ts';

/**
 * Finds the brand a request is for: by its host, exactly, or not at all. There is no default brand,
 * and no header but Host is looked at.
 */
export function tenantByHost({
  registry,
  trustedProxies,
  publicPort,
}: {
  registry: TenantRegistry;
  trustedProxies: BlockList;
  publicPort: number | undefined;
}): (request: IncomingMessage) => Visit | undefined {
  const plainPort = publicPort === undefined || publicPort === 80 ? '' : `:${publicPort}`;
  return (request) => {
    const host = hostOf(request.headers.host);
    const tenant = host === undefined ? undefined : registry.find(host);
    if (host === undefined || !tenant) return undefined;
    const { address, secure } = clientOf(request, trustedProxies);
    return {
      tenant,
      host,
      secure,
      address,
      origin: secure ? `https://${host}` : `http://${host}${plainPort}`,
    };
  };
}

/**
 * A Host header as the registry knows hosts: without port and final dot, lower case. `undefined`
 * for what is no host name.
 */
export function hostOf(header: string | undefined): string | undefined {
  const [, name] = /^([A-Za-z0-9.-]{1,254}?)\.?(?::\d{1,5})?$/.exec(header ?? '') ?? [];
  const host = name?.toLowerCase();
  return host !== undefined && host !== '' && host.length <= 253 ? host : undefined;
}
