/**
 * A game somebody wants to play: one of a provider's, a room of a provider whose players meet each
 * other, or the provider's lobby.
 */
export interface GameRequest {
  /** Provider code. */
  readonly vassalage: string;
  readonly gameType: string;
  readonly nodeId?: number;
  readonly room?: string;
  /**
   * Where leaving the game leads: an address of the brand. Whoever follows it asks `returnAddress`
   * first.
   */
  readonly back?: string;
}
