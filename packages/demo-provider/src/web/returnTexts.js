/** @import { PlayState } from '../server/PlayApi.ts' */
import { make } from './dom.js';
import { jackpotTexts } from './jackpotTexts.js';
import { fill, words } from './words.js';

/**
 * What comes back in the long run, how that is known, and between which limits and how fast is
 * played.
 * @param {PlayState} state
 * @param {(minor: number) => string} money
 */
export function returnTexts(state, money) {
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
