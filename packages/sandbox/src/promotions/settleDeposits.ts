import { promotionSeeds } from '@livery/demo-content/promotions/promotionSeeds';
import { addReward } from '../rewards/payReward.ts';
import type { RewardMember } from '../rewards/RewardMember.ts';
import type { Tx } from '../wallet/gameTransactions.ts';

/**
 * Adds the rewards of promotions that pay a share of a deposit: for the first deposit after the
 * member joined. The member must be locked.
 */
export async function settleDeposits(tx: Tx, who: RewardMember): Promise<void> {
  for (const { id, title, rule } of promotionSeeds) {
    if (rule?.kind !== 'deposit') continue;
    const joined = await tx
      .selectFrom('activity')
      .select(['activity_id', 'at_ms'])
      .where('member_id', '=', who.memberId)
      .where('kind', '=', 'promotion')
      .where('code', '=', id)
      .where('status', '=', 'joined')
      .executeTakeFirst();
    if (!joined) continue;
    const deposit = await tx
      .selectFrom('wallet_entry')
      .select('amount_minor')
      .where('member_id', '=', who.memberId)
      .where('reason', '=', 'deposit')
      .where('at_ms', '>=', joined.at_ms)
      .orderBy('entry_id')
      .executeTakeFirst();
    if (!deposit) continue;
    const share = Math.floor((deposit.amount_minor * (rule.percent ?? 0)) / 100);
    const amountMinor = Math.min(share, (rule.max ?? Infinity) * who.perMajor);
    if (amountMinor <= 0) continue;
    const rewardId = await addReward(tx, who, {
      name: title,
      source: 'promotion',
      amountMinor,
      wagerTimes: rule.wagerTimes ?? 0,
    });
    await tx
      .updateTable('activity')
      .set({ status: 'claim', reward_id: rewardId })
      .where('activity_id', '=', joined.activity_id)
      .execute();
  }
}
