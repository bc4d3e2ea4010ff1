import type { PlayState } from '../../server/PlayApi.ts';
import { make } from '../dom.ts';
import type { FormatMoney } from '../money.ts';
import { fill, words } from '../words.ts';

/** Rules of a game's jackpot: how it grows, how it is won, and what it adds to the returns. */
export function jackpotTexts(
  { jackpot, returnPercent = 0, minorDigits }: PlayState,
  money: FormatMoney,
): HTMLElement[] {
  if (jackpot === undefined) return [];
  if (jackpot === null) return [make('p', {}, [words.jackpotDemo])];
  const odds = new Intl.NumberFormat(words.tag).format(jackpot.oddsPerMajor);
  // Both have at most two decimal places; their binary sum may have more.
  const total = Math.round(100 * (returnPercent + jackpot.returnPercent)) / 100;
  return [
    make('p', {}, [
      fill(words.jackpotHow, {
        share: jackpot.sharePercent,
        stake: money(10 ** minorDigits),
        odds,
        seed: money(jackpot.seedMinor),
      }),
    ]),
    make('p', {}, [
      make('strong', {}, [fill(words.jackpotReturn, { jackpot: jackpot.returnPercent, total })]),
    ]),
  ];
}
