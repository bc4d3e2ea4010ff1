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
  close: () => Promise<void>;
}

/**
 * Creates pools that check the address of every connection after the name lookup, so that no name can
 * resolve into a private network.
 */
export function createConnectionPools({ allowed }: { allowed: BlockList }): ConnectionPools {
  const pools = new Map<string, Pool>();
  const isAllowed = (address: string) =>
    isListed(allowed, plainAddress(address)) || !isListed(privateNetworks, plainAddress(address));
  return {
    poolFor(origin, { connectMs }) {
      const key = `${origin} ${connectMs}`;
      const pool =
        pools.get(key) ??
        new Pool(origin, {
          connect: guardedConnector(connectMs, isAllowed),
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

function guardedConnector(
  timeout: number,
  isAllowed: (address: string) => boolean,
): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isAllowed(address));
      const first = addresses[0];
      if (!first) callback(error ?? refusal(hostname), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ timeout, lookup });
  return (options, callback) => {
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isAllowed(literal)) callback(refusal(literal), null);
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

function refusal(host: string): NodeJS.ErrnoException {
  return Object.assign(
    new Error(
      `${host} is in a private network; name the network in LIVERY_UPSTREAM_NETWORKS to allow it`,
    ),
    { code: 'ERR_LIVERY_PRIVATE_NETWORK' },
  );
}
