import { isIP } from 'node:net';

/** The visitor's address: the first one the gateway names, else who is connected. */
export function visitorAddress(forwardedFor: string | undefined, peer: string | undefined): string {
  const named = forwardedFor?.split(',')[0]?.trim() ?? '';
  const address = isIP(named) ? named : (peer ?? '');
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
