import type { VnLotteryMenuReply, VnLotteryMenuRequest, VnNumeroReply, VnNumeroRequest } from '@livery/contract';
import { defineCall } from '../Call.ts';

/**
 * The lottery games, by the tags of the operator's menu, each with the draw that is sold now.
 *
 * Shape:  `LotteryMenuEntry[]`.
 * Units:  `remainTime` and `lockTime` in seconds, counted when the operator answered.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §3 "Lottery game", §7 "getVnLotteryMenu (device WEB)".
 */
export const getVnLotteryMenu = defineCall<VnLotteryMenuRequest, VnLotteryMenuReply>({
  name: 'getVnLotteryMenu', method: 'GET', path: '/lgw/vn/games/game_menu', token: false, encrypted: false, idempotent: true,
  guestCacheMs: 1_000, timeoutMs: 5_000, rate: 'read', schemas: { request: 'lottery#VnLotteryMenuRequest', reply: 'lottery#VnLotteryMenuReply' },
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * The numbers drawn last.
 *
 * Shape:  `OpenedNumero[]`, newest first, at most `count`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: product-spec §7 "getVnNumero (count)", §9 "Vietnam numbers 100".
 */
export const getVnNumero = defineCall<VnNumeroRequest, VnNumeroReply>({
  name: 'getVnNumero', method: 'GET', path: '/lgw/vn/numeros/opened/game', token: false, encrypted: false, idempotent: true,
  guestCacheMs: 1_000, timeoutMs: 5_000, rate: 'read', schemas: { request: 'lottery#VnNumeroRequest', reply: 'lottery#VnNumeroReply' },
  complete: (site, request) => ({ language: site.language, ...request }),
});
