import type { EventList, SportsEvent, Selection, SlipLeg, SlipPick } from '../../server/PlayApi.ts';

export interface DraftLine {
  readonly event: SportsEvent;
  readonly leg: SlipLeg;
}

/** What an update of the events changed in a draft. */
export type DraftChange = 'odds_changed' | 'event_suspended' | 'event_closed';

const maxLines = 8;

/** Selections that are not placed yet: one for each event, at the latest odds. */
export class SlipDraft {
  readonly #lines = new Map<string, DraftLine>();

  get lines(): readonly DraftLine[] {
    return [...this.#lines.values()];
  }

  get legs(): readonly SlipLeg[] {
    return this.lines.map(({ leg }) => leg);
  }

  get isFull(): boolean {
    return this.#lines.size >= maxLines;
  }

  has(eventId: string, market: string, pick: string): boolean {
    const leg = this.#lines.get(eventId)?.leg;
    return leg?.market === market && leg.pick === pick;
  }

  /** Adds a selection, or removes it when it is there already. */
  toggle(event: SportsEvent, leg: SlipLeg): void {
    if (this.has(leg.eventId, leg.market, leg.pick)) this.#lines.delete(leg.eventId);
    else if (!this.isFull || this.#lines.has(leg.eventId))
      this.#lines.set(leg.eventId, { event, leg });
  }

  /**
   * Adds the selection of a launch, or nothing if the launch only has an event. Returns false if
   * it is not open for bets.
   */
  choose(choice: SlipPick, events: EventList): boolean {
    const { event, selection } = offerOf(choice, events);
    if (event && selection)
      this.#lines.set(choice.eventId, {
        event,
        leg: { ...choice, oddsHundredths: selection.oddsHundredths },
      });
    return selection !== undefined || (choice.market === '' && event?.isSuspended === false);
  }

  remove(eventId: string): void {
    this.#lines.delete(eventId);
  }

  /**
   * Takes over the latest odds and drops selections that are suspended or closed. Returns the
   * change the player needs to be informed of.
   */
  update(events: EventList): DraftChange | undefined {
    let change: DraftChange | undefined;
    for (const { leg } of this.lines) {
      const { event, selection } = offerOf(leg, events);
      if (!event || !selection) {
        this.#lines.delete(leg.eventId);
        change = event?.isSuspended ? 'event_suspended' : 'event_closed';
      } else if (selection.oddsHundredths !== leg.oddsHundredths) {
        this.#lines.set(leg.eventId, {
          event,
          leg: { ...leg, oddsHundredths: selection.oddsHundredths },
        });
        change ??= 'odds_changed';
      }
    }
    return change;
  }
}

/** Returns the coming event of a selection, and the selection as it is offered now. */
function offerOf(
  { eventId, market, pick }: SlipPick,
  { coming }: EventList,
): { event: SportsEvent | undefined; selection: Selection | undefined } {
  const event = coming.find((candidate) => candidate.eventId === eventId);
  const selection = event?.markets
    .find((candidate) => candidate.market === market)
    ?.selections.find((candidate) => candidate.pick === pick);
  return { event, selection };
}
