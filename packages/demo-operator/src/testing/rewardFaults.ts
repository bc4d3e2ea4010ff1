import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/**
 * Lists what is wrong with the points and rewards of a merchant's members. Sample rewards of the
 * seed are claimed without a movement of money.
 *
 * @param sinceMs time of the merchant's creation.
 */
export async function rewardFaults(
  db: DatabaseAccess,
  { merchant, sinceMs }: { merchant: string; sinceMs: number },
): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with own as (select member_id from member where merchant = ${merchant}),
    credit as (select entry.* from wallet_entry as entry join own using (member_id)),
    point as (
      select entry.*, lag(balance, 1, 0) over (partition by member_id order by entry_id) as before
      from points_entry as entry join own using (member_id)
    )
    select 'points entry ' || entry_id || ' does not follow the one before' as fault from point
    where balance <> before + amount or balance < 0
    union all
    select reason || ' ' || reference || ' was paid ' || count(*) || ' times' from credit
    where reason in ('reward', 'rebate', 'points', 'bonus') and reference is not null
    group by member_id, reason, reference, purse, amount_minor > 0 having count(*) > 1
    union all
    select 'reward ' || reward_id || ' is ' || status || ' and was paid ' || coalesce(amount, 0)
    from reward join own using (member_id)
    cross join lateral (
      select sum(amount_minor) as amount from credit where reference = 'reward-' || reward_id) as paid
    where wager_times = 0 and coalesce(claimed_at_ms, expires_at_ms) >= ${sinceMs}
      and coalesce(amount, 0) <> case status when 'claimed' then amount_minor else 0 end
    union all
    select 'bonus ' || bonus_id || ' was granted ' || coalesce(granted, 0) || ' and lost '
      || coalesce(lost, 0)
    from bonus join own using (member_id)
    cross join lateral (
      select sum(amount_minor) filter (where amount_minor > 0) as granted,
        -sum(amount_minor) filter (where amount_minor < 0) as lost
      from credit where reference = 'bonus-' || bonus_id) as paid
    where (at_ms >= ${sinceMs} and coalesce(granted, 0) <> amount_minor)
      or coalesce(lost, 0) > case when status in ('forfeited', 'expired') then amount_minor else 0 end
    union all
    select 'redemption ' || order_id || ' is ' || status || ', returned ' || returned
      || ' points and paid ' || paid
    from points_order join own using (member_id)
    cross join lateral (
      select (select coalesce(sum(amount), 0) from point
          where point.order_id = points_order.order_id and reason = 'returned') as returned,
        (select coalesce(sum(amount_minor), 0) from credit
          where reference = 'points-' || points_order.order_id) as paid) as outcome
    where at_ms >= ${sinceMs} and (
      returned <> case status when 'rejected' then quantity * points_each else 0 end
      or (paid > 0) <> (status = 'approved' and item_id = 'm4')
      or status = 'inProcess')
    union all
    select 'conversion ' || point.entry_id || ' was paid ' || coalesce(paid, 0)
    from point
    cross join lateral (
      select sum(amount_minor) as paid from credit
      where reference = 'points-entry-' || point.entry_id) as outcome
    where point.reason = 'converted' and coalesce(paid, 0) <> -amount * 10
    union all
    select 'rebate ' || claim_id || ' was paid ' || coalesce(paid, 0)
    from rebate_claim join own using (member_id)
    cross join lateral (
      select sum(amount_minor) as paid from credit where reference = 'rebate-' || claim_id) as outcome
    where at_ms >= ${sinceMs} and coalesce(paid, 0) <> amount_minor
    union all
    select 'prizes of member ' || member_id || ' were claimed ' || claimed || ' times and paid ' || paid
    from own cross join lateral (
      select (select count(*) from raffle_draw
          where raffle_draw.member_id = own.member_id and claimed_at_ms is not null) as claimed,
        (select count(*) from reward where reward.member_id = own.member_id
          and source = 'raffle' and status = 'claimed' and claimed_at_ms >= ${sinceMs}) as paid)
      as prizes
    where claimed <> paid`.execute(db);
  return rows.map(({ fault }) => fault);
}
