/** @import { RoundView } from '../server/PlayApi.ts' */
import { fill, words } from './words.js';

/**
 * What a round brought, in a sentence. What is no more than the stake is nothing to be glad about.
 * @param {RoundView} round
 * @param {(minor: number) => string} money
 */
export function resultText({ stakeMinor, winMinor = 0 }, money) {
  const values = { win: money(winMinor), stake: money(stakeMinor) };
  if (winMinor > stakeMinor) return fill(words.won, values);
  if (winMinor === stakeMinor) return fill(words.returned, values);
  return winMinor > 0 ? fill(words.partly, values) : words.nothing;
}

/**
 * A round in a list.
 * @param {RoundView} round
 * @param {(minor: number) => string} money
 */
export function lineText({ state, stakeMinor, winMinor = 0 }, money) {
  const text =
    state === 'undone' ? words.takenBack : state === 'settled' ? words.total : words.pending;
  return fill(text, { stake: money(stakeMinor), win: money(winMinor) });
}
