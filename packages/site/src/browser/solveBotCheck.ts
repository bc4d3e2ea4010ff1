import { getChallenge, type SolveBotCheck } from '@livery/api';
import type { Challenge } from '@livery/model';
// oxlint-disable-next-line import/default -- the query makes an address of it
import address from './proofWorker.ts?worker&url';
import { ProofOfWorkSolver } from './ProofOfWorkSolver.ts';
import { trustedScript } from './trustedScript.ts';

/** What solves each kind of bot check. An adapter of a hosted check has its line here. */
const solvers: Readonly<
  Record<Challenge['kind'], { readonly solve: (puzzle: string, call: string) => Promise<string> }>
> = {
  proofOfWork: new ProofOfWorkSolver(() => new Worker(trustedScript(address))),
};

/** Asks for the bot check of a call and solves it, each time anew: a solution is good once. */
export const solveBotCheck: SolveBotCheck = async ({ api, call }) => {
  const { kind, puzzle } = await api.call(getChallenge, { call });
  return solvers[kind].solve(puzzle, call);
};
