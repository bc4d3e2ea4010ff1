import { promotionSeeds } from '@livery/demo-content/promotions/promotionSeeds';
import { sql } from 'kysely';
import type { Tx } from '../wallet/gameTransactions.ts';
import { addReward } from './payReward.ts';
import type { RewardMember } from './RewardMember.ts';

/** Promotions that pay a share of a deposit. */
const depositPromotions = promotionSeeds.filter(({ rule }) => rule?.kind === 'deposit');

/**
 * The deposit of each member for which a promotion of that kind was chosen, or else the first one
 * after joining it, if its share is at least one minor unit: `member_id`, `activity_id`, `code` and
 * `amount_minor`.
 */
export const joinedDeposits = sql`(
  select activity.member_id, activity.activity_id, activity.code, deposit.amount_minor
  from unnest(
    ${depositPromotions.map(({ id }) => id)}::text[],
    ${depositPromotions.map(({ rule }) => rule?.percent ?? 0)}::integer[]
  ) as promotion (code, percent)
  join activity on activity.kind = 'promotion' and activity.code = promotion.code
    and activity.status = 'joined'
  cross join lateral (
    select entry.amount_minor from wallet_entry as entry
    left join deposit_order as chosen
      on chosen.order_id = entry.reference and chosen.bonus_id = activity.code
    where entry.member_id = activity.member_id and entry.reason = 'deposit'
      and entry.at_ms >= activity.at_ms and entry.amount_minor * promotion.percent >= 100
    order by chosen.order_id is null, entry.entry_id
    limit 1) as deposit
)`;

/** Adds the rewards of promotions that pay a share of a deposit. The member must be locked. */
export async function settleDeposits(tx: Tx, member: RewardMember): Promise<void> {
  const { rows } = await sql<{ activity_id: number; code: string; amount_minor: number }>`
    select * from ${joinedDeposits} as joined
    where joined.member_id = ${member.memberId}
    order by joined.activity_id`.execute(tx);
  for (const { activity_id: activityId, code, amount_minor: depositMinor } of rows) {
    const promotion = depositPromotions.find(({ id }) => id === code);
    if (!promotion) continue;
    const { percent = 0, max = Infinity, wagerTimes = 0 } = promotion.rule ?? {};
    const rewardId = await addReward(tx, member, {
      name: promotion.title,
      source: 'promotion',
      amountMinor: Math.min(Math.floor((depositMinor * percent) / 100), max * member.perMajor),
      wagerTimes,
    });
    await tx
      .updateTable('activity')
      .set({ status: 'claim', reward_id: rewardId })
      .where('activity_id', '=', activityId)
      .execute();
  }
}
