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

/** What is answered to one call. */
export type Answer = () => Promise<TransportReply>;

/** A call that was made, with its complete request. */
export interface MadeCall {
  name: string;
  request: object;
  signal: AbortSignal | undefined;
}

/** An answer that carries a value. */
export function reply(value: unknown): Answer {
  return () => Promise.resolve({ status: 200, body: { success: true, value } });
}

/** An answer that says no, or none at all. */
export function fail(code: ErrorCode, refusal: { message?: string; value?: unknown } = {}): Answer {
  if (code === 'network_failed' || code === 'network_timeout' || code === 'aborted')
    return () => Promise.reject(new TransportError(code));
  return () => Promise.resolve({ status: 400, body: { success: false, code, ...refusal } });
}

/**
 * An answer that is on its way until `arrive` says what it is. An abort alone does not end it: the
 * test answers `fail('aborted')`.
 */
export function later(): { answer: Answer; arrive: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: () => promise.then((answer) => answer()), arrive: resolve };
}

/**
 * A client whose calls are answered in order, by name, and recorded. A call without an answer left
 * is a mistake of the test.
 */
export function fakeApi(
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  language = 'EN',
): ApiClient & { readonly calls: MadeCall[]; countOf: (name: string) => number } {
  const calls: MadeCall[] = [];
  const queues = new Map(Object.entries(answers).map(([name, queue]) => [name, [...queue]]));
  const transport: Transport = ({ method, path, query, body, signal }) => {
    const name =
      [...operatorCalls, ...platformCalls].find(
        (call) => call.method === method && call.path === path,
      )?.name ?? `${method} ${path}`;
    calls.push({ name, request: query ?? body ?? {}, signal });
    const answer = queues.get(name)?.shift();
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
