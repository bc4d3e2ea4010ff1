// Made by `npm run generate`. Change its source instead.
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { accountHandlers } from '../session/accountHandlers.ts';
import { accountRecordHandlers } from '../account/accountRecordHandlers.ts';
import { applicationHandlers } from '../promotions/applicationHandlers.ts';
import { authenticatorHandlers } from '../account/security/authenticatorHandlers.ts';
import { bettingRecordHandlers } from '../account/bettingRecordHandlers.ts';
import { bindingHandlers } from '../account/security/bindingHandlers.ts';
import { contentHandlers } from '../support/contentHandlers.ts';
import { contractHandlers } from '../agent/contracts/contractHandlers.ts';
import { contractListHandlers } from '../agent/contracts/contractListHandlers.ts';
import { contractOptionHandlers } from '../agent/contracts/contractOptionHandlers.ts';
import { countHandlers } from '../account/countHandlers.ts';
import { depositHandlers } from '../cashier/deposits/depositHandlers.ts';
import { depositLimitHandlers } from '../cashier/deposits/depositLimitHandlers.ts';
import { downlineHandlers } from '../agent/downlines/downlineHandlers.ts';
import { favouriteHandlers } from '../lobby/favouriteHandlers.ts';
import { feedbackHandlers } from '../support/feedbackHandlers.ts';
import { freePlayHandlers } from '../session/freePlayHandlers.ts';
import { gameHandlers } from '../lobby/gameHandlers.ts';
import { hotGameHandlers } from '../lobby/hotGameHandlers.ts';
import { incomeHandlers } from '../agent/team/incomeHandlers.ts';
import { inviteLinkHandlers } from '../agent/downlines/inviteLinkHandlers.ts';
import { jackpotHandlers } from '../home/jackpotHandlers.ts';
import { lotteryHandlers } from '../lottery/lotteryHandlers.ts';
import { lotteryOrderHandlers } from '../lottery/lotteryOrderHandlers.ts';
import { memberHandlers } from '../account/memberHandlers.ts';
import { memberSessionHandlers } from '../account/security/memberSessionHandlers.ts';
import { memberTransferHandlers } from '../cashier/memberTransferHandlers.ts';
import { messageHandlers } from '../account/messageHandlers.ts';
import { missionHandlers } from '../rewards/missionHandlers.ts';
import { noticeHandlers } from '../promotions/noticeHandlers.ts';
import { participationHandlers } from '../promotions/participationHandlers.ts';
import { passwordHandlers } from '../session/passwordHandlers.ts';
import { paymentPasswordHandlers } from '../account/security/paymentPasswordHandlers.ts';
import { payoutAccountHandlers } from '../cashier/payoutAccountHandlers.ts';
import { personalProfitHandlers } from '../account/personalProfitHandlers.ts';
import { phoneHandlers } from '../protection/phoneHandlers.ts';
import { playHandlers } from '../play/playHandlers.ts';
import { pointsHandlers } from '../rewards/pointsHandlers.ts';
import { promotionHandlers } from '../promotions/promotionHandlers.ts';
import { raffleHandlers } from '../promotions/raffleHandlers.ts';
import { rankHandlers } from '../rewards/rankHandlers.ts';
import { rebateHandlers } from '../rewards/rebateHandlers.ts';
import { recentGameHandlers } from '../lobby/recentGameHandlers.ts';
import { referralHandlers } from '../rewards/referralHandlers.ts';
import { registrationHandlers } from '../registration/registrationHandlers.ts';
import { rewardHandlers } from '../rewards/rewardHandlers.ts';
import { serviceHandlers } from '../support/serviceHandlers.ts';
import { settlementHandlers } from '../agent/contracts/settlementHandlers.ts';
import { socialHandlers } from '../session/socialHandlers.ts';
import { sportsBetHandlers } from '../sports/sportsBetHandlers.ts';
import { sportsEventHandlers } from '../sports/sportsEventHandlers.ts';
import { systemHandlers } from '../shell/systemHandlers.ts';
import { teamBettingHandlers } from '../agent/team/teamBettingHandlers.ts';
import { teamOverviewHandlers } from '../agent/team/teamOverviewHandlers.ts';
import { teamProfitLossHandlers } from '../agent/team/teamProfitLossHandlers.ts';
import { teamTransactionsHandlers } from '../agent/team/teamTransactionsHandlers.ts';
import { transferHandlers } from '../account/transferHandlers.ts';
import { vendorWalletHandlers } from '../cashier/vendorWalletHandlers.ts';
import { verificationHandlers } from '../protection/verificationHandlers.ts';
import { walletHandlers } from '../account/walletHandlers.ts';
import { winnerHandlers } from '../home/winnerHandlers.ts';
import { withdrawalHandlers } from '../cashier/withdrawalHandlers.ts';

/** What the handlers are made with. */
export type HandlerServices = 
  & Parameters<typeof accountHandlers>[0]
  & Parameters<typeof accountRecordHandlers>[0]
  & Parameters<typeof applicationHandlers>[0]
  & Parameters<typeof authenticatorHandlers>[0]
  & Parameters<typeof bettingRecordHandlers>[0]
  & Parameters<typeof bindingHandlers>[0]
  & Parameters<typeof contractHandlers>[0]
  & Parameters<typeof contractListHandlers>[0]
  & Parameters<typeof contractOptionHandlers>[0]
  & Parameters<typeof countHandlers>[0]
  & Parameters<typeof depositHandlers>[0]
  & Parameters<typeof depositLimitHandlers>[0]
  & Parameters<typeof downlineHandlers>[0]
  & Parameters<typeof favouriteHandlers>[0]
  & Parameters<typeof feedbackHandlers>[0]
  & Parameters<typeof freePlayHandlers>[0]
  & Parameters<typeof gameHandlers>[0]
  & Parameters<typeof hotGameHandlers>[0]
  & Parameters<typeof incomeHandlers>[0]
  & Parameters<typeof inviteLinkHandlers>[0]
  & Parameters<typeof jackpotHandlers>[0]
  & Parameters<typeof lotteryHandlers>[0]
  & Parameters<typeof lotteryOrderHandlers>[0]
  & Parameters<typeof memberHandlers>[0]
  & Parameters<typeof memberSessionHandlers>[0]
  & Parameters<typeof memberTransferHandlers>[0]
  & Parameters<typeof messageHandlers>[0]
  & Parameters<typeof missionHandlers>[0]
  & Parameters<typeof noticeHandlers>[0]
  & Parameters<typeof participationHandlers>[0]
  & Parameters<typeof passwordHandlers>[0]
  & Parameters<typeof paymentPasswordHandlers>[0]
  & Parameters<typeof payoutAccountHandlers>[0]
  & Parameters<typeof personalProfitHandlers>[0]
  & Parameters<typeof phoneHandlers>[0]
  & Parameters<typeof playHandlers>[0]
  & Parameters<typeof pointsHandlers>[0]
  & Parameters<typeof raffleHandlers>[0]
  & Parameters<typeof rankHandlers>[0]
  & Parameters<typeof rebateHandlers>[0]
  & Parameters<typeof recentGameHandlers>[0]
  & Parameters<typeof referralHandlers>[0]
  & Parameters<typeof registrationHandlers>[0]
  & Parameters<typeof rewardHandlers>[0]
  & Parameters<typeof serviceHandlers>[0]
  & Parameters<typeof settlementHandlers>[0]
  & Parameters<typeof socialHandlers>[0]
  & Parameters<typeof sportsBetHandlers>[0]
  & Parameters<typeof sportsEventHandlers>[0]
  & Parameters<typeof systemHandlers>[0]
  & Parameters<typeof teamBettingHandlers>[0]
  & Parameters<typeof teamOverviewHandlers>[0]
  & Parameters<typeof teamProfitLossHandlers>[0]
  & Parameters<typeof teamTransactionsHandlers>[0]
  & Parameters<typeof transferHandlers>[0]
  & Parameters<typeof vendorWalletHandlers>[0]
  & Parameters<typeof verificationHandlers>[0]
  & Parameters<typeof walletHandlers>[0]
  & Parameters<typeof winnerHandlers>[0]
  & Parameters<typeof withdrawalHandlers>[0];

/** The handlers of all calls: a call without one does not compile. */
export function callHandlers(services: HandlerServices): CallHandlers {
  return {
    ...accountHandlers(services),
    ...accountRecordHandlers(services),
    ...applicationHandlers(services),
    ...authenticatorHandlers(services),
    ...bettingRecordHandlers(services),
    ...bindingHandlers(services),
    ...contentHandlers(),
    ...contractHandlers(services),
    ...contractListHandlers(services),
    ...contractOptionHandlers(services),
    ...countHandlers(services),
    ...depositHandlers(services),
    ...depositLimitHandlers(services),
    ...downlineHandlers(services),
    ...favouriteHandlers(services),
    ...feedbackHandlers(services),
    ...freePlayHandlers(services),
    ...gameHandlers(services),
    ...hotGameHandlers(services),
    ...incomeHandlers(services),
    ...inviteLinkHandlers(services),
    ...jackpotHandlers(services),
    ...lotteryHandlers(services),
    ...lotteryOrderHandlers(services),
    ...memberHandlers(services),
    ...memberSessionHandlers(services),
    ...memberTransferHandlers(services),
    ...messageHandlers(services),
    ...missionHandlers(services),
    ...noticeHandlers(services),
    ...participationHandlers(services),
    ...passwordHandlers(services),
    ...paymentPasswordHandlers(services),
    ...payoutAccountHandlers(services),
    ...personalProfitHandlers(services),
    ...phoneHandlers(services),
    ...playHandlers(services),
    ...pointsHandlers(services),
    ...promotionHandlers(),
    ...raffleHandlers(services),
    ...rankHandlers(services),
    ...rebateHandlers(services),
    ...recentGameHandlers(services),
    ...referralHandlers(services),
    ...registrationHandlers(services),
    ...rewardHandlers(services),
    ...serviceHandlers(services),
    ...settlementHandlers(services),
    ...socialHandlers(services),
    ...sportsBetHandlers(services),
    ...sportsEventHandlers(services),
    ...systemHandlers(services),
    ...teamBettingHandlers(services),
    ...teamOverviewHandlers(services),
    ...teamProfitLossHandlers(services),
    ...teamTransactionsHandlers(services),
    ...transferHandlers(services),
    ...vendorWalletHandlers(services),
    ...verificationHandlers(services),
    ...walletHandlers(services),
    ...winnerHandlers(services),
    ...withdrawalHandlers(services),
  };
}
