import { mallItems } from '@livery/demo-content/words/mallCatalogue';
import { rejectedRemark, sampleName } from '@livery/demo-content/rewards/rewardSeeds';
import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { dayStartMs, weekStartMs } from '../core/periods/demoPeriods.ts';

const dayMs = 86_400_000;
/** Days of the sample history. */
const historyDays = 90;
/** Sample members with a history. */
const accounts: readonly string[] = ['demo', 'agent', 'partner'];

/**
 * Adds sample points, bonuses, rewards, missions, promotions, friends and rebates to the
 * demonstration members of a new merchant. Moves no money: balances remain what other seeds made
 * them. Bets that exist already are counted as part of the history.
 */
export async function seedRewards(
  tx: DatabaseAccess,
  { merchant, atMs }: { merchant: string; atMs: number },
): Promise<void> {
  const members = await tx
    .selectFrom('member')
    .select(['member_id', 'account'])
    .where('merchant', '=', merchant)
    .where('account', 'in', accounts)
    .orderBy('member_id')
    .execute();
  const ids = members.map(({ member_id: id }) => id);
  if (ids.length === 0) return;
  await sql`
    insert into reward_progress (member_id, transaction_id, remainder, rebate_transaction_id, rebate_at_ms)
    select member.member_id, coalesce(max(game.game_transaction_id), 0), 0,
      coalesce(max(game.game_transaction_id), 0), ${atMs - 3 * dayMs}::bigint
    from member left join game_transaction as game on game.member_id = member.member_id
    where member.merchant = ${merchant}
    group by member.member_id
    on conflict (member_id) do nothing`.execute(tx);
  await seedPoints(tx, ids, { merchant, atMs });
  await seedClaims(tx, ids, atMs);
  await seedFriends(tx, ids, atMs);
  const demo = members.find(({ account }) => account === 'demo');
  if (demo) {
    await seedActivities(tx, demo.member_id, atMs);
    await seedRewardCentre(tx, demo.member_id, atMs);
  }
}

/** Points earned on each day, and redemptions with every status. */
async function seedPoints(
  tx: DatabaseAccess,
  ids: readonly number[],
  { merchant, atMs }: { merchant: string; atMs: number },
): Promise<void> {
  const [mug, tablet, rounds] = ['m1', 'm3', 'm4'].map((id) =>
    mallItems.find(({ itemId }) => itemId === id),
  );
  if (!mug || !tablet || !rounds) throw new Error('The points mall has changed.');
  const orders = [
    { item: rounds, days: 40, status: 'approved', delivery: '', remark: '' },
    {
      item: mug,
      days: 20,
      status: 'rejected',
      delivery: 'Demo Member, PO Box 12',
      remark: 'The courier does not deliver to this address.',
    },
    {
      item: mug,
      days: 1,
      status: 'inProcess',
      delivery: 'Demo Member, 1 Sample Street',
      remark: '',
    },
  ] as const;
  await sql`
    with ordered as (
      insert into points_order (merchant, member_id, item_id, quantity, points_each, status, delivery, remark, at_ms, due_at_ms)
      select ${merchant}::text, member_id, sample.item_id, 1, sample.points, sample.status, sample.delivery, sample.remark,
        ${atMs}::bigint - sample.days * ${dayMs}::bigint,
        ${atMs}::bigint - sample.days * ${dayMs}::bigint + ${7 * dayMs}::bigint
      from unnest(${ids}::bigint[]) as member_id,
        unnest(
          ${orders.map(({ item }) => item.itemId)}::text[],
          ${orders.map(({ item }) => item.points)}::integer[],
          ${orders.map(({ days }) => days)}::integer[],
          ${orders.map(({ status }) => status)}::text[],
          ${orders.map(({ delivery }) => delivery)}::text[],
          ${orders.map(({ remark }) => remark)}::text[]
        ) as sample (item_id, points, days, status, delivery, remark)
      returning order_id, member_id, item_id, points_each, status, at_ms
    ),
    changes as (
      select member_id, 25 + (day * 37) % 60 as amount, 'earned' as reason, null::bigint as order_id, null::jsonb as name,
        ${atMs}::bigint - day * ${dayMs}::bigint as at_ms
      from unnest(${ids}::bigint[]) as member_id, generate_series(2, ${historyDays}::integer) as day
      union all
      select member_id, -points_each, 'redeemed', order_id, names.name, at_ms
      from ordered
      join unnest(
        ${[mug.itemId, rounds.itemId]}::text[],
        ${[JSON.stringify(mug.name), JSON.stringify(rounds.name)]}::jsonb[]
      ) as names (item_id, name) using (item_id)
      union all
      select member_id, points_each, 'returned', order_id, ${JSON.stringify(mug.name)}::jsonb, at_ms + ${2 * dayMs}::bigint
      from ordered where status = 'rejected'
    )
    insert into points_entry (member_id, amount, balance, reason, order_id, name, at_ms, sample)
    select member_id, amount,
      sum(amount) over (partition by member_id order by at_ms, amount desc rows unbounded preceding),
      reason, order_id, name, at_ms, true
    from changes
    order by at_ms, amount desc`.execute(tx);
}

/** A rebate each third day. */
async function seedClaims(tx: DatabaseAccess, ids: readonly number[], atMs: number): Promise<void> {
  await sql`
    insert into rebate_claim (member_id, bet_minor, amount_minor, at_ms, sample)
    select member_id, bet_minor, bet_minor * 4 / 1000, ${atMs}::bigint - day * ${dayMs}::bigint, true
    from unnest(${ids}::bigint[]) as member_id,
      generate_series(${historyDays}::integer, 3, -3) as day,
      lateral (select (500 + (day * 173) % 900) * 100::bigint as bet_minor) as played`.execute(tx);
}

/** Friends of whom some qualify and some are paid. */
async function seedFriends(
  tx: DatabaseAccess,
  ids: readonly number[],
  atMs: number,
): Promise<void> {
  await sql`
    insert into referral (member_id, player, bet_minor, reward_minor, at_ms, claimed_at_ms)
    select member_id, name, bet * 100,
      case when bet >= 1000 then 5000 else 0 end,
      ${atMs}::bigint - day * ${dayMs}::bigint,
      case when bet >= 1000 and day > 30 then ${atMs}::bigint - (day - 14) * ${dayMs}::bigint end
    from unnest(${ids}::bigint[]) as member_id, (values ('ma***o', 4210, 74), ('re***f', 1880, 52), ('su***y', 1260, 19), ('ti***l', 320, 9), ('pe***l', 0, 3))
      as friend (name, bet, day)`.execute(tx);
}

/** Missions and promotions with every status that a member can have. */
async function seedActivities(tx: DatabaseAccess, memberId: number, atMs: number): Promise<void> {
  const day = dayStartMs(atMs);
  const week = weekStartMs(atMs);
  const farMs = atMs + historyDays * dayMs;
  const mission = { member_id: memberId, kind: 'mission', at_ms: atMs };
  const promotion = { member_id: memberId, kind: 'promotion', period_ms: 0, at_ms: atMs };
  const [screenshot, gift] = await addSampleRewards(tx, memberId, atMs);
  await tx
    .insertInto('activity')
    .values([
      { ...mission, code: 'd2', period_ms: day, status: 'process', progress_minor: 38_000 },
      { ...mission, code: 'd3', period_ms: day, status: 'claim', progress_minor: 20_000 },
      { ...mission, code: 'd4', period_ms: day, status: 'claimed', progress_minor: 10_000 },
      { ...mission, code: 'w1', period_ms: week, status: 'joined' },
      {
        ...mission,
        code: 's1',
        period_ms: 0,
        status: 'applying',
        request: 'I tried the fish games.',
        due_at_ms: farMs,
      },
      { ...mission, code: 's2', period_ms: 0, status: 'issued', reward_id: screenshot ?? null },
      { ...mission, code: 's3', period_ms: 0, status: 'rejected', remark: rejectedRemark.EN },
      { ...promotion, code: '501', status: 'claim', reward_id: gift ?? null },
      { ...promotion, code: '401', status: 'process', progress_minor: 21_000 },
    ])
    .execute();
}

async function addSampleRewards(
  tx: DatabaseAccess,
  memberId: number,
  atMs: number,
): Promise<(number | undefined)[]> {
  const sample = { member_id: memberId, points: 0, wager_times: 0, sample: true };
  const rows = await tx
    .insertInto('reward')
    .values([
      {
        ...sample,
        name: JSON.stringify(sampleName('screenshot')),
        source: 'mission',
        amount_minor: 2_000,
        at_ms: atMs - dayMs,
        expires_at_ms: atMs + 29 * dayMs,
      },
      {
        ...sample,
        name: JSON.stringify(sampleName('freeNumber')),
        source: 'promotion',
        amount_minor: 200,
        at_ms: atMs - 2 * dayMs,
        expires_at_ms: atMs + 28 * dayMs,
      },
    ])
    .returning('reward_id')
    .execute();
  return rows.map(({ reward_id: id }) => id);
}

/** Rewards and bonuses. */
async function seedRewardCentre(tx: DatabaseAccess, memberId: number, atMs: number): Promise<void> {
  const reward = (
    name: string,
    source: string,
    daysAgo: number,
    { amountMinor = 0, points = 0, wagerTimes = 0, status = 'claimable', remark = '' },
  ) => ({
    member_id: memberId,
    name: JSON.stringify(sampleName(name)),
    source,
    amount_minor: amountMinor,
    points,
    wager_times: wagerTimes,
    status,
    remark,
    at_ms: atMs - daysAgo * dayMs,
    expires_at_ms: atMs + (30 - daysAgo) * dayMs,
    claimed_at_ms: status === 'claimed' ? atMs - (daysAgo - 1) * dayMs : null,
    sample: true,
  });
  await tx
    .insertInto('reward')
    .values([
      reward('rankGift', 'rank', 6, { amountMinor: 5_000, wagerTimes: 1 }),
      reward('luckyPoints', 'raffle', 33, { points: 50, status: 'expired' }),
      reward('service', 'service', 12, { amountMinor: 1_000, status: 'claimed' }),
      reward('weekly', 'mission', 21, { amountMinor: 10_000, status: 'claimed' }),
      reward('reloadBonus', 'promotion', 25, {
        amountMinor: 3_000,
        status: 'rejected',
        remark: 'Only one reload bonus is paid in each month.',
      }),
    ])
    .execute();
  const bonus = (
    name: string,
    daysAgo: number,
    amountMinor: number,
    changes: { done_minor: number; status: string; endedDaysAgo?: number },
  ) => ({
    member_id: memberId,
    name: JSON.stringify(sampleName(name)),
    source: 'promotion',
    amount_minor: amountMinor,
    required_minor: amountMinor * 5,
    done_minor: changes.done_minor,
    status: changes.status,
    at_ms: atMs - daysAgo * dayMs,
    expires_at_ms: atMs + (14 - daysAgo) * dayMs,
    ended_at_ms: changes.endedDaysAgo === undefined ? null : atMs - changes.endedDaysAgo * dayMs,
    sample: true,
  });
  await tx
    .insertInto('bonus')
    .values([
      bonus('welcomeBonus', 80, 50_000, {
        done_minor: 250_000,
        status: 'completed',
        endedDaysAgo: 71,
      }),
      bonus('springBonus', 55, 20_000, { done_minor: 31_000, status: 'expired', endedDaysAgo: 41 }),
      bonus('reloadBonus', 30, 10_000, {
        done_minor: 5_000,
        status: 'forfeited',
        endedDaysAgo: 27,
      }),
      bonus('weekendBonus', 2, 20_000, { done_minor: 42_000, status: 'active' }),
    ])
    .execute();
}
