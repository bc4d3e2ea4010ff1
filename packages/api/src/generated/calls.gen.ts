// Made by `npm run generate`. Change its source instead.
import type { AnyCall } from '../Call.ts';
import { getAccountRecord } from '../calls/account/accountRecord.ts';
import { getBettingRecord, getBettingRound } from '../calls/account/bettingRecord.ts';
import { getCounts } from '../calls/account/counts.ts';
import { icon, avatar } from '../calls/account/icons.ts';
import { getMerchantWallet } from '../calls/account/merchantWallet.ts';
import { getUnreadMessageV2, getMessages, getMessage, markMessages, deleteMessages } from '../calls/account/messages.ts';
import { getPersonalProfit } from '../calls/account/personalProfit.ts';
import { getBalanceV2 } from '../calls/account/wallet.ts';
import { getConsolidated } from '../calls/agent/contracts.ts';
import { getHotGameList, getPopular } from '../calls/home/hotGames.ts';
import { getJackpots } from '../calls/home/jackpots.ts';
import { getWinnerBoard } from '../calls/home/winners.ts';
import { getFavGames, getFavGameList, gameFavAction } from '../calls/lobby/favourites.ts';
import { getGameVendor, getGameList } from '../calls/lobby/games.ts';
import { getRecentGameList } from '../calls/lobby/recentGames.ts';
import { getVnLotteryMenu, getVnNumero, getLottRecent, getLottPlayTypes, placeLottOrder, getLottOrders } from '../calls/lottery/lottery.ts';
import { launchGame, getPvpRooms, launchPvpGame, walletTransfer, getWalletTransfer } from '../calls/play/play.ts';
import { getAnnouncementContentV2, getNotice, getAnnouncementLogined } from '../calls/promotions/notices.ts';
import { getPromotions, getPromotion } from '../calls/promotions/promotions.ts';
import { getBodyKey, getChallenge } from '../calls/protection/protection.ts';
import { getLoginCode, getRegisterCode, getCountryCode, sendPhoneCode, confirmPhoneCode } from '../calls/protection/verification.ts';
import { register, registerByMobile, checkAffiliate, getSetRegister } from '../calls/registration/registration.ts';
import { getMallCatalogue } from '../calls/rewards/mall.ts';
import { getMyRank, claimRankGift } from '../calls/rewards/myRank.ts';
import { getVipRanks } from '../calls/rewards/vip.ts';
import { logout, getMemberInfo } from '../calls/session/account.ts';
import { loginV2, resumeLogin, forgetLogin, loginFreePlay, loginSocial, captcha, firstLogin, loginInfo } from '../calls/session/login.ts';
import { changePassword, forgetPassword, getPasswordByPhone } from '../calls/session/passwords.ts';
import { getSession, getPage, getTexts, report } from '../calls/shell/platform.ts';
import { getPermission, getStatus, getRouters, getUpdateLanguage } from '../calls/shell/system.ts';
import { sendFeedback } from '../calls/support/feedback.ts';
import { getHelpCenter } from '../calls/support/help.ts';
import { getServiceChat } from '../calls/support/service.ts';

export {
  getAccountRecord,
  getBettingRecord,
  getBettingRound,
  getCounts,
  icon,
  avatar,
  getMerchantWallet,
  getUnreadMessageV2,
  getMessages,
  getMessage,
  markMessages,
  deleteMessages,
  getPersonalProfit,
  getBalanceV2,
  getConsolidated,
  getHotGameList,
  getPopular,
  getJackpots,
  getWinnerBoard,
  getFavGames,
  getFavGameList,
  gameFavAction,
  getGameVendor,
  getGameList,
  getRecentGameList,
  getVnLotteryMenu,
  getVnNumero,
  getLottRecent,
  getLottPlayTypes,
  placeLottOrder,
  getLottOrders,
  launchGame,
  getPvpRooms,
  launchPvpGame,
  walletTransfer,
  getWalletTransfer,
  getAnnouncementContentV2,
  getNotice,
  getAnnouncementLogined,
  getPromotions,
  getPromotion,
  getBodyKey,
  getChallenge,
  getLoginCode,
  getRegisterCode,
  getCountryCode,
  sendPhoneCode,
  confirmPhoneCode,
  register,
  registerByMobile,
  checkAffiliate,
  getSetRegister,
  getMallCatalogue,
  getMyRank,
  claimRankGift,
  getVipRanks,
  logout,
  getMemberInfo,
  loginV2,
  resumeLogin,
  forgetLogin,
  loginFreePlay,
  loginSocial,
  captcha,
  firstLogin,
  loginInfo,
  changePassword,
  forgetPassword,
  getPasswordByPhone,
  getSession,
  getPage,
  getTexts,
  report,
  getPermission,
  getStatus,
  getRouters,
  getUpdateLanguage,
  sendFeedback,
  getHelpCenter,
  getServiceChat,
};

/** The calls of the operator's API. */
export const operatorCalls: readonly AnyCall[] = [
  getAccountRecord,
  getBettingRecord,
  getBettingRound,
  getCounts,
  icon,
  avatar,
  getMerchantWallet,
  getUnreadMessageV2,
  getMessages,
  getMessage,
  markMessages,
  deleteMessages,
  getPersonalProfit,
  getBalanceV2,
  getConsolidated,
  getHotGameList,
  getPopular,
  getJackpots,
  getWinnerBoard,
  getFavGames,
  getFavGameList,
  gameFavAction,
  getGameVendor,
  getGameList,
  getRecentGameList,
  getVnLotteryMenu,
  getVnNumero,
  getLottRecent,
  getLottPlayTypes,
  placeLottOrder,
  getLottOrders,
  launchGame,
  getPvpRooms,
  launchPvpGame,
  walletTransfer,
  getWalletTransfer,
  getAnnouncementContentV2,
  getNotice,
  getAnnouncementLogined,
  getPromotions,
  getPromotion,
  getLoginCode,
  getRegisterCode,
  getCountryCode,
  sendPhoneCode,
  confirmPhoneCode,
  register,
  registerByMobile,
  checkAffiliate,
  getSetRegister,
  getMallCatalogue,
  getMyRank,
  claimRankGift,
  getVipRanks,
  logout,
  getMemberInfo,
  loginV2,
  loginFreePlay,
  loginSocial,
  captcha,
  firstLogin,
  loginInfo,
  changePassword,
  forgetPassword,
  getPasswordByPhone,
  getPermission,
  getStatus,
  getRouters,
  getUpdateLanguage,
  sendFeedback,
  getHelpCenter,
  getServiceChat,
];

/** The calls that the Livery server answers itself. */
export const platformCalls: readonly AnyCall[] = [
  getBodyKey,
  getChallenge,
  resumeLogin,
  forgetLogin,
  getSession,
  getPage,
  getTexts,
  report,
];
