/** @import { Board, BoardEvent, SlipLeg } from '../server/PlayApi.ts' */
/** @import { SlipDraft } from './SlipDraft.js' */
import { make } from './dom.js';
import { marketText, oddsText, pickText, sidesText, timeText } from './eventTexts.js';
import { fill, words } from './words.js';

/**
 * The board: events with their odds, those under way, and results.
 * @param {{ board: Board, draft: SlipDraft, onChoose: (event: BoardEvent, leg: SlipLeg) => void }}
 *   shown
 * @returns {HTMLElement[]}
 */
export function drawEvents({ board, draft, onChoose }) {
  return [
    list(
      words.coming,
      board.coming.map((event) =>
        make('li', { class: 'event' }, [
          heading(event, fill(words.starts, { time: timeText(event.startsAtMs) })),
          ...event.markets.map((market) =>
            make('div', { class: 'market' }, [
              make('h4', {}, [marketText(market.market)]),
              make(
                'div',
                { class: 'odds', role: 'group', 'aria-label': marketText(market.market) },
                market.selections.map(({ pick, oddsHundredths }) => {
                  const leg = {
                    eventId: event.eventId,
                    market: market.market,
                    pick,
                    oddsHundredths,
                  };
                  const name = pickText(event, leg);
                  const chosen = draft.has(event.eventId, market.market, pick);
                  return make(
                    'button',
                    {
                      type: 'button',
                      class: 'odd',
                      'aria-pressed': String(chosen),
                      'data-key': `${event.eventId} ${market.market} ${pick}`,
                      disabled:
                        draft.isFull &&
                        !draft.lines.some(({ leg }) => leg.eventId === event.eventId),
                      click: () => {
                        onChoose(event, leg);
                      },
                    },
                    [
                      make('span', { class: 'unseen' }, [`${sidesText(event)}: `]),
                      make('span', {}, [name]),
                      ' ',
                      make('strong', {}, [oddsText(oddsHundredths)]),
                    ],
                  );
                }),
              ),
            ]),
          ),
        ]),
      ),
    ),
    list(
      words.running,
      board.running.map((event) =>
        make('li', { class: 'event' }, [
          heading(event, fill(words.ends, { time: timeText(event.endsAtMs) })),
        ]),
      ),
    ),
    list(
      words.over,
      board.over.map((event) =>
        make('li', { class: 'event over' }, [heading(event, event.result ?? '')]),
      ),
    ),
  ];
}

/** @param {BoardEvent} event @param {string} note */
function heading(event, note) {
  return make('h3', {}, [make('span', {}, [sidesText(event)]), make('small', {}, [note])]);
}

/** @param {string} title @param {readonly HTMLElement[]} items */
function list(title, items) {
  return make('section', {}, [
    make('h2', {}, [title]),
    items.length === 0 ? make('p', {}, [words.none]) : make('ol', { class: 'events' }, items),
  ]);
}
