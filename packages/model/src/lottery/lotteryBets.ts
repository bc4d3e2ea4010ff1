import type { LottOdds, LottOption, LottPicks, LottPlayType } from '../generated/calls.gen.ts';

/**
 * How a lottery bet is counted and paid: the same in the browser, which shows it, and at the
 * demonstration operator, which decides.
 */
const seriesBase = 2000;
const triple = 3;

/** How many bets a choice is; 0 while it is none. Source: ours, by {@link LottPlayType}.count. */
export function betCountOf(
  { count, fields }: Pick<LottPlayType, 'count' | 'fields'>,
  picks: LottPicks,
): number {
  const sizes = fields.map((_field, index) => new Set(picks[index]).size);
  if (count === 'product') return sizes.reduce((product, size) => product * size, 1);
  const chosen = sizes.reduce((sum, size) => sum + size, 0);
  return count === 'options' ? chosen : (chosen * (chosen - 1) * (chosen - 2)) / (triple * 2);
}

/** Whether a choice names only what its lines offer, each option once, and is at least one bet. */
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

/** The odds of an option; all options have the same where none is named. */
export function oddsOf(
  { odds }: Pick<LottPlayType, 'odds'>,
  option?: LottOption,
): LottOdds | undefined {
  return odds.find((line) => line.option === undefined || line.option === option);
}

/**
 * What one winning bet pays, in minor units: the series' share of fair odds, rounded down. Source:
 * return = series / 2000.
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
 * The most one draw can pay for a choice, in minor units, for a single multiple: of all the bets in
 * it at most one wins.
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
