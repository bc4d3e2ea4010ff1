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

/** Calls of the table that the shipped brands name; this package does not know the table. */
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
