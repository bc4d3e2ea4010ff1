import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Returns the server's puzzle with its solution; `undefined` if there is no solution. */
async function solve(puzzle: string): Promise<string | undefined> {
  try {
    // Written by the server
    const challenge = JSON.parse(
      atob(puzzle.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // No Web Crypto, as over plain HTTP.
    return undefined;
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<string>) => void solve(data).then((solution) => postMessage(solution)),
);
