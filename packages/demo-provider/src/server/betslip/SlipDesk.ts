import type { RoundView } from '../PlayApi.ts';
import type { SentOrder } from '../readOrder.ts';
import type { RoundPlayer } from '../rounds/Rounds.ts';

/**
 * Slips that the operator places for a member, without the game's page.
 *
 * Errors: `PlayFault` if the slip was not placed.
 */
export interface SlipDesk {
  /**
   * Returns the round of a slip that was placed before, advanced as far as possible; undefined for
   * a new round id.
   */
  readonly find: (player: RoundPlayer, order: SentOrder) => Promise<RoundView | undefined>;
  /** Places a slip under a launch, or returns the round that has its id already. */
  readonly place: (token: string, order: SentOrder) => Promise<RoundView>;
}
