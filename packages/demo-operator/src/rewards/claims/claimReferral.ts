import { Refusal } from '../../core/Refusal.ts';
import { Referrals } from '../../members/Referrals.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { creditWallet } from '../creditWallet.ts';
import type { RewardMember } from '../RewardMember.ts';

/**
 * Pays the rewards of the friends who qualify and are not paid yet. The member must be locked.
 * Throws a {@link Refusal} if there are none.
 */
export async function claimReferral(
  tx: Tx,
  { memberId, perMajor, nowMs }: RewardMember,
): Promise<{ friends: number; amountMinor: number }> {
  await new Referrals(tx).qualify(memberId, perMajor);
  const claimed = await tx
    .updateTable('referral')
    .set({ claimed_at_ms: nowMs })
    .where('member_id', '=', memberId)
    .where('reward_minor', '>', 0)
    .where('claimed_at_ms', 'is', null)
    .returning(['referral_id', 'reward_minor'])
    .execute();
  const [first] = claimed;
  if (!first) throw new Refusal('There is no reward to claim.', { reason: 'reward_unavailable' });
  const amountMinor = claimed.reduce((sum, { reward_minor: minor }) => sum + minor, 0);
  await creditWallet(tx, {
    memberId,
    amountMinor,
    reason: 'reward',
    reference: `referral-${first.referral_id}`,
    atMs: nowMs,
  });
  return { friends: claimed.length, amountMinor };
}
