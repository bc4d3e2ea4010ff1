import type { RoundFault } from '../PlayApi.ts';

/** A number from 0 to below `limit`, each as likely: drawn on the server, by nobody's guess. */
export type DrawNumber = (limit: number) => number;

/** What a player wants to play. */
export interface RoundOrder {
  readonly merchant: string;
  readonly gameNodeId: number;
  readonly stakeMinor: number;
  readonly picks: unknown;
  /** Of the merchant's clock. */
  readonly nowMs: number;
}

/** What was drawn, and what it pays. */
export interface Drawn {
  readonly outcome: unknown;
  readonly winMinor: number;
}

/** The rules of one game. They know no player and no wallet. */
export interface RoundGame {
  /** Why this cannot be played, if so. */
  readonly faultOf: (order: RoundOrder) => RoundFault | undefined;
  /**
   * From when on its outcome may be known to its player: no stake is taken any more. A game without
   * it can always be played.
   */
  readonly closesAtMs?: (order: RoundOrder) => number;
  /** When its outcome will be known; a game without it draws at once. */
  readonly dueAtMs?: (order: RoundOrder) => number;
  readonly draw: (order: RoundOrder, drawNumber: DrawNumber) => Drawn;
  /**
   * What was drawn, with a jackpot that was won by it. A game without this neither feeds nor wins
   * one.
   */
  readonly withJackpot?: (drawn: Drawn, jackpotMinor: number) => Drawn;
}
