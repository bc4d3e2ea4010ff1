export {
  ApiClient,
  TransportError,
  type SolveBotCheck,
  type Transport,
  type TransportReply,
  type SealCall,
  type SealedCall,
  type TransportRequest,
} from './client/ApiClient.ts';
export { ApiError } from './client/ApiError.ts';
export { defineCall, type Call, type CallSite, type RateClass, type SchemaName } from './Call.ts';
export { callNames } from './callNames.ts';
export { callSiteOf } from './callSiteOf.ts';
export { operatorCalls, operatorCallsByName, platformCalls, type AnyCall } from './callTable.ts';
export { getMemberInfo, logout } from './calls/session/account.ts';
export { getBettingRecord } from './calls/account/bettingRecord.ts';
export { getConsolidated } from './calls/agent/contracts.ts';
export { avatar, icon } from './calls/account/icons.ts';
export { gameFavAction, getFavGameList, getFavGames } from './calls/lobby/favourites.ts';
export { getRecentGameList } from './calls/lobby/recentGames.ts';
export { getGameList, getGameVendor } from './calls/lobby/games.ts';
export { sendFeedback } from './calls/support/feedback.ts';
export { getHelpCenter } from './calls/support/help.ts';
export { getJackpots } from './calls/home/jackpots.ts';
export { getMallCatalogue } from './calls/rewards/mall.ts';
export { getPromotion, getPromotions } from './calls/promotions/promotions.ts';
export { getBodyKey, getChallenge } from './calls/protection/protection.ts';
export { changePassword, forgetPassword, getPasswordByPhone } from './calls/session/passwords.ts';
export {
  checkAffiliate,
  getSetRegister,
  register,
  registerByMobile,
} from './calls/registration/registration.ts';
export {
  confirmPhoneCode,
  getCountryCode,
  getLoginCode,
  getRegisterCode,
  sendPhoneCode,
} from './calls/protection/verification.ts';
export { getVipRanks } from './calls/rewards/vip.ts';
export { getHotGameList, getPopular } from './calls/home/hotGames.ts';
export {
  captcha,
  firstLogin,
  forgetLogin,
  loginFreePlay,
  loginInfo,
  loginSocial,
  loginV2,
  resumeLogin,
} from './calls/session/login.ts';
export {
  getLottOrders,
  getLottPlayTypes,
  getLottRecent,
  getVnLotteryMenu,
  getVnNumero,
  placeLottOrder,
} from './calls/lottery/lottery.ts';
export { getMerchantWallet } from './calls/account/merchantWallet.ts';
export { getUnreadMessageV2 } from './calls/account/messages.ts';
export {
  getAnnouncementContentV2,
  getAnnouncementLogined,
  getNotice,
} from './calls/promotions/notices.ts';
export { getServiceChat } from './calls/support/service.ts';
export {
  getPvpRooms,
  getWalletTransfer,
  launchGame,
  launchPvpGame,
  walletTransfer,
} from './calls/play/play.ts';
export { getPage, getSession, getTexts, report } from './calls/shell/platform.ts';
export { getPermission, getRouters, getStatus, getUpdateLanguage } from './calls/shell/system.ts';
export { getBalanceV2 } from './calls/account/wallet.ts';
export { getWinnerBoard } from './calls/home/winners.ts';
export { needsBotCheck } from './needsBotCheck.ts';
export { completeAnyRequest, completeRequest } from './completeRequest.ts';
