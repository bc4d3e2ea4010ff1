import { make } from '../dom.ts';
import { marketText, oddsText, pickText, sidesText } from './eventTexts.ts';
import type { SlipDraft } from './SlipDraft.ts';
import { fill, words } from '../words.ts';

/** The lines of the slip in progress, each with a button that removes it. */
export function drawDraft(draft: SlipDraft, onRemove: (eventId: string) => void): HTMLElement {
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

/** The return of a slip when all of its lines win. */
export function possibleMinor(draft: SlipDraft, stakeMinor: number, isCombined: boolean): number {
  const odds = draft.legs.map(({ oddsHundredths }) => oddsHundredths);
  const returnOf = (factors: readonly number[]): number =>
    Number(
      factors.reduce((product, factor) => product * BigInt(factor), BigInt(stakeMinor)) /
        100n ** BigInt(factors.length),
    );
  return isCombined ? returnOf(odds) : odds.reduce((sum, factor) => sum + returnOf([factor]), 0);
}
