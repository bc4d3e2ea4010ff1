import { trialAccount, type LoginInfo } from '@livery/model';
import { hasModule } from '../merchants/moduleTree.ts';
import type { MemberTree } from '../members/MemberTree.ts';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { openPromotions } from '../promotions/promotionHandlers.ts';

/** Promotion for referring a friend. */
const referral = '603';

/** Describes the state of a member after sign-in. A trial account has no promotions. */
export async function describeLogin(context: MemberContext, tree: MemberTree): Promise<LoginInfo> {
  const {
    member: { isAgent, lastLogin, memberId, rankLevel },
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
    hasContracts: !isTrial && (await tree.hasRelatives(memberId)),
    hasVip: !isTrial && hasModule(modulesOff, 'VIP'),
    vipRankLevel: rankLevel,
  };
}
