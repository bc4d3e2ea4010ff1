import type { RoundView } from '../../server/PlayApi.ts';
import type { FormatMoney } from '../money.ts';
import { fill, words } from '../words.ts';

/** The result of a round. Only a return above the stake is presented as a win. */
export function resultText({ stakeMinor, winMinor = 0 }: RoundView, money: FormatMoney): string {
  const values = { win: money(winMinor), stake: money(stakeMinor) };
  if (winMinor > stakeMinor) return fill(words.won, values);
  if (winMinor === stakeMinor) return fill(words.returned, values);
  return winMinor > 0 ? fill(words.partly, values) : words.nothing;
}

/** A round as a list item. */
export function lineText(
  { state, stakeMinor, winMinor = 0 }: RoundView,
  money: FormatMoney,
): string {
  const text =
    state === 'undone' ? words.takenBack : state === 'settled' ? words.total : words.pending;
  return fill(text, { stake: money(stakeMinor), win: money(winMinor) });
}
