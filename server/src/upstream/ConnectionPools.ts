import { lookup as lookUp } from 'node:dns';
import { isIP, type BlockList, type LookupFunction, type Socket } from 'node:net';
import { buildConnector, Pool, type Dispatcher } from 'undici';
import { isListed, plainAddress } from '../http/clientAddress.ts';
import { parseNetworks } from '../http/networks.ts';

/**
 * Addresses that a public API never has: loopback, private networks, cloud metadata services, and
 * everything that is not unicast.
 */
const privateNetworks = parseNetworks(
  '0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.168.0.0/16, 198.18.0.0/15, 224.0.0.0/4, 240.0.0.0/4, ' +
    '::/128, ::1/128, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10, ff00::/8',
  'private networks',
);

/** Connection pools to operators by origin. */
export interface ConnectionPools {
  poolFor: (origin: string, options: { connectMs: number }) => Dispatcher;
  /**
   * Returns why no connection to an origin is allowed, where that is known without a name lookup;
   * otherwise `undefined`.
   */
  refusalOf: (origin: string) => string | undefined;
  close: () => Promise<void>;
}

/**
 * Creates pools that check the address of every connection after the name lookup: no name can resolve
 * into a private network that is not listed, and plain http goes to listed networks only, because
 * passwords and tokens are readable on the way.
 */
export function createConnectionPools({ allowed }: { allowed: BlockList }): ConnectionPools {
  const pools = new Map<string, Pool>();
  const isListedNetwork = (address: string) => isListed(allowed, plainAddress(address));
  const isAllowed = (address: string) =>
    isListedNetwork(address) || !isListed(privateNetworks, plainAddress(address));
  const guardOf = (origin: string): Guard =>
    new URL(origin).protocol === 'http:'
      ? {
          isAllowed: isListedNetwork,
          reason: 'is asked by plain http in a network that is not listed',
        }
      : { isAllowed, reason: 'is in a private network' };
  return {
    refusalOf(origin) {
      const guard = guardOf(origin);
      const host = literalOf(new URL(origin).hostname);
      const isRefused =
        isIP(host) === 0
          ? guard.isAllowed === isListedNetwork && allowed.rules.length === 0
          : !guard.isAllowed(host);
      return isRefused ? refusal(host, guard).message : undefined;
    },
    poolFor(origin, { connectMs }) {
      const key = `${origin} ${connectMs}`;
      const pool =
        pools.get(key) ??
        new Pool(origin, {
          connect: guardedConnector(connectMs, guardOf(origin)),
          pipelining: 1,
          keepAliveTimeout: 4_000,
          maxHeaderSize: 16_384,
        });
      pools.set(key, pool);
      return pool;
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

/** Rule for the addresses of an origin. */
interface Guard {
  readonly isAllowed: (address: string) => boolean;
  /** Why an address is refused. */
  readonly reason: string;
}

function guardedConnector(timeout: number, guard: Guard): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => guard.isAllowed(address));
      const first = addresses[0];
      if (!first) callback(error ?? refusal(hostname, guard), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ timeout, lookup });
  return (options, callback) => {
    const literal = literalOf(options.hostname);
    if (isIP(literal) !== 0 && !guard.isAllowed(literal)) callback(refusal(literal, guard), null);
    else
      connect(options, (...outcome) => {
        if (outcome[1]) acceptContinue(outcome[1]);
        callback(...outcome);
      });
  };
}

const continueHead = Buffer.from('HTTP/1.1 100');

/**
 * Reads `100 Continue` as 103, which undici skips. A client must accept any interim response (RFC 9110
 * §15.2), but undici closes the connection at this one.
 */
function acceptContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  socket.read = (size) => {
    const chunk: unknown = read(size);
    if (Buffer.isBuffer(chunk) && chunk.subarray(0, continueHead.length).equals(continueHead))
      chunk.write('103', continueHead.length - 3, 'latin1');
    return chunk;
  };
}

/** Returns a host without the brackets of IPv6. */
function literalOf(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

function refusal(host: string, { reason }: Guard): NodeJS.ErrnoException {
  return Object.assign(
    new Error(`${host} ${reason}; name the network in LIVERY_UPSTREAM_NETWORKS to allow it`),
    { code: 'ERR_LIVERY_PRIVATE_NETWORK' },
  );
}
