import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';

/**
 * The visitor's address and scheme: what the socket says, unless a trusted proxy stands there; then
 * what that proxy says.
 */
export function clientOf(
  request: IncomingMessage,
  trusted: BlockList,
): { address: string; secure: boolean } {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  if (!isListed(trusted, address))
    return { address, secure: 'encrypted' in request.socket && request.socket.encrypted === true };
  const hops = headerList(request.headers['x-forwarded-for']);
  // From the right: each hop was written by the one before it, so the first that is not ours is the
  // visitor.
  for (let hop = hops.length - 1; hop >= 0; hop -= 1) {
    const plain = plainAddress(hops[hop] ?? '');
    if (isIP(plain) === 0) break;
    address = plain;
    if (!isListed(trusted, plain)) break;
  }
  return { address, secure: headerList(request.headers['x-forwarded-proto']).at(-1) === 'https' };
}

/** Whether an address is one of this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

const maxCachedAddresses = 10_000;
const checked = new WeakMap<BlockList, Map<string, boolean>>();

/**
 * Whether a list of networks holds an address. Remembered: a list is walked for every question, and
 * asked with every request.
 */
export function isListed(networks: BlockList, address: string): boolean {
  const answers = checked.get(networks) ?? new Map<string, boolean>();
  checked.set(networks, answers);
  const known = answers.get(address);
  if (known !== undefined) return known;
  const version = isIP(address);
  const answer = version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
  if (answers.size >= maxCachedAddresses) answers.clear();
  answers.set(address, answer);
  return answer;
}

/** An IPv4 address without the clothes of an IPv6 socket. */
export function plainAddress(address: string): string {
  return address.includes('.') && address.toLowerCase().startsWith('::ffff:')
    ? address.slice(7)
    : address;
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
