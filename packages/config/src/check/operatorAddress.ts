import { BlockList, isIP } from 'node:net';

/**
 * Addresses of clouds' metadata services, link-local addresses, and addresses that are no host. No
 * operator has one, and a metadata service gives away the credentials of the machine.
 */
const forbiddenAddresses = networks(
  '0.0.0.0/8, 100.100.100.200/32, 168.63.129.16/32, 169.254.0.0/16, 192.0.0.0/24, 224.0.0.0/4, 240.0.0.0/4',
  '::/128, fd00:ec2::254/128, fe80::/10, ff00::/8',
);

/** Addresses that a public API never has: loopback, private networks, and their translations. */
const privateAddresses = networks(
  '10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 198.18.0.0/15',
  '::1/128, 64:ff9b::/96, fc00::/7',
);

const forbiddenNames = /^(?:metadata|instance-data)(?:\.|$)/;
const privateNames = /^[^.]+$|(?:^|\.)(?:localhost|internal|local|home\.arpa)$/;

/** Returns whether no operator can have this host name or address. */
export function isForbiddenHost(host: string): boolean {
  const name = plainHost(host);
  return isIP(name) === 0 ? forbiddenNames.test(name) : isListed(forbiddenAddresses, name);
}

/** Returns whether a host name or an address exists in a private network only. */
export function isPrivateHost(host: string): boolean {
  const name = plainHost(host);
  return isIP(name) === 0 ? privateNames.test(name) : isListed(privateAddresses, name);
}

/** Returns a host as in a URL without brackets, trailing dot and capitals. */
function plainHost(host: string): string {
  return host.replaceAll(/^\[|\]$|\.$/g, '').toLowerCase();
}

/** Looks up an address; an IPv4 address may be written as IPv6 (`::ffff:10.0.0.1`). */
function isListed(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

function networks(...families: readonly [ipv4: string, ipv6: string]): BlockList {
  const list = new BlockList();
  for (const [index, family] of families.entries()) {
    for (const network of family.split(', ')) {
      const [address = '', bits] = network.split('/');
      list.addSubnet(address, Number(bits), index === 0 ? 'ipv4' : 'ipv6');
    }
  }
  return list;
}
