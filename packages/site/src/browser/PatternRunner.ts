import type { PatternPort } from '@livery/stores';

/** How long a pattern may take, in milliseconds. */
const patternMs = 100;
/** How long the worker's program may be on its way, in milliseconds. */
const startMs = 5_000;

/** What is needed of a worker. */
export type PatternWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/**
 * Runs patterns in one worker, one after the other. A pattern that takes too long costs the worker:
 * it is ended, and the next question gets a new one. Whatever cannot be answered is `undefined`.
 */
export class PatternRunner implements PatternPort {
  readonly #start: () => PatternWorker;
  #worker: Promise<PatternWorker | undefined> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(start: () => PatternWorker) {
    this.#start = start;
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
    const heard = messageOf(worker, patternMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage({ pattern, value });
    const reply = await heard;
    if (reply === undefined) return this.#giveUp(worker);
    const { answer } = reply as { answer?: unknown }; // Our own worker's.
    return typeof answer === 'boolean' ? answer : undefined;
  }

  /** A worker that says it is there; none where it does not come. */
  async #begin(): Promise<PatternWorker | undefined> {
    try {
      const worker = this.#start();
      if ((await messageOf(worker, startMs)) !== undefined) return worker;
      worker.terminate();
    } catch {
      // A browser without workers, or one that may not start this.
    }
    return undefined;
  }

  #giveUp(worker?: PatternWorker): undefined {
    worker?.terminate();
    this.#worker = undefined;
  }
}

/** The next thing a worker says; undefined when it fails, or says nothing in time. */
function messageOf(worker: PatternWorker, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const settle = (message: unknown): void => {
      clearTimeout(timer);
      heard.abort();
      resolve(message);
    };
    const timer = setTimeout(() => settle(undefined), timeoutMs);
    worker.addEventListener('message', ({ data }) => settle(data), { signal: heard.signal });
    worker.addEventListener('error', () => settle(undefined), { signal: heard.signal });
  });
}
