import { ApiError } from '@livery/api';

/**
 * Maximum duration of a proof, including the start of the worker. Puzzles expire after two minutes.
 */
const proofMs = 60_000;

/** Part of the `Worker` interface that is used here. */
export type ProofWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Solves proofs of work, each in its own worker, so that the page stays responsive. */
export class ProofOfWorkSolver {
  readonly #start: () => ProofWorker;

  constructor(start: () => ProofWorker) {
    this.#start = start;
  }

  /**
   * Returns the puzzle with its solution. Rejects with `bot_check` if workers are unavailable, the
   * worker fails, or the time limit is exceeded.
   */
  async solve(puzzle: string, call: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => resolve(undefined), proofMs);
    let worker: ProofWorker | undefined;
    try {
      worker = this.#start();
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => resolve(undefined));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
      worker.postMessage(puzzle);
      const solution = await promise;
      if (typeof solution === 'string') return solution;
    } catch {
      // No worker support, or a policy forbids this worker.
    } finally {
      clearTimeout(timer);
      worker?.terminate();
    }
    throw new ApiError({ code: 'bot_check', call });
  }
}
