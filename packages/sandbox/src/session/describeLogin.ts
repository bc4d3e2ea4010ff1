import { trialAccount, type LoginInfo } from '@livery/model';
import { hasModule } from '../merchants/moduleTree.ts';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { openPromotions } from '../promotions/promotionHandlers.ts';

/** The promotion that thanks for a friend who was brought along. */
const referral = '603';

/** What a member wants to know after a sign-in. A trial account takes part in nothing. */
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
