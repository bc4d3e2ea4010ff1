import type { Call } from './Call.ts';
import { getMemberInfo, logout } from './calls/session/account.ts';
import { getBettingRecord } from './calls/account/bettingRecord.ts';
import { getConsolidated } from './calls/agent/contracts.ts';
import { gameFavAction, getFavGameList, getFavGames } from './calls/lobby/favourites.ts';
import { sendFeedback } from './calls/support/feedback.ts';
import { getGameList, getGameVendor } from './calls/lobby/games.ts';
import { getHelpCenter } from './calls/support/help.ts';
import { getHotGameList, getPopular } from './calls/home/hotGames.ts';
import { avatar, icon } from './calls/account/icons.ts';
import { getJackpots } from './calls/home/jackpots.ts';
import {
  captcha,
  firstLogin,
  forgetLogin,
  loginFreePlay,
  loginInfo,
  loginSocial,
  loginV2,
  resumeLogin,
} from './calls/session/login.ts';
import {
  getLottOrders,
  getLottPlayTypes,
  getLottRecent,
  getVnLotteryMenu,
  getVnNumero,
  placeLottOrder,
} from './calls/lottery/lottery.ts';
import { getMallCatalogue } from './calls/rewards/mall.ts';
import { getMerchantWallet } from './calls/account/merchantWallet.ts';
import { getUnreadMessageV2 } from './calls/account/messages.ts';
import {
  getAnnouncementContentV2,
  getAnnouncementLogined,
  getNotice,
} from './calls/promotions/notices.ts';
import { getPage, getSession, getTexts, report } from './calls/shell/platform.ts';
import { changePassword, forgetPassword, getPasswordByPhone } from './calls/session/passwords.ts';
import {
  getPvpRooms,
  getWalletTransfer,
  launchGame,
  launchPvpGame,
  walletTransfer,
} from './calls/play/play.ts';
import { getPromotion, getPromotions } from './calls/promotions/promotions.ts';
import { getBodyKey, getChallenge } from './calls/protection/protection.ts';
import { getRecentGameList } from './calls/lobby/recentGames.ts';
import {
  checkAffiliate,
  getSetRegister,
  register,
  registerByMobile,
} from './calls/registration/registration.ts';
import { getServiceChat } from './calls/support/service.ts';
import { getPermission, getRouters, getStatus, getUpdateLanguage } from './calls/shell/system.ts';
import {
  confirmPhoneCode,
  getCountryCode,
  getLoginCode,
  getRegisterCode,
  sendPhoneCode,
} from './calls/protection/verification.ts';
import { getVipRanks } from './calls/rewards/vip.ts';
import { getBalanceV2 } from './calls/account/wallet.ts';
import { getWinnerBoard } from './calls/home/winners.ts';

/**
 * A call whose request and reply are known only to its schemas: what the gateway and the sandbox
 * work with.
 */
export type AnyCall = Omit<Call<Record<string, unknown>, unknown>, 'complete' | 'replyType'> & {
  readonly complete?: (site: never, request: never) => object;
};

/** The calls of the operator's API. Browser client, gateway and sandbox are made from this list. */
export const operatorCalls: readonly AnyCall[] = [
  loginV2,
  loginFreePlay,
  loginSocial,
  logout,
  captcha,
  firstLogin,
  loginInfo,
  getMerchantWallet,
  register,
  registerByMobile,
  checkAffiliate,
  getLoginCode,
  getRegisterCode,
  sendPhoneCode,
  confirmPhoneCode,
  getCountryCode,
  changePassword,
  forgetPassword,
  getPasswordByPhone,
  getMemberInfo,
  getBalanceV2,
  getGameVendor,
  getGameList,
  getPermission,
  getStatus,
  getSetRegister,
  getRouters,
  getUpdateLanguage,
  getNotice,
  getAnnouncementContentV2,
  getAnnouncementLogined,
  getServiceChat,
  getPromotions,
  getPromotion,
  getVipRanks,
  getHelpCenter,
  getMallCatalogue,
  sendFeedback,
  getHotGameList,
  getPopular,
  getVnLotteryMenu,
  getVnNumero,
  getUnreadMessageV2,
  getLottRecent,
  getLottPlayTypes,
  placeLottOrder,
  getLottOrders,
  getWinnerBoard,
  getJackpots,
  launchGame,
  getPvpRooms,
  launchPvpGame,
  walletTransfer,
  getWalletTransfer,
  getFavGames,
  getFavGameList,
  gameFavAction,
  getRecentGameList,
  getBettingRecord,
  icon,
  avatar,
  getConsolidated,
];

/** The calls the Livery server answers itself. */
export const platformCalls: readonly AnyCall[] = [
  getSession,
  getBodyKey,
  getChallenge,
  getPage,
  getTexts,
  report,
  resumeLogin,
  forgetLogin,
];

/** Every call of the operator's API by its name. */
export const operatorCallsByName: ReadonlyMap<string, AnyCall> = new Map(
  operatorCalls.map((call) => [call.name, call]),
);
