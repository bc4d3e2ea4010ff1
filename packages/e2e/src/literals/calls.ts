/**
 * Operator calls of the specification (CALL-02 to CALL-20), written by hand and not derived from
 * the call table. Facts that the specification does not state are omitted. `token` is "either" if
 * the specification lists a relay on both sides.
 */
export interface SpecifiedCall {
  /**
   * The specification's name of the action; in quotes, its description of a call without a name.
   */
  readonly names: readonly string[];
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path?: string;
  readonly token?: boolean | 'either';
  readonly encrypted?: boolean;
}

/** Calls whose path or method the specification gives. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  // Token-free, accounts
  {
    names: ['loginV2', 'login'],
    method: 'POST',
    path: '/wps/session/login',
    token: false,
    encrypted: true,
  },
  {
    names: ['loginFreePlay', 'free play'],
    method: 'POST',
    path: '/wps/session/login/freeplay',
    token: false,
    encrypted: false,
  },
  {
    names: ['getLoginCode', 'login code'],
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    token: false,
    encrypted: false,
  },
  {
    names: ['getRegisterCode', 'registration SMS'],
    method: 'POST',
    path: '/wps/verification/sms/register',
    token: false,
    encrypted: false,
  },
  {
    names: ['register'],
    method: 'PUT',
    path: '/wps/member/register',
    token: false,
    encrypted: true,
  },
  {
    names: ['registerByMobile', 'register by mobile'],
    method: 'PUT',
    path: '/wps/member/register/mobile',
    token: false,
    encrypted: true,
  },
  {
    names: ['forgetPassword', 'forgot password form'],
    method: 'POST',
    path: '/wps/member/password/email',
    token: false,
    encrypted: false,
  },
  {
    names: ['getPasswordByPhone', 'set password by phone'],
    method: 'POST',
    path: '/wps/member/password/verification',
    token: false,
    encrypted: true,
  },
  {
    names: ['checkAffiliate', 'affiliate'],
    method: 'GET',
    path: '/wps/agent/affiliate',
    token: false,
    encrypted: false,
  },
  {
    names: ['getSetRegister', 'set-register', 'registration validation data'],
    method: 'GET',
    path: '/wps/system/setting/register',
    token: false,
    encrypted: false,
  },
  { names: ['captcha'], method: 'GET', path: '/wps/captcha', token: false, encrypted: false },
  // Token-free, site
  {
    names: ['getPermission', 'permission'],
    method: 'GET',
    path: '/wps/system/whitelabel',
    token: false,
    encrypted: false,
  },
  {
    names: ['getStatus', 'status'],
    method: 'GET',
    path: '/wps/system/status',
    token: false,
    encrypted: false,
  },
  {
    names: ['getRouters', 'routers'],
    method: 'GET',
    path: '/wps/system/domainRoute',
    token: false,
    encrypted: false,
  },
  {
    names: ['getHelpCenter', 'help centre'],
    path: '/wps/system/helpCenter',
    token: false,
    encrypted: false,
  },
  {
    names: ['sendFeedback', 'feedback'],
    method: 'PUT',
    path: '/wps/feedback',
    token: false,
    encrypted: false,
  },
  // Token-free, games
  {
    names: ['getGameVendor', 'menu'],
    method: 'GET',
    path: '/lgw/games/game_menus',
    token: false,
    encrypted: false,
  },
  {
    names: ['getPopular'],
    method: 'GET',
    path: '/lgw/games/popular',
    token: false,
    encrypted: false,
  },
  {
    names: ['opened numbers', 'getVnNumero'],
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    token: false,
    encrypted: false,
  },
  {
    names: ['getVnLotteryMenu'],
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    token: false,
    encrypted: false,
  },
  // Token-required, member
  {
    names: ['getMemberInfo', 'member info'],
    method: 'GET',
    path: '/wps/member/info',
    token: true,
    encrypted: false,
  },
  {
    names: ['changePassword', 'change password'],
    method: 'POST',
    path: '/wps/member/password',
    token: true,
    encrypted: true,
  },
  { names: ['icon'], method: 'GET', path: '/wps/member/info/icon', token: true, encrypted: false },
  { names: ['getBalanceV2'], path: '/wps/v2/wallets/balance', token: true, encrypted: false },
  {
    names: ['logout'],
    method: 'DELETE',
    path: '/wps/session/logout',
    token: true,
    encrypted: false,
  },
  {
    names: ['getConsolidated'],
    path: '/wps/member/info/funds/consolidated',
    token: true,
    encrypted: false,
  },
  {
    names: ['getUnreadMessageV2'],
    path: '/wps/relay/CSP_unreadCount',
    token: true,
    encrypted: false,
  },
  // Token-required, games
  {
    names: ['wallet transfer', 'walletTransfer'],
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    token: true,
    encrypted: false,
  },
  { names: ['launchGame'], path: '/wps/game/launchGame', token: true, encrypted: false },
  // Relays and actions without their own path
  {
    names: ['getGameList', 'game list relay', 'game'],
    method: 'GET',
    token: 'either',
    encrypted: false,
  },
  { names: ['getHotGameList'], method: 'GET', encrypted: false },
  { names: ['getRecentGameList', 'recent relay'], method: 'GET', token: true, encrypted: false },
  { names: ['getFavGames', 'favourite relay'], method: 'GET', token: true, encrypted: false },
  {
    names: ['getFavGameList', 'favourite id list relay'],
    method: 'GET',
    token: true,
    encrypted: false,
  },
  { names: ['gameFavAction', 'favourite action relay'], token: true, encrypted: false },
  { names: ['getLottRecent'], method: 'GET', encrypted: false },
  { names: ['pvp rooms', 'getPvpRooms'], method: 'GET', encrypted: false },
  { names: ['pvp launch game', 'launchPvpGame'], method: 'GET', encrypted: false },
  { names: ['avatar'], method: 'GET', encrypted: false },
  { names: ['getNotice'], token: false, encrypted: false },
  { names: ['getAnnouncementContentV2', 'announcement relay'], token: false, encrypted: false },
  { names: ['getAnnouncementLogined'], encrypted: false },
  { names: ['getServiceChat', 'service chat'], encrypted: false },
  { names: ['getCountryCode'], encrypted: false },
  { names: ['getUpdateLanguage'], encrypted: false },
  { names: ['loginInfo'], encrypted: false },
  { names: ['firstLogin'], encrypted: false },
  { names: ['merchant wallet', 'getMerchantWallet'], encrypted: false },
  { names: ['winner board', 'getWinnerBoard'], encrypted: false },
  { names: ['points balance'], token: true, encrypted: false },
  { names: ['points reward'], token: true, encrypted: false },
  { names: ['points redeem'], token: true, encrypted: false },
  { names: ['points convert'], token: true, encrypted: false },
  { names: ['points config'], token: true, encrypted: false },
  { names: ['points redeem list'], token: true, encrypted: false },
  { names: ['mission summary'], token: true, encrypted: false },
  { names: ['leaderboard'], token: true, encrypted: false },
  { names: ['participation'], encrypted: false },
  { names: ['dividend'], token: true, encrypted: false },
  { names: ['salary', 'daily salary'], token: true, encrypted: false },
  { names: ['hourSalary', 'contract hour salary'], method: 'POST', token: true, encrypted: false },
  { names: ['real-time salary contract'], method: 'POST', token: true, encrypted: false },
  { names: ['raffle promotion'], method: 'POST', encrypted: false },
  { names: ['raffle claim'], token: true, encrypted: false },
];

/** Game and data calls: GET, with the data as the query. Source: CALL-20. */
export const gameAndDataCalls: readonly string[] = [
  'getGameVendor',
  'getGameList',
  'getPopular',
  'getVnNumero',
  'getHotGameList',
  'getRecentGameList',
  'getFavGames',
  'getFavGameList',
  'getVnLotteryMenu',
  'getLottRecent',
];

/** Game actions by the specification's names; it only describes the last three. Source: CALL-18. */
export const namedGameActions: readonly string[] = [
  'getGameVendor',
  'getPopular',
  'getVnNumero',
  'getRecentGameList',
  'getHotGameList',
  'getGameList',
  'getFavGames',
  'getFavGameList',
  'gameFavAction',
  'getVnLotteryMenu',
  'getLottRecent',
  'walletTransfer',
  'getMerchantWallet',
  'getWinnerBoard',
];

/**
 * Calls that we added: the specification requires their features (PROM-01, VIPS-01, ROUTE-07,
 * LOGN-14, SMSC-06, GAME-04, LOTT-06, HOME-03, MEMB-04 to MEMB-08) but names no call.
 */
export const ownCalls: readonly string[] = [
  'getPromotions',
  'getPromotion',
  'getVipRanks',
  'getMallCatalogue',
  'loginSocial',
  'sendPhoneCode',
  'confirmPhoneCode',
  'getWalletTransfer',
  'getLottPlayTypes',
  'placeLottOrder',
  'getLottOrders',
  'getJackpots',
  'getBettingRecord',
  'setIcon',
  'setNickname',
  'setRealName',
  'setPaymentPassword',
  'sendBindCode',
  'bindMobile',
  'bindEmail',
  'startAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'getSessions',
  'endSession',
  'getSocialAccounts',
  'unlinkSocialAccount',
  'getDepositMethods',
  'createDeposit',
  'getDeposit',
  'cancelDeposit',
  'sendDepositProof',
  'getDepositRecord',
  'getPayoutAccounts',
  'addPayoutAccount',
  'removePayoutAccount',
  'getWithdrawQuota',
  'createWithdrawal',
  'getWithdrawals',
  'confirmWithdrawal',
  'getVendorWallets',
  'setAutoTransfer',
  'getTransferRecord',
  'getTransferParties',
  'transferToMember',
  'getMemberTransfers',
];

/** Specified calls, by their first name, whose features are not built yet. */
export const plannedCalls: readonly string[] = [
  'points balance',
  'points reward',
  'points redeem',
  'points convert',
  'points config',
  'points redeem list',
  'mission summary',
  'leaderboard',
  'participation',
  'dividend',
  'salary',
  'hourSalary',
  'real-time salary contract',
  'raffle promotion',
  'raffle claim',
];
