import type { Game } from '@livery/demo-content/catalogue/games';

/**
 * Returns the limits of a stake: from the game's minimum to a thousand times that, but at least a
 * hundred major units.
 */
export function betLimits(
  { minBet }: Pick<Game, 'minBet'>,
  minorDigits: number,
): { minBetMinor: number; maxBetMinor: number } {
  const minBetMinor = Math.max(1, Math.round(minBet * 10 ** minorDigits));
  return { minBetMinor, maxBetMinor: Math.max(1_000 * minBetMinor, 100 * 10 ** minorDigits) };
}
