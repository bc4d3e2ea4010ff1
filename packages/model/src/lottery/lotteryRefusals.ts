/**
 * Why a bet on a draw is refused: the operator's `{ lottery }`. The messages for players are in the
 * locales.
 */
export const lotteryRefusals = [
  // The draw is no longer on sale, or not yet.
  'ISSUE_CLOSED',
  // The game is closed, or under maintenance.
  'GAME_CLOSED',
  // The member may not play. Wins are paid nevertheless.
  'USER_DISABLED',
  // The selection is not valid for the bet type.
  'BAD_PICKS',
  // The stake is below the minimum or above the maximum.
  'STAKE_LIMIT',
  // The potential win exceeds the operator's maximum payout.
  'PRIZE_LIMIT',
  // The member's balance is lower than the stake.
  'NOT_ENOUGH_MONEY',
  // The launch has ended, or the request named none. The page opens another launch and retries,
  // because the order has not been decided yet.
  'LAUNCH_ENDED',
  // The order's reference already belongs to a different bet.
  'DUPLICATE_ORDER',
] as const;

/** One of {@link lotteryRefusals}. */
export type LotteryRefusal = (typeof lotteryRefusals)[number];
