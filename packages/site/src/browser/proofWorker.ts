import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/**
 * Returns the server's puzzle with its solution. Rejects if there is no solution, and without Web
 * Crypto, as over plain HTTP.
 */
async function solve(puzzle: string): Promise<string> {
  // Written by the server
  const challenge = JSON.parse(atob(puzzle.replaceAll('-', '+').replaceAll('_', '/'))) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The puzzle of the bot check has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

addEventListener(
  'message',
  ({ data }: MessageEvent<string>) =>
    void solve(data).then(
      (solution) => postMessage(solution),
      (cause: unknown) => postMessage(cause),
    ),
);
