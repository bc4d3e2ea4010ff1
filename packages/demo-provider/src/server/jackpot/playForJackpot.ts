import type { DrawNumber } from '../games/RoundGame.ts';
import { jackpotCases, partsPerMinor } from './jackpotTerms.ts';

/** Content of a pool, in parts of a minor unit, and its seed. */
export interface JackpotPool {
  readonly parts: number;
  readonly seedMinor: number;
}

/** Pool after a round for money, and the amount the round won; zero without a win. */
export interface PlayedJackpot {
  readonly parts: number;
  readonly wonMinor: number;
}

/**
 * Adds a stake's share to a pool, then draws whether the round wins it. Fractions of a minor unit
 * stay in the pool.
 */
export function playForJackpot(
  { parts, seedMinor }: JackpotPool,
  stakeMinor: number,
  drawNumber: DrawNumber,
): PlayedJackpot {
  // One part for each staked minor unit.
  const fed = parts + stakeMinor;
  if (drawNumber(jackpotCases(seedMinor)) >= stakeMinor) return { parts: fed, wonMinor: 0 };
  return {
    parts: seedMinor * partsPerMinor + (fed % partsPerMinor),
    wonMinor: Math.floor(fed / partsPerMinor),
  };
}
