import type { Call } from './Call.ts';
import { getMemberInfo, logout } from './calls/account.ts';
import { getBettingRecord } from './calls/bettingRecord.ts';
import { getConsolidated } from './calls/contracts.ts';
import { gameFavAction, getFavGameList, getFavGames } from './calls/favourites.ts';
import { sendFeedback } from './calls/feedback.ts';
import { getGameList, getGameVendor } from './calls/games.ts';
import { getHelpCenter } from './calls/help.ts';
import { getHotGameList, getPopular } from './calls/hotGames.ts';
import { avatar, icon } from './calls/icons.ts';
import { getJackpots } from './calls/jackpots.ts';
import {
  captcha,
  firstLogin,
  forgetLogin,
  loginFreePlay,
  loginInfo,
  loginSocial,
  loginV2,
  resumeLogin,
} from './calls/login.ts';
import {
  getLottOrders,
  getLottPlayTypes,
  getLottRecent,
  getVnLotteryMenu,
  getVnNumero,
  placeLottOrder,
} from './calls/lottery.ts';
import { getMallCatalogue } from './calls/mall.ts';
import { getMerchantWallet } from './calls/merchantWallet.ts';
import { getUnreadMessageV2 } from './calls/messages.ts';
import { getAnnouncementContentV2, getAnnouncementLogined, getNotice } from './calls/notices.ts';
import { getPage, getSession, getTexts, report } from './calls/platform.ts';
import { changePassword, forgetPassword, getPasswordByPhone } from './calls/passwords.ts';
import {
  getPvpRooms,
  getWalletTransfer,
  launchGame,
  launchPvpGame,
  walletTransfer,
} from './calls/play.ts';
import { getPromotion, getPromotions } from './calls/promotions.ts';
import { getBodyKey, getChallenge } from './calls/protection.ts';
import { getRecentGameList } from './calls/recentGames.ts';
import {
  checkAffiliate,
  getSetRegister,
  register,
  registerByMobile,
} from './calls/registration.ts';
import { getServiceChat } from './calls/service.ts';
import { getPermission, getRouters, getStatus, getUpdateLanguage } from './calls/system.ts';
import {
  confirmPhoneCode,
  getCountryCode,
  getLoginCode,
  getRegisterCode,
  sendPhoneCode,
} from './calls/verification.ts';
import { getVipRanks } from './calls/vip.ts';
import { getBalanceV2 } from './calls/wallet.ts';
import { getWinnerBoard } from './calls/winners.ts';

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
