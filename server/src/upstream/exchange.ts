import type { Dispatcher } from 'undici';
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
  /** For everything together. An operator that sends a byte now and then never trips any other deadline. */
  readonly totalMs: number;
  readonly replyBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/** What came back. Redirects are not followed. */
export interface ExchangeReply {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * One exchange through a pool, with deadlines of its own: undici's fire up to half a second late and know no total.
 *
 * Errors: {@link UpstreamFault}; the connection is closed with it.
 */
export function exchange(pool: Dispatcher, { method, path, headers, body, headersMs, idleMs, totalMs, replyBytes, signal }: Exchange): Promise<ExchangeReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ExchangeReply>();
  const chunks: Buffer[] = [];
  let controller: Dispatcher.DispatchController | undefined;
  let status = 0;
  let length = 0;
  let ended: UpstreamFault | 'replied' | undefined;

  function end(how: UpstreamFault | 'replied'): void {
    if (ended) return;
    ended = how;
    clearTimeout(total);
    clearTimeout(pause);
    signal?.removeEventListener('abort', onAbort);
    if (how === 'replied') {
      resolve({ status, body: Buffer.concat(chunks) });
    } else {
      reject(how);
      controller?.abort(how);
    }
  }

  const onAbort = () => end(new UpstreamFault('aborted', 'nobody waits for the answer any more'));
  const total = setTimeout(() => end(new UpstreamFault('timeout', `no complete reply within ${totalMs} ms`)), totalMs);
  let pause = setTimeout(() => end(new UpstreamFault('timeout', `no reply within ${headersMs} ms`)), headersMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  if (ended) return promise;

  pool.dispatch({ method, path, headers, body: body ?? null, headersTimeout: 0, bodyTimeout: 0 }, {
    onRequestStart(started) {
      controller = started;
      // It waited for a connection and missed its deadline meanwhile.
      if (ended && ended !== 'replied') started.abort(ended);
    },
    onResponseStart(_controller, code) {
      status = code;
      clearTimeout(pause);
      pause = setTimeout(() => end(new UpstreamFault('timeout', `the reply stopped for ${idleMs} ms`)), idleMs);
    },
    onResponseData(_controller, chunk) {
      pause.refresh();
      length += chunk.length;
      chunks.push(chunk);
      if (length > replyBytes) end(new UpstreamFault('too_large', `the reply is longer than ${replyBytes} bytes`));
    },
    onResponseEnd() {
      end('replied');
    },
    onResponseError(_controller, cause) {
      end(new UpstreamFault(isLost(cause) ? 'connection' : 'protocol', cause.message, { beforeHead: status === 0, cause }));
    },
  });
  return promise;
}

/** What a connection ends with that was lost; everything else is an operator that is there and says what is no HTTP. */
const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ERR_LIVERY_PRIVATE_NETWORK']);

function isLost(cause: Error): boolean {
  const code = 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && (lost.has(code) || (code === 'UND_ERR_SOCKET' && cause.message === 'other side closed'));
}
