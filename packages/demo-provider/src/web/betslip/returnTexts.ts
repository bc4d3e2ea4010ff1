import type { PlayState } from '../../server/PlayApi.ts';
import { make } from '../dom.ts';
import { jackpotTexts } from '../games/jackpotTexts.ts';
import type { FormatMoney } from '../money.ts';
import { fill, words } from '../words.ts';

/** Rules about the return to player, how it is computed, the stake limits and the pace. */
export function returnTexts(state: PlayState, money: FormatMoney): HTMLElement[] {
  const { returnPercent, stakesMinor, cycleMs } = state;
  return [
    make('p', {}, [make('strong', {}, [fill(words.returnOf, { percent: returnPercent ?? 0 })])]),
    make('p', {}, [words.howComputed]),
    ...jackpotTexts(state, money),
    make('p', {}, [
      fill(words.limits, { min: money(stakesMinor[0] ?? 0), max: money(stakesMinor.at(-1) ?? 0) }),
      ' ',
      fill(words.cycle, { seconds: cycleMs / 1000 }),
    ]),
  ];
}
