import { isIP, type BlockList } from 'node:net';
import { isInList, parseNetworks, plainAddress } from './networks.ts';

/**
 * Addresses that a public API never has: loopback, private networks, cloud metadata services, and
 * everything that is not unicast.
 */
const privateNetworks = parseNetworks(
  '0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.168.0.0/16, 198.18.0.0/15, 224.0.0.0/4, 240.0.0.0/4, ' +
    '::/128, ::1/128, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10, ff00::/8',
  'private networks',
);

/** Rule for the addresses of an origin. */
export interface ConnectionRule {
  readonly isAllowed: (address: string) => boolean;
  /** Returns why a host is refused. */
  readonly refusal: (host: string) => string;
}

/** Rules for connections to operators. */
export interface ConnectionRules {
  readonly ruleFor: (origin: string) => ConnectionRule;
  /**
   * Returns why no connection to an origin is allowed, where that is known without a name lookup;
   * otherwise `undefined`.
   */
  readonly refusalOf: (origin: string) => string | undefined;
}

/**
 * Returns the rules of a server that allows certain private networks: no connection to another
 * private network, and plain http to the allowed networks only, because passwords and tokens are
 * readable on the way.
 */
export function connectionRules(allowed: BlockList): ConnectionRules {
  const isListed = (address: string) => isInList(allowed, plainAddress(address));
  const isPublic = (address: string) => !isInList(privateNetworks, plainAddress(address));
  const plainHttp: ConnectionRule = {
    isAllowed: isListed,
    refusal: refusalBecause('is asked by plain http in a network that is not listed'),
  };
  const https: ConnectionRule = {
    isAllowed: (address) => isListed(address) || isPublic(address),
    refusal: refusalBecause('is in a private network'),
  };
  const ruleFor = (origin: string) => (new URL(origin).protocol === 'http:' ? plainHttp : https);
  return {
    ruleFor,
    refusalOf(origin) {
      const rule = ruleFor(origin);
      const host = literalOf(new URL(origin).hostname);
      const isRefused =
        isIP(host) === 0 ? rule === plainHttp && allowed.rules.length === 0 : !rule.isAllowed(host);
      return isRefused ? rule.refusal(host) : undefined;
    },
  };
}

/** Returns a host without the brackets of IPv6. */
export function literalOf(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

function refusalBecause(reason: string): ConnectionRule['refusal'] {
  return (host) => `${host} ${reason}; name the network in LIVERY_UPSTREAM_NETWORKS to allow it`;
}
