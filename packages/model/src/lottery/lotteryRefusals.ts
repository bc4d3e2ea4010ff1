/**
 * Why a bet on a draw is refused: the operator's `{ lottery }`. What each means is said beside it;
 * the words for people are texts.
 */
export const lotteryRefusals = [
  // The draw is no longer sold, or not yet.
  'ISSUE_CLOSED',
  // The game is closed, or under maintenance.
  'GAME_CLOSED',
  // The member may not play; paid is all the same.
  'USER_DISABLED',
  // What was chosen is no bet of the play type.
  'BAD_PICKS',
  // Less than the least stake, or more than the highest.
  'STAKE_LIMIT',
  // It could win more than the operator pays.
  'PRIZE_LIMIT',
  // The member has less money than the stake.
  'NOT_ENOUGH_MONEY',
  // The launch it was made under has ended, or none was named: the page opens another. Nothing is
  // decided of the order yet.
  'LAUNCH_ENDED',
  // The order's number stands for another bet.
  'DUPLICATE_ORDER',
] as const;

/** One of {@link lotteryRefusals}. */
export type LotteryRefusal = (typeof lotteryRefusals)[number];
