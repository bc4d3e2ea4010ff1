import {
  ApiClient,
  callSiteOf,
  operatorCalls,
  platformCalls,
  TransportError,
  type Transport,
  type TransportReply,
} from '@livery/api';
import type { ErrorCode } from '@livery/model';
import { exampleSettings } from '@livery/testing/exampleSettings';

/** Produces the reply to one call. */
export type Answer = () => Promise<TransportReply>;

/** A recorded call with its complete request. */
export interface RecordedCall {
  name: string;
  request: object;
  signal: AbortSignal | undefined;
}

/** Returns a successful answer with a value. */
export function reply(value: unknown): Answer {
  return () => Promise.resolve({ status: 200, body: { success: true, value } });
}

/** Returns an answer with an error code; network errors and aborts have no reply. */
export function fail(code: ErrorCode, refusal: { message?: string; value?: unknown } = {}): Answer {
  if (code === 'network_failed' || code === 'network_timeout' || code === 'aborted')
    return () => Promise.reject(new TransportError(code));
  return () => Promise.resolve({ status: 400, body: { success: false, code, ...refusal } });
}

/**
 * Returns an answer that is pending until `arrive` is called. An abort does not end it: the test
 * passes `fail('aborted')`.
 */
export function later(): { answer: Answer; arrive: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: () => promise.then((answer) => answer()), arrive: resolve };
}

/**
 * Creates a client that records its calls and answers those of each name in order. Throws if a call
 * has no answer left.
 */
export function fakeApi(
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  language = 'EN',
): ApiClient & { readonly calls: RecordedCall[]; countOf: (name: string) => number } {
  const calls: RecordedCall[] = [];
  const queues = new Map(Object.entries(answers).map(([name, queue]) => [name, [...queue]]));
  const transport: Transport = ({ method, path, query, body, signal }) => {
    const name =
      [...operatorCalls, ...platformCalls].find(
        (call) => call.method === method && call.path === path,
      )?.name ?? `${method} ${path}`;
    calls.push({ name, request: query ?? body ?? {}, signal });
    const answer = queues.get(name)?.shift();
    // A report of a fault leads to nothing, also where a test does not expect it.
    if (!answer && name === 'report') return reply({})();
    if (!answer) throw new Error(`The fake has no answer left for ${name}`);
    return answer();
  };
  const client = new ApiClient({
    transport,
    seal: ({ body, send }) => send(body),
    site: () => callSiteOf(exampleSettings, language),
  });
  return Object.assign(client, {
    calls,
    countOf: (name: string) => calls.filter((call) => call.name === name).length,
  });
}
