import { ApiError } from '@livery/api';

/**
 * How long a proof may take with everything, in milliseconds: the puzzle is good for two minutes.
 */
const proofMs = 60_000;

/** What is needed of a worker. */
export type ProofWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Solves proofs of work, each in a worker of its own: the page goes on meanwhile. */
export class ProofOfWorkSolver {
  readonly #start: () => ProofWorker;

  constructor(start: () => ProofWorker) {
    this.#start = start;
  }

  /**
   * The puzzle with its answer. Rejects with `bot_check` where it cannot be had: without workers,
   * with a worker that fails, or in too long a time.
   */
  async solve(puzzle: string, call: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => resolve(undefined), proofMs);
    let worker: ProofWorker | undefined;
    try {
      worker = this.#start();
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => resolve(undefined));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
      worker.postMessage(puzzle);
      const solution = await promise;
      if (typeof solution === 'string') return solution;
    } catch {
      // A browser without workers, or one that may not start this.
    } finally {
      clearTimeout(timer);
      worker?.terminate();
    }
    throw new ApiError({ code: 'bot_check', call });
  }
}
