import type {
  PromotionReply,
  PromotionRequest,
  PromotionsReply,
  PromotionsRequest,
} from '@livery/model';
import { defineCall, maxListBytes } from '../../Call.ts';

/**
 * All promotions that the visitor may see, in the operator's order.
 *
 * Shape:  `{ language, categories, promotions }`.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: PROM-01, ROUTE-06. Name and path are our choice: the source has neither.
 */
export const getPromotions = defineCall<PromotionsRequest, PromotionsReply>({
  name: 'getPromotions',
  path: '/wps/relay/PRM_promotions',
  replyBytes: maxListBytes,
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * One promotion with its text and terms.
 *
 * Shape:  `{ language, promotion? }`; without `promotion` when the id does not exist.
 * Errors: `upstream_failed`, `upstream_timeout`.
 * Source: PROM-01, ROUTE-06. Name and path are our choice: the source has neither.
 */
export const getPromotion = defineCall<PromotionRequest, PromotionReply>({
  name: 'getPromotion',
  path: '/wps/relay/PRM_promotion',
  guestCacheMs: 5_000,
  complete: (site, request) => ({ language: site.language, ...request }),
});
