import { getMyPromotions, getPromotion, getPromotions } from '@livery/api';
import { defineQuery } from '../site/defineQuery.ts';

/** The operator's promotions. Source: PROM-01. */
export const promotionsQuery = defineQuery({ call: getPromotions, freshMs: 60_000 });

/** One promotion by its id. Source: PROM-01. */
export const promotionQuery = defineQuery({ call: getPromotion, freshMs: 60_000 });

/** The member's status in promotions, which the pages of promotions change. Source: PROM-02. */
export const myPromotionsQuery = defineQuery({
  call: getMyPromotions,
  freshMs: 0,
  ofMember: true,
});
