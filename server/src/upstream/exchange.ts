import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Caller } from './Caller.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/** One request to an operator. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly headersMs: number;
  readonly idleMs: number;
  /**
   * For everything together. An operator that sends a byte now and then never trips any other
   * deadline.
   */
  readonly totalMs: number;
  readonly replyBytes: number;
  readonly caller?: Caller | undefined;
}

/** What came back. Redirects are not followed. */
export interface ExchangeReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * One exchange through a pool, with deadlines of its own: undici's fire up to half a second late
 * and know no total.
 *
 * Errors: {@link UpstreamFault}; the connection is closed with it.
 */
export function exchange(
  pool: Dispatcher,
  { method, path, headers, body, headersMs, idleMs, totalMs, replyBytes, caller }: Exchange,
): Promise<ExchangeReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ExchangeReply>();
  const chunks: Buffer[] = [];
  let controller: Dispatcher.DispatchController | undefined;
  let status = 0;
  let headersHeard: IncomingHttpHeaders = {};
  let length = 0;
  let ended: UpstreamFault | 'replied' | undefined;

  function end(how: UpstreamFault | 'replied'): void {
    if (ended) return;
    ended = how;
    clearTimeout(timer);
    caller?.unwatch();
    if (how === 'replied') {
      resolve({
        status,
        headers: headersHeard,
        body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
      });
    } else {
      reject(how);
      controller?.abort(how);
    }
  }

  /**
   * One timer for whichever deadline is next; every byte moves them, and setting a timer anew costs
   * more than looking at the time.
   */
  function watchTime(): void {
    const now = performance.now();
    const silentMs = status === 0 ? headersMs : idleMs;
    const nextMs = Math.min(startedMs + totalMs, heardMs + silentMs) - now;
    if (nextMs > 0) timer = setTimeout(watchTime, Math.ceil(nextMs));
    else if (startedMs + totalMs <= now)
      end(new UpstreamFault('timeout', `no complete reply within ${Math.round(totalMs)} ms`));
    else
      end(
        new UpstreamFault(
          'timeout',
          status === 0 ? `no reply within ${headersMs} ms` : `the reply stopped for ${idleMs} ms`,
        ),
      );
  }

  const startedMs = performance.now();
  let heardMs = startedMs;
  let timer: NodeJS.Timeout | undefined;
  const onGone = () => end(new UpstreamFault('aborted', 'nobody waits for the answer any more'));
  if (caller?.isGone) {
    onGone();
    return promise;
  }
  caller?.watch(onGone);
  watchTime();

  pool.dispatch(
    { method, path, headers, body: body ?? null, headersTimeout: 0, bodyTimeout: 0 },
    {
      onRequestStart(started) {
        controller = started;
        // It waited for a connection and missed its deadline meanwhile.
        if (ended && ended !== 'replied') started.abort(ended);
      },
      onResponseStart(_controller, code, heard) {
        status = code;
        headersHeard = heard;
        heardMs = performance.now();
        if (idleMs < headersMs) {
          clearTimeout(timer);
          watchTime();
        }
      },
      onResponseData(_controller, chunk) {
        heardMs = performance.now();
        length += chunk.length;
        chunks.push(chunk);
        if (length > replyBytes)
          end(new UpstreamFault('too_large', `the reply is longer than ${replyBytes} bytes`));
      },
      onResponseEnd() {
        end('replied');
      },
      onResponseError(_controller, cause) {
        end(
          new UpstreamFault(isLost(cause) ? 'connection' : 'protocol', cause.message, {
            beforeHead: status === 0,
            cause,
          }),
        );
      },
    },
  );
  return promise;
}

/**
 * What a connection ends with that was lost; everything else is an operator that is there and says
 * what is no HTTP.
 */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_LIVERY_PRIVATE_NETWORK',
]);

function isLost(cause: Error): boolean {
  const code = 'code' in cause ? cause.code : undefined;
  return (
    typeof code === 'string' &&
    (lost.has(code) || (code === 'UND_ERR_SOCKET' && cause.message === 'other side closed'))
  );
}
