import { ApiError, getServiceChat } from '@livery/api';
import type { ServiceChatReply, Site } from '@livery/model';
import { isLoopback } from '../http/clientAddress.ts';
import { decodeServiceLink } from './serviceLink.ts';

/** Where service links may lead besides the brand's own list. */
export interface ServicePlaces {
  /** The embedded operator; none in live mode. */
  readonly sandboxOrigin: string | undefined;
  /** The visitor's address. */
  readonly address: string;
}

/**
 * The operator's reply with addresses in place of encrypted paths. What may not be opened is left
 * out.
 *
 * Errors: `invalid_link` when there were links and none of them may be opened.
 */
export function openServiceLinks(
  site: Site,
  { version: { pathList } }: ServiceChatReply,
  places: ServicePlaces,
): ServiceChatReply {
  const open = pathList.flatMap(({ type, path }) => {
    const address = serviceAddress(site, path, places);
    return address === undefined ? [] : [{ type, path: address }];
  });
  if (open.length === 0 && pathList.length > 0)
    throw new ApiError({ code: 'invalid_link', call: getServiceChat.name });
  return { version: { pathList: open } };
}

/**
 * The origin under which a browser on this machine finds the embedded operator: never by a name a
 * brand has.
 */
export function browserOriginOf(sandboxOrigin: string | undefined): string | undefined {
  const port = sandboxOrigin === undefined ? undefined : new URL(sandboxOrigin).port;
  return port === undefined ? undefined : `http://localhost:${port}`;
}

/**
 * https to a host the brand lists and does not answer on itself; on this machine the embedded
 * operator too.
 */
function serviceAddress(
  { site }: Site,
  path: string,
  { sandboxOrigin, address }: ServicePlaces,
): string | undefined {
  const url = URL.parse(decodeServiceLink(path) ?? '');
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === browserOriginOf(sandboxOrigin))
    return isLoopback(address) ? url.href : undefined;
  const isListed =
    url.protocol === 'https:' &&
    url.port === '' &&
    site.serviceHosts.includes(url.hostname) &&
    !site.hosts.includes(url.hostname);
  return isListed ? url.href : undefined;
}
