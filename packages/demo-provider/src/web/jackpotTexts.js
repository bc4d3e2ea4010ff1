/** @import { PlayState } from '../server/PlayApi.ts' */
import { make } from './dom.js';
import { fill, words } from './words.js';

/**
 * How a game's jackpot is fed and won, and what it adds to the returns; of a game without one
 * nothing.
 * @param {PlayState} state
 * @param {(minor: number) => string} money
 */
export function jackpotTexts({ jackpot, returnPercent = 0, minorDigits }, money) {
  if (jackpot === undefined) return [];
  if (jackpot === null) return [make('p', {}, [words.jackpotDemo])];
  const odds = new Intl.NumberFormat(words.tag).format(jackpot.oddsPerMajor);
  // Both have two places at most; their binary sum may have more.
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
