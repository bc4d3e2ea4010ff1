import { getChallenge, type SolveBotCheck } from '@livery/api';
import type { Challenge } from '@livery/model';
// oxlint-disable-next-line import/default -- the query makes Vite export the address
import address from './proofWorker.ts?worker&url';
import { ProofOfWorkSolver } from './ProofOfWorkSolver.ts';
import { trustedScript } from './trustedScript.ts';

/** Solver of each kind of bot check. An adapter of a hosted check adds an entry. */
const solvers: Readonly<
  Record<Challenge['kind'], { readonly solve: (puzzle: string, call: string) => Promise<string> }>
> = {
  proofOfWork: new ProofOfWorkSolver({
    start: () => new Worker(trustedScript(address), { type: 'module' }),
    onFault: (cause) => reportError(cause),
  }),
};

/**
 * Requests a bot check for a call and solves it. Requests a new one each time, because a solution
 * is accepted once.
 */
export const solveBotCheck: SolveBotCheck = async ({ api, call }) => {
  const { kind, puzzle } = await api.call(getChallenge, { call });
  return solvers[kind].solve(puzzle, call);
};
