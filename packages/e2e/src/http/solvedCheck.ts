import type { Challenge } from '@livery/model';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge as Puzzle } from 'altcha-lib/types';
import { valueOf } from './envelope.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/** Returns a solved bot check of a call, as the brand's own page does. */
export async function solvedCheck(
  brand: Pick<TestBrand, 'request'>,
  call: string,
): Promise<string> {
  const { status, body } = await brand.request(`/_livery/challenge?call=${call}`);
  if (status !== 200)
    throw new Error(`No bot check for ${call}: the brand answered ${status} ${body}`);
  const { puzzle } = valueOf(body) as Challenge; // the call's reply
  // Written by the server
  const challenge = JSON.parse(Buffer.from(puzzle, 'base64url').toString()) as Puzzle;
  return Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString('base64url');
}
