import type { DrawNumber } from '../games/RoundGame.ts';
import { jackpotCases, partsPerMinor } from './jackpotTerms.ts';

/** What stands in a pool, in parts of a minor unit, and what it begins with. */
export interface JackpotPool {
  readonly parts: number;
  readonly seedMinor: number;
}

/** A pool after a round for money, and what the round won of it; zero where it did not. */
export interface PlayedJackpot {
  readonly parts: number;
  readonly wonMinor: number;
}

/**
 * Puts a stake's share into a pool, then draws whether the round wins it. What is less than a minor
 * unit stays for the next one.
 */
export function playForJackpot(
  { parts, seedMinor }: JackpotPool,
  stakeMinor: number,
  drawNumber: DrawNumber,
): PlayedJackpot {
  // One part of each minor unit that is staked.
  const fed = parts + stakeMinor;
  if (drawNumber(jackpotCases(seedMinor)) >= stakeMinor) return { parts: fed, wonMinor: 0 };
  return {
    parts: seedMinor * partsPerMinor + (fed % partsPerMinor),
    wonMinor: Math.floor(fed / partsPerMinor),
  };
}
