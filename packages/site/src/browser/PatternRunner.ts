import type { PatternPort } from '@livery/stores';
import { workerFault } from './workerFault.ts';

/** Maximum duration of a match. */
const patternMs = 100;
/** Maximum time to load the worker's script. */
const startMs = 5_000;

/** Part of the `Worker` interface that is used here. */
export type PatternWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Matches patterns in one worker, one after another. A match that exceeds the time limit terminates
 * the worker, and the next match starts a new one. Resolves to `undefined` on every failure.
 */
export class PatternRunner implements PatternPort {
  readonly #start: () => PatternWorker;
  readonly #onFault: (cause: unknown) => void;
  #worker: Promise<PatternWorker | undefined> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** `onFault` reports why a worker did not start or failed, because the page works without it. */
  constructor({
    start,
    onFault,
  }: {
    start: () => PatternWorker;
    onFault: (cause: unknown) => void;
  }) {
    this.#start = start;
    this.#onFault = onFault;
  }

  test(pattern: string, value: string): Promise<boolean | undefined> {
    const answer = this.#last.then(() => this.#ask(pattern, value));
    this.#last = answer;
    return answer;
  }

  async #ask(pattern: string, value: string): Promise<boolean | undefined> {
    this.#worker ??= this.#begin();
    const worker = await this.#worker;
    if (!worker) return this.#giveUp();
    const pendingReply = this.#messageOf(worker, patternMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    worker.postMessage({ pattern, value });
    const reply = await pendingReply;
    if (reply === undefined) return this.#giveUp(worker);
    const { answer } = reply as { answer?: unknown }; // Only our own worker script posts here.
    return typeof answer === 'boolean' ? answer : undefined;
  }

  /** Resolves to a worker that is ready, or to `undefined` if it does not start in time. */
  async #begin(): Promise<PatternWorker | undefined> {
    try {
      const worker = this.#start();
      if ((await this.#messageOf(worker, startMs)) !== undefined) return worker;
      worker.terminate();
    } catch (cause) {
      // No worker support, or a policy forbids this worker.
      this.#onFault(cause);
    }
    return undefined;
  }

  #giveUp(worker?: PatternWorker): undefined {
    worker?.terminate();
    this.#worker = undefined;
  }

  /** Resolves to the worker's next message, or to `undefined` on failure and timeout. */
  #messageOf(worker: PatternWorker, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve) => {
      const listeners = new AbortController();
      const settle = (message: unknown): void => {
        clearTimeout(timer);
        listeners.abort();
        resolve(message);
      };
      const timer = setTimeout(() => settle(undefined), timeoutMs);
      worker.addEventListener('message', ({ data }) => settle(data), { signal: listeners.signal });
      worker.addEventListener(
        'error',
        (event) => {
          this.#onFault(workerFault(event));
          settle(undefined);
        },
        { signal: listeners.signal },
      );
    });
  }
}
