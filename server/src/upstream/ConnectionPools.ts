import {
  connectionRules,
  literalOf,
  type ConnectionRule,
  type ConnectionRules,
} from '@livery/config';
import { lookup as lookUp } from 'node:dns';
import { isIP, type BlockList, type LookupFunction, type Socket } from 'node:net';
import { buildConnector, Pool, type Dispatcher } from 'undici';

/** Connection pools to operators by origin. */
export interface ConnectionPools extends Pick<ConnectionRules, 'refusalOf'> {
  poolFor: (origin: string, options: { connectMs: number }) => Dispatcher;
  close: () => Promise<void>;
}

/**
 * Creates pools that check the address of every connection after the name lookup: no name can resolve
 * into a private network that is not listed, and plain http goes to listed networks only, because
 * passwords and tokens are readable on the way.
 */
export function createConnectionPools({ allowed }: { allowed: BlockList }): ConnectionPools {
  /** By origin and limit of the connection's duration. */
  const pools = new Map<string, Map<number, Pool>>();
  const { refusalOf, ruleFor } = connectionRules(allowed);
  return {
    refusalOf,
    poolFor(origin, { connectMs }) {
      const known = pools.get(origin)?.get(connectMs);
      if (known) return known;
      const pool = new Pool(origin, {
        connect: guardedConnector(connectMs, ruleFor(origin)),
        pipelining: 1,
        keepAliveTimeout: 4_000,
        maxHeaderSize: 16_384,
      });
      const poolsOfOrigin = pools.get(origin) ?? new Map<number, Pool>();
      pools.set(origin, poolsOfOrigin.set(connectMs, pool));
      return pool;
    },
    async close() {
      const all = [...pools.values()].flatMap((poolsOfOrigin) => [...poolsOfOrigin.values()]);
      await Promise.all(all.map((pool) => pool.destroy()));
    },
  };
}

function guardedConnector(timeout: number, rule: ConnectionRule): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => rule.isAllowed(address));
      const first = addresses[0];
      if (!first) callback(error ?? refusal(hostname, rule), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ timeout, lookup });
  return (options, callback) => {
    const literal = literalOf(options.hostname);
    if (isIP(literal) !== 0 && !rule.isAllowed(literal)) callback(refusal(literal, rule), null);
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

function refusal(host: string, rule: ConnectionRule): NodeJS.ErrnoException {
  return Object.assign(new Error(rule.refusal(host)), { code: 'ERR_LIVERY_PRIVATE_NETWORK' });
}
