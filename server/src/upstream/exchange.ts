import type { RequestBody } from '@livery/api/EncodedImage';
import { after, type Clock } from '@livery/model';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { maxMainThreadBytes } from '../payloads/PayloadThreads.ts';
import type { CallSignal } from './CallSignal.ts';
import { LargeReplyBody } from './replies/LargeReplyBody.ts';
import type { LargeReplyRoom } from './replies/LargeReplyRoom.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/** One request to an operator. */
export interface Exchange {
  readonly clock: Clock;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestBody | undefined;
  readonly headersMs: number;
  readonly idleMs: number;
  /**
   * Limit of the whole exchange, because an operator that keeps sending single bytes exceeds no
   * other deadline.
   */
  readonly totalMs: number;
  readonly replyBytes: number;
  /** Room for a reply that is processed on a thread. */
  readonly room: LargeReplyRoom;
  /** Ends the exchange when the caller is gone. */
  readonly signal?: CallSignal | undefined;
}

/** Reply of an operator. Redirects are not followed. */
export interface ExchangeReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body again, if it is large: the caller releases it once it is processed. */
  readonly large: LargeReplyBody | undefined;
}

/**
 * Runs one exchange through a pool with its own deadlines, because those of undici are up to half a
 * second late and have no total.
 *
 * Errors: {@link UpstreamFault}; the connection is closed with it.
 */
export function exchange(
  pool: Dispatcher,
  {
    clock,
    method,
    path,
    headers,
    body,
    headersMs,
    idleMs,
    totalMs,
    replyBytes,
    room,
    signal,
  }: Exchange,
): Promise<ExchangeReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ExchangeReply>();
  let chunks: Buffer[] = [];
  let large: LargeReplyBody | undefined;
  let controller: Dispatcher.DispatchController | undefined;
  let status = 0;
  let replyHeaders: IncomingHttpHeaders = {};
  let declaredBytes = 0;
  let length = 0;
  let outcome: UpstreamFault | 'replied' | undefined;

  function end(result: UpstreamFault | 'replied'): void {
    if (outcome) return;
    outcome = result;
    stopTimer();
    signal?.removeEventListener('abort', onAbort);
    if (result === 'replied') {
      resolve({
        status,
        headers: replyHeaders,
        body:
          large?.bytes ?? (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
        large,
      });
    } else {
      large?.release();
      large = undefined;
      reject(result);
      controller?.abort(result);
    }
  }

  /**
   * Runs one timer for the earliest deadline. Every chunk moves the deadlines, and reading the
   * clock is cheaper than a new timer.
   */
  function checkDeadlines(now: number): void {
    const silentMs = status === 0 ? headersMs : idleMs;
    const nextMs = Math.min(startedMs + totalMs, receivedMs + silentMs) - now;
    if (nextMs > 0) stopTimer = after(clock, Math.ceil(nextMs), onTimer);
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

  /**
   * Takes room for a body that is processed on a thread: for the declared length, if there is one.
   */
  function openLarge(): void {
    large = new LargeReplyBody({ room, limitBytes: replyBytes });
    const isTaken = large.reserve(declaredBytes) && chunks.every((former) => large?.add(former));
    chunks = [];
    if (!isTaken) endTooLarge('no_room');
  }

  function endTooLarge(kind: 'too_large' | 'no_room'): void {
    const reason =
      kind === 'too_large'
        ? `the reply is longer than ${replyBytes} bytes`
        : 'the brand has too many large replies at one time';
    const sizeBytes = kind === 'too_large' ? Math.max(length, declaredBytes) : undefined;
    end(new UpstreamFault(kind, reason, { sizeBytes }));
  }

  const startedMs = clock.elapsedMs();
  let receivedMs = startedMs;
  let stopTimer: () => void = () => undefined;
  const onTimer = () => checkDeadlines(clock.elapsedMs());
  const onAbort = () => end(new UpstreamFault('aborted', 'the caller is gone'));
  if (signal?.aborted) {
    onAbort();
    return promise;
  }
  signal?.addEventListener('abort', onAbort);
  checkDeadlines(startedMs);

  pool.dispatch(
    { method, path, headers, body: bodyOf(body), headersTimeout: 0, bodyTimeout: 0 },
    {
      onRequestStart(started) {
        controller = started;
        // The deadline passed while the request waited for a connection.
        if (outcome && outcome !== 'replied') started.abort(outcome);
      },
      onResponseStart(_controller, code, received) {
        status = code;
        replyHeaders = received;
        declaredBytes = Number(received['content-length'] ?? 0);
        receivedMs = clock.elapsedMs();
        if (idleMs < headersMs) {
          stopTimer();
          checkDeadlines(receivedMs);
        }
        // Before the body arrives, because a body that is refused later has been received for
        // nothing.
        if (outcome) return;
        if (declaredBytes > replyBytes) endTooLarge('too_large');
        else if (declaredBytes > maxMainThreadBytes) openLarge();
      },
      onResponseData(_controller, chunk) {
        receivedMs = clock.elapsedMs();
        length += chunk.length;
        if (outcome) return;
        if (length > replyBytes) endTooLarge('too_large');
        else if (!large && length > maxMainThreadBytes) openLarge();
        if (outcome) return;
        if (!large) chunks.push(chunk);
        else if (!large.add(chunk)) endTooLarge('no_room');
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

/** Returns a body for the dispatcher; the parts of a divided one are sent without being copied. */
function bodyOf(body: RequestBody | undefined): string | Readable | null {
  return typeof body === 'object' ? Readable.from(body) : (body ?? null);
}

/**
 * Error codes of lost connections; any other error is a reachable operator that violates HTTP.
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
