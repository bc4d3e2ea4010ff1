import { trialAccount, type LoginInfo } from '@livery/model';
import { hasModule } from '../merchants/moduleTree.ts';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { openPromotions } from '../promotions/promotionHandlers.ts';

/** Promotion for referring a friend. */
const referral = '603';

/** Describes the state of a member after sign-in. A trial account has no promotions. */
export function describeLogin(context: MemberContext): LoginInfo {
  const {
    member: { isAgent, lastLogin, rankLevel },
    merchant: { modulesOff },
  } = context;
  const isTrial = isAgent === trialAccount;
  const promotions = isTrial ? [] : openPromotions(context);
  return {
    ...(lastLogin && {
      lastLoginAt: new Date(lastLogin.atMs).toISOString(),
      lastLoginAddress: lastLogin.address,
    }),
    availablePromoCount: promotions.length,
    availablePromo: { REFERRAL: { enabled: promotions.some(({ id }) => id === referral) } },
    hasVip: !isTrial && hasModule(modulesOff, 'VIP'),
    vipRankLevel: rankLevel,
  };
}
