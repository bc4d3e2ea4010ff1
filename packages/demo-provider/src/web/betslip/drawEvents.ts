import type { EventList, SportsEvent, SlipLeg } from '../../server/PlayApi.ts';
import { make, type Child } from '../dom.ts';
import { marketText, oddsText, pickText, sidesText } from './eventTexts.ts';
import type { EventTimes } from './EventTimes.ts';
import type { SlipDraft } from './SlipDraft.ts';
import { words } from '../words.ts';

export interface EventsShown {
  readonly events: EventList;
  readonly times: EventTimes;
  readonly draft: SlipDraft;
  readonly onChoose: (event: SportsEvent, leg: SlipLeg) => void;
}

/** Events of a sport: open events with their odds, events under way, and results. */
export function drawEvents({ events, times, draft, onChoose }: EventsShown): HTMLElement[] {
  return [
    list(
      words.coming,
      events.coming.map((event) =>
        make('li', { class: 'event' }, [
          heading(
            event,
            times.show(event.startsAtMs, { at: words.starts, within: words.startsIn }),
          ),
          event.isSuspended && make('p', { class: 'suspended' }, [words.suspended]),
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
                  const isChosen = draft.has(event.eventId, market.market, pick);
                  return make(
                    'button',
                    {
                      type: 'button',
                      class: 'odd',
                      'aria-pressed': String(isChosen),
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
      events.running.map((event) =>
        make('li', { class: 'event' }, [
          heading(event, times.show(event.endsAtMs, { at: words.ends, within: words.endsIn })),
        ]),
      ),
    ),
    list(
      words.over,
      events.over.map((event) =>
        make('li', { class: 'event over' }, [heading(event, event.result ?? '')]),
      ),
    ),
  ];
}

function heading(event: SportsEvent, detail: Child): HTMLElement {
  return make('h3', {}, [make('span', {}, [sidesText(event)]), make('small', {}, [detail])]);
}

function list(title: string, items: readonly HTMLElement[]): HTMLElement {
  return make('section', {}, [
    make('h2', {}, [title]),
    items.length === 0 ? make('p', {}, [words.none]) : make('ol', { class: 'events' }, items),
  ]);
}
