import type {
  MyPromotionsReply,
  MyPromotionsRequest,
  ParticipationReply,
  ParticipationRequest,
  RaffleClaimReply,
  RaffleClaimRequest,
  RafflePromotionReply,
  RafflePromotionRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's status in promotions. The list of promotions itself is public.
 *
 * Shape:  `{ list }`, one entry per promotion.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; PROM-02 requires it.
 */
export const getMyPromotions = defineCall<MyPromotionsRequest, MyPromotionsReply>({
  name: 'getMyPromotions',
  path: '/wps/relay/MC_myPromotions',
  token: true,
  account: 'real',
});

/**
 * Takes part in a promotion. A repeated request has no second effect.
 *
 * Shape:  `{ promotionId, status }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: CALL-19, PROM-02. Method, path and fields are our choice.
 */
export const participation = defineCall<ParticipationRequest, ParticipationReply>({
  name: 'participation',
  method: 'POST',
  path: '/wps/relay/MC_participation',
  token: true,
  account: 'real',
  rate: 'write',
});

/**
 * Draws a prize of a raffle. The operator draws.
 *
 * Shape:  `{ drawId, prizeId, prizeName, isPrize, drawsLeft }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: CALL-14, CALL-19, PROM-03. Path and fields are our choice.
 */
export const rafflePromotion = defineCall<RafflePromotionRequest, RafflePromotionReply>({
  name: 'rafflePromotion',
  method: 'POST',
  path: '/wps/relay/MC_rafflePromotion',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Claims a drawn prize.
 *
 * Shape:  `{ drawId, status, amount, points }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: CALL-10, PROM-03. Path and fields are our choice.
 */
export const raffleClaim = defineCall<RaffleClaimRequest, RaffleClaimReply>({
  name: 'raffleClaim',
  method: 'POST',
  path: '/wps/relay/MC_raffleClaim',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
});
