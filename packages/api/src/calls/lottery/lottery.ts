import type {
  LottOrder,
  LottOrdersReply,
  LottOrdersRequest,
  LottPlayTypesReply,
  LottPlayTypesRequest,
  LottRecentReply,
  LottRecentRequest,
  PlaceLottOrderRequest,
  VnLotteryMenuReply,
  VnLotteryMenuRequest,
  VnNumeroReply,
  VnNumeroRequest,
} from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * The lottery games by the tags of the operator's menu, each with the draw that is on sale.
 *
 * Shape:  `LotteryMenuEntry[]`.
 * Units:  `remainTime` and `lockTime` in seconds from the time of the operator's reply.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: LOTT-05, LOTT-07.
 */
export const getVnLotteryMenu = defineCall<VnLotteryMenuRequest, VnLotteryMenuReply>({
  name: 'getVnLotteryMenu',
  path: '/lgw/vn/games/game_menu',
  replyBytes: maxListBytes,
  guestCacheMs: 1_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * The latest draw results.
 *
 * Shape:  `OpenedNumero[]`, newest first, at most `count`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: LOBB-16.
 */
export const getVnNumero = defineCall<VnNumeroRequest, VnNumeroReply>({
  name: 'getVnNumero',
  path: '/lgw/vn/numeros/opened/game',
  guestCacheMs: 1_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * The lotteries that the member bet on most recently.
 *
 * Shape:  `LotteryGame[]`, newest bet first, at most `recentCount`.
 * Units:  as {@link getVnLotteryMenu}.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: LOTT-08. The path is our choice: the source has none.
 */
export const getLottRecent = defineCall<LottRecentRequest, LottRecentReply>({
  name: 'getLottRecent',
  path: '/lgw/vn/games/recent',
  token: true,
  account: 'real',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * The bet types of a lottery game, with odds, prices and limits.
 *
 * Shape:  `LottPlayTypesReply`.
 * Units:  prices and limits in major units of the brand's currency; odds as numbers of draws.
 * Errors: `operator_refused`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; ROUTE-10 (`playType`) and LOTT-09 (prize modes) require it.
 */
export const getLottPlayTypes = defineCall<LottPlayTypesRequest, LottPlayTypesReply>({
  name: 'getLottPlayTypes',
  path: '/lgw/vn/games/play_types',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
});

/**
 * Places a bet on a draw. A repeated request with the same reference returns the result of the
 * first and never places a second bet. Such a repeat needs no valid launch.
 *
 * Shape:  `LottOrder`.
 * Units:  `unit` in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` with `{ lottery }`, one of
 *         `lotteryRefusals`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; LOTT-03 and LOTT-05 require it.
 */
export const placeLottOrder = defineCall<PlaceLottOrderRequest, LottOrder>({
  name: 'placeLottOrder',
  method: 'POST',
  path: '/lgw/vn/orders',
  token: true,
  account: 'real',
  needsState: true,
  once: 'orderId',
  timeoutMs: 8_000,
  rate: 'write',
  replySchema: 'LottOrder',
});

/**
 * One page of the member's bets on draws.
 *
 * Shape:  `{ orders, totalPages }`, newest first.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call.
 */
export const getLottOrders = defineCall<LottOrdersRequest, LottOrdersReply>({
  name: 'getLottOrders',
  path: '/lgw/vn/orders',
  token: true,
  account: 'real',
  complete: (site, request) => ({ pageSize: site.pageSize, ...request }),
});
