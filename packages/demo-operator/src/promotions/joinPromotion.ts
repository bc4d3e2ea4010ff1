import { findActivity, termsOf } from '../rewards/activities.ts';
import { addReward } from '../rewards/payReward.ts';
import type { RewardMember } from '../rewards/RewardMember.ts';
import { Refusal } from '../core/Refusal.ts';
import { isOpenTo } from './isOpenTo.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import type { PromotionSeed } from '@livery/demo-content/promotions/promotionSeeds';

/**
 * Makes a member take part in a promotion, and returns the status of that part. Joining again
 * changes nothing. The member must be locked.
 */
export async function joinPromotion(
  tx: Tx,
  member: RewardMember,
  promotion: PromotionSeed,
): Promise<string> {
  const { id, rule } = promotion;
  const key = { kind: 'promotion', code: id } as const;
  const existing = await findActivity(tx, { memberId: member.memberId, ...key, periodMs: 0 });
  if (existing) return existing.status;
  if (!rule || rule.kind === 'application' || rule.kind === 'raffle')
    throw new Refusal('This promotion is not joined in this way.', { reason: 'not_offered' });
  if (!(await isOpenTo(tx, member.memberId, promotion)))
    throw new Refusal('This promotion is for members who have not deposited yet.', {
      reason: 'deposited_before',
    });
  const terms = termsOf(key, member.perMajor);
  const isGift = rule.kind === 'gift' && terms !== undefined;
  const status = isGift ? 'claim' : 'joined';
  await tx
    .insertInto('activity')
    .values({
      member_id: member.memberId,
      ...key,
      period_ms: 0,
      status,
      at_ms: member.nowMs,
      ...(isGift && { reward_id: await addReward(tx, member, terms.reward) }),
    })
    .execute();
  return status;
}
