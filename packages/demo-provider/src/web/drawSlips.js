/** @import { BoardState, RoundView, SlipLeg, SlipOutcome } from '../server/PlayApi.ts' */
import { make } from './dom.js';
import { marketText, oddsText, pickText, sidesText, timeText } from './eventTexts.js';
import { lineText } from './roundText.js';
import { fill, words } from './words.js';

/**
 * The player's slips: those that are open, then those that are settled.
 * @param {BoardState} state
 * @param {(minor: number) => string} money
 * @returns {HTMLElement[]}
 */
export function drawSlips({ open, over, names }, money) {
  return [list(words.openSlips, open), list(words.settledSlips, over)];

  /** @param {string} title @param {readonly RoundView[]} slips */
  function list(title, slips) {
    return make('section', { class: 'slips' }, [
      make('h2', {}, [title]),
      slips.length === 0 ? make('p', {}, [words.noSlips]) : make('ol', {}, slips.map(slipOf)),
    ]);
  }

  /** @param {RoundView} slip */
  function slipOf(slip) {
    const legs = /** @type {readonly SlipLeg[]} */ (slip.picks); // a slip's picks are its lines
    const outcome = /** @type {SlipOutcome | undefined} */ (slip.outcome);
    return make('li', { class: 'slip' }, [
      make('p', {}, [make('strong', {}, [stateText(slip)]), ' · ', lineText(slip, money)]),
      make(
        'ul',
        {},
        legs.map((leg, index) => {
          const sides = names[leg.eventId];
          const ended = outcome?.legs[index];
          const mark = ended ? ` · ${ended.result} ${ended.won ? '✓' : '✗'}` : '';
          return make('li', {}, [
            `${sides ? sidesText(sides) : ''}: ${marketText(leg.market)}, ${pickText(sides, leg)} @ ${oddsText(leg.oddsHundredths)}${mark}`,
          ]);
        }),
      ),
    ]);
  }

  /** @param {RoundView} slip */
  function stateText({ state, winMinor = 0, dueAtMs = 0 }) {
    if (state === 'undone') return words.undone;
    if (state !== 'settled') return fill(words.slipOpen, { time: timeText(dueAtMs) });
    return winMinor > 0 ? fill(words.slipWon, { win: money(winMinor) }) : words.slipLost;
  }
}
