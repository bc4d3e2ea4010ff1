/** @import { Board, BoardEvent, SlipLeg } from '../server/PlayApi.ts' */

/** @typedef {{ event: BoardEvent, leg: SlipLeg }} DraftLine */

const mostLines = 8;

/**
 * What a player has chosen and not placed yet: one choice an event, always at the odds the board
 * shows.
 */
export class SlipDraft {
  /** @type {Map<string, DraftLine>} */
  #lines = new Map();

  /** @returns {readonly DraftLine[]} */
  get lines() {
    return [...this.#lines.values()];
  }

  /** @returns {readonly SlipLeg[]} */
  get legs() {
    return this.lines.map(({ leg }) => leg);
  }

  get isFull() {
    return this.#lines.size >= mostLines;
  }

  /** @param {string} eventId @param {string} market @param {string} pick */
  has(eventId, market, pick) {
    const leg = this.#lines.get(eventId)?.leg;
    return leg?.market === market && leg.pick === pick;
  }

  /** Chooses, or takes the same choice back. @param {BoardEvent} event @param {SlipLeg} leg */
  toggle(event, leg) {
    if (this.has(leg.eventId, leg.market, leg.pick)) this.#lines.delete(leg.eventId);
    else if (!this.isFull || this.#lines.has(leg.eventId))
      this.#lines.set(leg.eventId, { event, leg });
  }

  /** @param {string} eventId */
  remove(eventId) {
    this.#lines.delete(eventId);
  }

  clear() {
    this.#lines.clear();
  }

  /**
   * Takes the odds of a board; what is no longer open for bets is taken off.
   * @param {Board} board
   * @returns {'odds_changed' | 'event_closed' | undefined} What the player has to be told of.
   */
  follow(board) {
    /** @type {'odds_changed' | 'event_closed' | undefined} */
    let told;
    for (const { leg } of this.lines) {
      const event = board.coming.find(({ eventId }) => eventId === leg.eventId);
      const selection = event?.markets
        .find(({ market }) => market === leg.market)
        ?.selections.find(({ pick }) => pick === leg.pick);
      if (!event || !selection) {
        this.#lines.delete(leg.eventId);
        told = 'event_closed';
      } else if (selection.oddsHundredths !== leg.oddsHundredths) {
        this.#lines.set(leg.eventId, {
          event,
          leg: { ...leg, oddsHundredths: selection.oddsHundredths },
        });
        told ??= 'odds_changed';
      }
    }
    return told;
  }
}
