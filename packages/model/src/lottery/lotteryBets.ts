import type { LottOdds, LottOption, LottPicks, LottPlayType } from '../generated/calls.gen.ts';

/**
 * Arithmetic of lottery bets. Shared by the browser, which displays the amounts, and the
 * demonstration operator, which settles the bets.
 */
const seriesBase = 2000;
const triple = 3;

/**
 * Returns the number of bets in a selection; 0 while it is incomplete. Source: our own, by {@link
 * LottPlayType}.count.
 */
export function betCountOf(
  { count, fields }: Pick<LottPlayType, 'count' | 'fields'>,
  picks: LottPicks,
): number {
  const sizes = fields.map((_field, index) => new Set(picks[index]).size);
  if (count === 'product') return sizes.reduce((product, size) => product * size, 1);
  const chosen = sizes.reduce((sum, size) => sum + size, 0);
  return count === 'options' ? chosen : (chosen * (chosen - 1) * (chosen - 2)) / (triple * 2);
}

/**
 * Returns whether a selection contains only offered options, each once, and makes at least one bet.
 */
export function arePicksOf(
  playType: Pick<LottPlayType, 'count' | 'fields'>,
  picks: LottPicks,
): boolean {
  return (
    picks.length === playType.fields.length &&
    picks.every(
      (line, index) =>
        new Set(line).size === line.length &&
        line.every((option) => playType.fields[index]?.options.includes(option)),
    ) &&
    betCountOf(playType, picks) > 0
  );
}

/** Returns the odds of an option; without one, the odds common to all options. */
export function oddsOf(
  { odds }: Pick<LottPlayType, 'odds'>,
  option?: LottOption,
): LottOdds | undefined {
  return odds.find((line) => line.option === undefined || line.option === option);
}

/**
 * Returns the payout of one winning bet, in minor units: the series' share of fair odds, rounded
 * down. Source: return = series / 2000.
 */
export function prizeMinorOf({
  unitMinor,
  series,
  odds: { outcomes, total },
}: {
  unitMinor: number;
  series: number;
  odds: LottOdds;
}): number {
  return Math.floor((unitMinor * series * total) / (seriesBase * outcomes));
}

/**
 * Returns the maximum payout of one draw for a selection, in minor units, for a multiple of one. At
 * most one bet of a selection wins.
 */
export function bestPrizeMinorOf(
  playType: LottPlayType,
  picks: LottPicks,
  { unitMinor, series }: { unitMinor: number; series: number },
): number {
  if (betCountOf(playType, picks) === 0) return 0;
  const prizes = (picks[0] ?? []).map((option) => {
    const odds = oddsOf(playType, option);
    return odds ? prizeMinorOf({ unitMinor, series, odds }) : 0;
  });
  return Math.max(0, ...prizes);
}
