/** @import { SlipDraft } from './SlipDraft.js' */
import { make } from './dom.js';
import { marketText, oddsText, pickText, sidesText } from './eventTexts.js';
import { fill, words } from './words.js';

/**
 * The slip that is being written: its lines, each with a way to take it off.
 * @param {SlipDraft} draft
 * @param {(eventId: string) => void} onRemove
 */
export function drawDraft(draft, onRemove) {
  if (draft.lines.length === 0) return make('p', {}, [words.slipEmpty]);
  return make(
    'ul',
    { class: 'draft' },
    draft.lines.map(({ event, leg }) =>
      make('li', {}, [
        make('span', {}, [
          make('strong', {}, [`${pickText(event, leg)} @ ${oddsText(leg.oddsHundredths)}`]),
          make('br'),
          `${marketText(leg.market)} · ${sidesText(event)}`,
        ]),
        make(
          'button',
          {
            type: 'button',
            class: 'plain remove',
            click: () => {
              onRemove(leg.eventId);
            },
          },
          [
            make('span', { 'aria-hidden': 'true' }, ['×']),
            make('span', { class: 'unseen' }, [fill(words.remove, { name: sidesText(event) })]),
          ],
        ),
      ]),
    ),
  );
}

/**
 * What the slip gives back if all of it wins.
 * @param {SlipDraft} draft
 * @param {number} stakeMinor
 * @param {boolean} combined
 */
export function possibleMinor(draft, stakeMinor, combined) {
  const odds = draft.legs.map(({ oddsHundredths }) => oddsHundredths);
  /** @type {(some: readonly number[]) => number} */
  const back = (some) =>
    Number(
      some.reduce((product, one) => product * BigInt(one), BigInt(stakeMinor)) /
        100n ** BigInt(some.length),
    );
  return combined ? back(odds) : odds.reduce((sum, one) => sum + back([one]), 0);
}
