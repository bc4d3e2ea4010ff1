import type { LotteryRefusal } from '@livery/model';
import { Refusal } from '../core/Refusal.ts';

const sentences: Readonly<Record<LotteryRefusal, string>> = {
  ISSUE_CLOSED: 'This draw is closed.',
  GAME_CLOSED: 'This lottery is closed.',
  USER_DISABLED: 'Games are switched off for this account. Please ask customer service.',
  BAD_PICKS: 'This choice is no bet.',
  STAKE_LIMIT: 'The stake is outside the limits.',
  PRIZE_LIMIT: 'This bet could win more than the limit.',
  NOT_ENOUGH_MONEY: 'There is not enough money in your wallet.',
  LAUNCH_ENDED: 'The lottery has to be opened again.',
  DUPLICATE_ORDER: 'This number stands for another bet.',
};

/** Throws the refusal of a bet with its reason. */
export function refuseBet(lottery: LotteryRefusal): never {
  throw new Refusal(sentences[lottery], { lottery });
}
