export {
  ApiClient,
  TransportError,
  type SolveBotCheck,
  type Transport,
  type TransportReply,
  type SealCall,
  type SealedCall,
  type TransportRequest,
} from './ApiClient.ts';
export { ApiError } from './ApiError.ts';
export { defineCall, type Call, type CallSite, type RateClass, type SchemaName } from './Call.ts';
export { callNames } from './callNames.ts';
export { callSiteOf } from './callSiteOf.ts';
export { operatorCalls, operatorCallsByName, platformCalls, type AnyCall } from './callTable.ts';
export { getMemberInfo, logout } from './calls/account.ts';
export { getBettingRecord } from './calls/bettingRecord.ts';
export { getConsolidated } from './calls/contracts.ts';
export { avatar, icon } from './calls/icons.ts';
export { gameFavAction, getFavGameList, getFavGames } from './calls/favourites.ts';
export { getRecentGameList } from './calls/recentGames.ts';
export { getGameList, getGameVendor } from './calls/games.ts';
export { sendFeedback } from './calls/feedback.ts';
export { getHelpCenter } from './calls/help.ts';
export { getJackpots } from './calls/jackpots.ts';
export { getMallCatalogue } from './calls/mall.ts';
export { getPromotion, getPromotions } from './calls/promotions.ts';
export { getBodyKey, getChallenge } from './calls/protection.ts';
export { changePassword, forgetPassword, getPasswordByPhone } from './calls/passwords.ts';
export {
  checkAffiliate,
  getSetRegister,
  register,
  registerByMobile,
} from './calls/registration.ts';
export {
  confirmPhoneCode,
  getCountryCode,
  getLoginCode,
  getRegisterCode,
  sendPhoneCode,
} from './calls/verification.ts';
export { getVipRanks } from './calls/vip.ts';
export { getHotGameList, getPopular } from './calls/hotGames.ts';
export {
  captcha,
  firstLogin,
  forgetLogin,
  loginFreePlay,
  loginInfo,
  loginSocial,
  loginV2,
  resumeLogin,
} from './calls/login.ts';
export {
  getLottOrders,
  getLottPlayTypes,
  getLottRecent,
  getVnLotteryMenu,
  getVnNumero,
  placeLottOrder,
} from './calls/lottery.ts';
export { getMerchantWallet } from './calls/merchantWallet.ts';
export { getUnreadMessageV2 } from './calls/messages.ts';
export { getAnnouncementContentV2, getAnnouncementLogined, getNotice } from './calls/notices.ts';
export { getServiceChat } from './calls/service.ts';
export {
  getPvpRooms,
  getWalletTransfer,
  launchGame,
  launchPvpGame,
  walletTransfer,
} from './calls/play.ts';
export { getPage, getSession, getTexts, report } from './calls/platform.ts';
export { getPermission, getRouters, getStatus, getUpdateLanguage } from './calls/system.ts';
export { getBalanceV2 } from './calls/wallet.ts';
export { getWinnerBoard } from './calls/winners.ts';
export { needsBotCheck } from './needsBotCheck.ts';
export { completeAnyRequest, completeRequest } from './completeRequest.ts';
