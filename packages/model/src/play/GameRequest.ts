/** A selection of an event that can be bet on. */
export interface EventSelection {
  readonly eventId: string;
  readonly market: string;
  readonly pick: string;
}

/**
 * A game to open: a provider's game, a room of a player-versus-player provider, or a provider's
 * lobby.
 */
export interface GameRequest {
  /** Provider code. */
  readonly vendorCode: string;
  readonly gameType: string;
  readonly nodeId?: number;
  readonly room?: string;
  /** Selection of an event with which the game opens. */
  readonly selection?: EventSelection;
  /**
   * Address of the brand to return to after the game. Must be checked with `returnAddress` before
   * use.
   */
  readonly back?: string;
}
