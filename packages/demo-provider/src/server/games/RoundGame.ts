import type { RoundFault } from '../PlayApi.ts';

/** Returns a uniformly distributed, unpredictable integer in [0, `limit`). */
export type DrawNumber = (limit: number) => number;

/** Stake and picks of a round. */
export interface RoundOrder {
  readonly merchant: string;
  readonly gameNodeId: number;
  readonly stakeMinor: number;
  readonly picks: unknown;
  /** Current time of the merchant's clock. */
  readonly nowMs: number;
}

/** Outcome of a draw and its payout. */
export interface Drawn {
  readonly outcome: unknown;
  readonly winMinor: number;
}

/** Rules of one game, independent of players and wallet. */
export interface RoundGame {
  /** Returns the reason why an order is invalid, if any. */
  readonly faultOf: (order: RoundOrder) => RoundFault | undefined;
  /**
   * Returns the time from which the player could know the outcome, so no stake is accepted any
   * more. Omitted by games that can always be played.
   */
  readonly closesAtMs?: (order: RoundOrder) => number;
  /** Returns the time when the outcome is determined. Omitted by games that draw immediately. */
  readonly dueAtMs?: (order: RoundOrder) => number;
  readonly draw: (order: RoundOrder, drawNumber: DrawNumber) => Drawn;
  /**
   * Adds a won jackpot to the outcome. Games without this function neither feed nor win a jackpot.
   */
  readonly withJackpot?: (drawn: Drawn, jackpotMinor: number) => Drawn;
}
