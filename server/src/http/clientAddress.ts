import { isInList, plainAddress } from '@livery/config/networks';
import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';

/**
 * Returns the visitor's address and scheme: those of the socket, or those forwarded by a trusted
 * proxy, and whether one forwarded the request.
 */
export function clientOf(
  request: IncomingMessage,
  trusted: BlockList,
): { address: string; secure: boolean; isForwarded: boolean } {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  if (!isListed(trusted, address))
    return {
      address,
      secure: 'encrypted' in request.socket && request.socket.encrypted === true,
      isForwarded: false,
    };
  const hops = headerList(request.headers['x-forwarded-for']);
  // From the right: each hop was written by its predecessor, so the first untrusted one is the
  // visitor.
  for (let hop = hops.length - 1; hop >= 0; hop -= 1) {
    const plain = plainAddress(withoutPort(hops[hop] ?? ''));
    if (isIP(plain) === 0) break;
    address = plain;
    // No hop precedes the first one.
    if (hop > 0 && !isListed(trusted, plain)) break;
  }
  return {
    address,
    secure: headerList(request.headers['x-forwarded-proto']).at(-1) === 'https',
    isForwarded: true,
  };
}

/** Removes the port that some balancers add, and the brackets of IPv6. */
function withoutPort(hop: string): string {
  if (!hop.includes(':')) return hop;
  const [, bracketed, plain] = /^(?:\[([^[\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}

/** Returns whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Returns whether an origin is on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  // Other names may begin like an address.
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return (
    hostname === 'localhost' || (isAddress && isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')))
  );
}

const maxCachedAddresses = 10_000;
const checked = new WeakMap<BlockList, Map<string, boolean>>();

/**
 * Returns whether a list of networks contains an address. Cached because a lookup walks the list,
 * and every request needs one.
 */
export function isListed(networks: BlockList, address: string): boolean {
  let results = checked.get(networks);
  if (!results) checked.set(networks, (results = new Map<string, boolean>()));
  const cached = results.get(address);
  if (cached !== undefined) return cached;
  const result = isInList(networks, address);
  if (results.size >= maxCachedAddresses) results.clear();
  results.set(address, result);
  return result;
}

function headerList(header: string | readonly string[] | undefined): string[] {
  if (typeof header === 'string' && !header.includes(','))
    return header === '' ? [] : [header.trim()];
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
