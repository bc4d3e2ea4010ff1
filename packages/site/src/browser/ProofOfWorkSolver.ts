import { ApiError } from '@livery/api';
import { workerFault } from './workerFault.ts';

/**
 * Maximum duration of a proof, including the start of the worker. Puzzles expire after two minutes.
 */
const proofMs = 60_000;

/** Part of the `Worker` interface that is used here. */
export type ProofWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Solves proofs of work, each in its own worker, so that the page stays responsive. */
export class ProofOfWorkSolver {
  readonly #start: () => ProofWorker;
  readonly #onFault: (cause: unknown) => void;

  /** `onFault` reports why a puzzle was not solved, because the page's message does not say it. */
  constructor({ start, onFault }: { start: () => ProofWorker; onFault: (cause: unknown) => void }) {
    this.#start = start;
    this.#onFault = onFault;
  }

  /**
   * Returns the puzzle with its solution. Rejects with `bot_check` if workers are unavailable, the
   * worker fails, or the time limit is exceeded.
   */
  async solve(puzzle: string, call: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = setTimeout(
      () => reject(new Error(`The bot check was not solved within ${proofMs} ms`)),
      proofMs,
    );
    let worker: ProofWorker | undefined;
    try {
      worker = this.#start();
      // A worker without a solution posts the cause.
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
        typeof data === 'string' ? resolve(data) : reject(data),
      );
      worker.addEventListener('error', (event) => reject(workerFault(event)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
      worker.postMessage(puzzle);
      return await promise;
    } catch (cause) {
      this.#onFault(cause);
      throw new ApiError({ code: 'bot_check', call, cause });
    } finally {
      clearTimeout(timer);
      worker?.terminate();
    }
  }
}
