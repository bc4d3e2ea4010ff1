import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** A puzzle as the server gave it, with its answer; undefined where there is none to be found. */
async function solve(puzzle: string): Promise<string | undefined> {
  try {
    // The server's own
    const challenge = JSON.parse(
      atob(puzzle.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // A browser without cryptography, as over plain http.
    return undefined;
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<string>) => void solve(data).then((solution) => postMessage(solution)),
);
