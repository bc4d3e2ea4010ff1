import { BlockList, isIP } from 'node:net';

/**
 * Returns whether one of the networks contains an address. Invalid networks, which operators may
 * send, are ignored.
 */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  return networks.some((network) => {
    try {
      return isInList(parseNetworks(network, 'network'), address);
    } catch {
      return false;
    }
  });
}

/** Returns whether a list of networks contains an address. */
export function isInList(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Parses a list of networks such as `10.0.0.0/8, ::1`.
 *
 * Errors: a sentence with the invalid part.
 */
export function parseNetworks(text: string, name: string): BlockList {
  const networks = new BlockList();
  for (const part of text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')) {
    const [address = '', prefix] = part.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix);
    const isNetwork =
      version !== 0 && Number.isInteger(bits) && bits >= 0 && bits <= (version === 4 ? 32 : 128);
    if (!isNetwork) throw new Error(`${name}: "${part}" is no network; write 10.0.0.0/8 or ::1`);
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

/** Unwraps an IPv4-mapped IPv6 address. */
export function plainAddress(address: string): string {
  return address.startsWith('::') && address.includes('.') && /^::ffff:/i.test(address)
    ? address.slice(7)
    : address;
}
