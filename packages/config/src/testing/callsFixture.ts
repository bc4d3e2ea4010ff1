import type { CallNames } from '../check/CallNames.ts';

const guest = [
  'getGameVendor',
  'getGameList',
  'getNotice',
  'getAnnouncementContentV2',
  'getPromotions',
  'getPromotion',
  'getVipRanks',
  'getHelpCenter',
  'getMallCatalogue',
  'getHotGameList',
  'getPopular',
  'getVnLotteryMenu',
  'getVnNumero',
  'getWinnerBoard',
  'getJackpots',
];

/**
 * Calls that the shipped brands name. A fixture, because this package does not depend on the call
 * table.
 */
export const callsFixture: CallNames = {
  guest,
  operator: [
    ...guest,
    'loginV2',
    'loginFreePlay',
    'register',
    'registerByMobile',
    'changePassword',
    'getPasswordByPhone',
    'getBalanceV2',
  ],
};
