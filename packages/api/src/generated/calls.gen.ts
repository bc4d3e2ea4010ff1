// Made by `npm run generate`. Change its source instead.
import type { AnyCall } from '../Call.ts';
import { getBettingRecord } from '../calls/account/bettingRecord.ts';
import { icon, avatar, setIcon } from '../calls/account/icons.ts';
import { getMerchantWallet } from '../calls/account/merchantWallet.ts';
import { getUnreadMessageV2 } from '../calls/account/messages.ts';
import { setNickname, setRealName, setPaymentPassword, sendBindCode, bindMobile, bindEmail, startAuthenticator, confirmAuthenticator, removeAuthenticator } from '../calls/account/security.ts';
import { getSessions, endSession, getSocialAccounts, unlinkSocialAccount } from '../calls/account/sessions.ts';
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
import { getVipRanks } from '../calls/rewards/vip.ts';
import { logout, getMemberInfo } from '../calls/session/account.ts';
import { loginV2, resumeLogin, forgetLogin, loginFreePlay, loginSocial, captcha, firstLogin, loginInfo } from '../calls/session/login.ts';
import { changePassword, forgetPassword, getPasswordByPhone } from '../calls/session/passwords.ts';
import { getSession, getPage, getTexts, getCentre, report } from '../calls/shell/platform.ts';
import { getPermission, getStatus, getRouters, getUpdateLanguage } from '../calls/shell/system.ts';
import { sendFeedback } from '../calls/support/feedback.ts';
import { getHelpCenter } from '../calls/support/help.ts';
import { getServiceChat } from '../calls/support/service.ts';

export {
  getBettingRecord,
  icon,
  avatar,
  setIcon,
  getMerchantWallet,
  getUnreadMessageV2,
  setNickname,
  setRealName,
  setPaymentPassword,
  sendBindCode,
  bindMobile,
  bindEmail,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  getSessions,
  endSession,
  getSocialAccounts,
  unlinkSocialAccount,
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
  getCentre,
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
  getBettingRecord,
  icon,
  avatar,
  setIcon,
  getMerchantWallet,
  getUnreadMessageV2,
  setNickname,
  setRealName,
  setPaymentPassword,
  sendBindCode,
  bindMobile,
  bindEmail,
  startAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  getSessions,
  endSession,
  getSocialAccounts,
  unlinkSocialAccount,
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
  getCentre,
  report,
];
