import { ApiError, getServiceChat } from '@livery/api';
import type { ServiceChatReply, Site } from '@livery/model';
import { isLoopback } from '../../http/clientAddress.ts';
import { decodeServiceLink } from './serviceLink.ts';

/** Destinations of an operator's links in addition to the brand's list. */
export interface ServiceDestinations {
  /** Embedded operator; undefined in live mode. */
  readonly sandboxOrigin: string | undefined;
  /** The visitor's address. */
  readonly address: string;
}

/**
 * Replaces the encrypted paths of a reply by addresses, and drops those that are not permitted.
 *
 * Errors: `invalid_link` if none of the links is permitted.
 */
export function openServiceLinks(
  site: Site,
  { version: { pathList } }: ServiceChatReply,
  destinations: ServiceDestinations,
): ServiceChatReply {
  const open = pathList.flatMap(({ type, path }) => {
    const address = permittedAddress(decodeServiceLink(path), site.site.serviceHosts, {
      ...destinations,
      ownHosts: site.site.hosts,
    });
    return address === undefined ? [] : [{ type, path: address }];
  });
  if (open.length === 0 && pathList.length > 0)
    throw new ApiError({ code: 'invalid_link', call: getServiceChat.name });
  return { version: { pathList: open } };
}

/**
 * Returns the origin of the embedded operator for browsers on this machine, which never equals a
 * brand's host.
 */
export function browserOriginOf(sandboxOrigin: string | undefined): string | undefined {
  const port = sandboxOrigin === undefined ? undefined : new URL(sandboxOrigin).port;
  return port === undefined ? undefined : `http://localhost:${port}`;
}

/**
 * Returns the address of a link if it is https and its host is listed and not one of the brand's
 * own, or if it leads to the embedded operator on this machine.
 */
export function permittedAddress(
  link: string | undefined,
  listedHosts: readonly string[],
  { sandboxOrigin, address, ownHosts }: ServiceDestinations & { ownHosts: readonly string[] },
): string | undefined {
  const url = URL.parse(link ?? '');
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === browserOriginOf(sandboxOrigin))
    return isLoopback(address) ? url.href : undefined;
  const isListed =
    url.protocol === 'https:' &&
    url.port === '' &&
    listedHosts.includes(url.hostname) &&
    !ownHosts.includes(url.hostname);
  return isListed ? url.href : undefined;
}
