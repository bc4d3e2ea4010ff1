import type { SportsbookState, RoundView, SlipLeg, SlipOutcome } from '../../server/PlayApi.ts';
import { make, type Child } from '../dom.ts';
import { marketText, oddsText, pickText, sidesText } from './eventTexts.ts';
import type { EventTimes } from './EventTimes.ts';
import type { FormatMoney } from '../money.ts';
import { lineText } from '../games/roundText.ts';
import { fill, words } from '../words.ts';

/** The player's slips: open ones first, then settled ones. */
export function drawSlips(
  { open, over, names }: SportsbookState,
  { money, times }: { money: FormatMoney; times: EventTimes },
): HTMLElement[] {
  return [list(words.openSlips, open), list(words.settledSlips, over)];

  function list(title: string, slips: readonly RoundView[]): HTMLElement {
    return make('section', { class: 'slips' }, [
      make('h2', {}, [title]),
      slips.length === 0 ? make('p', {}, [words.noSlips]) : make('ol', {}, slips.map(slipOf)),
    ]);
  }

  function slipOf(slip: RoundView): HTMLElement {
    const legs = slip.picks as readonly SlipLeg[]; // a slip's picks are its lines
    const outcome = slip.outcome as SlipOutcome | undefined; // the outcome of this kind of game
    return make('li', { class: 'slip' }, [
      make('p', {}, [make('strong', {}, [stateText(slip)]), ' · ', lineText(slip, money)]),
      make(
        'ul',
        {},
        legs.map((leg, index) => {
          const sides = names[leg.eventId];
          const legResult = outcome?.legs[index];
          const mark = legResult ? ` · ${legResult.result} ${legResult.won ? '✓' : '✗'}` : '';
          return make('li', {}, [
            `${sides ? sidesText(sides) : ''}: ${marketText(leg.market)}, ${pickText(sides, leg)} @ ${oddsText(leg.oddsHundredths)}${mark}`,
          ]);
        }),
      ),
    ]);
  }

  function stateText({ state, winMinor = 0, dueAtMs = 0 }: RoundView): Child {
    if (state === 'undone') return words.undone;
    if (state !== 'settled')
      return times.show(dueAtMs, { at: words.slipOpen, within: words.slipOpenIn });
    return winMinor > 0 ? fill(words.slipWon, { win: money(winMinor) }) : words.slipLost;
  }
}
