import { isIP } from 'node:net';

/** Returns the visitor's address: the first forwarded address, else the address of the peer. */
export function visitorAddress(forwardedFor: string | undefined, peer: string | undefined): string {
  const named = forwardedFor?.split(',')[0]?.trim() ?? '';
  const address = isIP(named) ? named : (peer ?? '');
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
