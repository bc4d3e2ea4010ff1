import {
  connectionRules,
  literalOf,
  type ConnectionRule,
  type ConnectionRules,
} from '@livery/config';
import { lookup as lookUp } from 'node:dns';
import { isIP, type BlockList, type LookupFunction, type Socket } from 'node:net';
import { buildConnector, Pool, type Dispatcher } from 'undici';

/** Requirements of requests to their connections. */
export interface ConnectionNeeds {
  /** Timeout for opening a connection. */
  readonly connectMs: number;
  /** Time for which connections without a request are kept; 0: none is for requests sent once. */
  readonly keepAliveMs: number;
  /** Whether the request is sent again if its connection turns out to be lost. */
  readonly isRepeatable: boolean;
}

/** Connection pools to operators by origin. */
export interface ConnectionPools extends Pick<ConnectionRules, 'refusalOf'> {
  poolFor: (origin: string, needs: ConnectionNeeds) => Dispatcher;
  close: () => Promise<void>;
}

/** Time for which connections for repeatable requests are kept if those for others are not. */
const repeatableKeepAliveMs = 4_000;

interface KeptPool {
  readonly connectMs: number;
  /** 0: each request has a connection of its own. */
  readonly keepAliveMs: number;
  readonly pool: Pool;
  readonly dispatcher: Dispatcher;
}

/**
 * Creates pools that check the address of every connection after the name lookup: no name can
 * resolve into a private network that is not listed, and plain http goes to listed networks only,
 * because passwords and tokens are readable on the way.
 */
export function createConnectionPools({ allowed }: { allowed: BlockList }): ConnectionPools {
  const poolsByOrigin = new Map<string, KeptPool[]>();
  const { refusalOf, ruleFor } = connectionRules(allowed);
  return {
    refusalOf,
    poolFor(origin, { connectMs, keepAliveMs: limitMs, isRepeatable }) {
      const keepAliveMs = limitMs === 0 && isRepeatable ? repeatableKeepAliveMs : limitMs;
      const pools = poolsByOrigin.get(origin) ?? [];
      for (const kept of pools)
        if (kept.connectMs === connectMs && kept.keepAliveMs === keepAliveMs)
          return kept.dispatcher;
      const pool = new Pool(origin, {
        connect: guardedConnector(connectMs, ruleFor(origin)),
        pipelining: 1,
        // The operator's `Keep-Alive` header can only shorten the time.
        ...(keepAliveMs > 0 && {
          keepAliveTimeout: keepAliveMs,
          keepAliveMaxTimeout: keepAliveMs,
        }),
        maxHeaderSize: 16_384,
      });
      const dispatcher = keepAliveMs > 0 ? pool : pool.compose(closeAfterEach);
      poolsByOrigin.set(origin, [...pools, { connectMs, keepAliveMs, pool, dispatcher }]);
      return dispatcher;
    },
    async close() {
      await Promise.all([...poolsByOrigin.values()].flat().map(({ pool }) => pool.destroy()));
    },
  };
}

/** Sends each request with `Connection: close`, so that none gets a connection that was kept. */
const closeAfterEach: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch({ ...options, reset: true }, handler);

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
 * Reads `100 Continue` as 103, which undici skips. A client must accept any interim response (RFC
 * 9110 §15.2), but undici closes the connection at this one.
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
