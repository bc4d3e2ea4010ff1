import { sql } from 'kysely';
import { forbidChanges, type Statements } from './triggers.ts';

/** Members' points: append-only entries with the balance after each, and redemptions. */
const points: Statements = [
  sql`
    create table points_order (
      order_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      member_id bigint not null references member (member_id) on delete cascade,
      item_id text not null,
      quantity integer not null check (quantity > 0),
      points_each integer not null check (points_each >= 0),
      amount_requirement_minor bigint,
      status text not null check (status in ('inProcess', 'rejected', 'approved')),
      delivery text not null,
      remark text not null default '',
      at_ms bigint not null,
      due_at_ms bigint not null
    )`,
  sql`
    create index points_order_due on points_order (merchant, due_at_ms)
    where status = 'inProcess'`,
  sql`create index points_order_item on points_order (merchant, item_id)`,
  sql`create index points_order_member on points_order (member_id)`,
  sql`
    create table points_entry (
      entry_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      amount bigint not null check (amount <> 0),
      balance bigint not null check (balance >= 0),
      reason text not null,
      name jsonb,
      order_id bigint references points_order (order_id) on delete cascade,
      at_ms bigint not null,
      sample boolean not null default false
    )`,
  sql`create index points_entry_member on points_entry (member_id, entry_id)`,
  forbidChanges(
    'points_entry',
    'points entries are never changed or removed: add an entry that corrects it',
  ),
  sql`
    create view points_record as
    select
      entry.entry_id, entry.member_id, entry.at_ms, entry.reason as type, entry.name,
      entry.amount, entry.balance, ordered.quantity, ordered.points_each,
      ordered.amount_requirement_minor,
      case entry.reason when 'redeemed' then ordered.status end as status,
      nullif(ordered.remark, '') as remark, entry.sample
    from points_entry as entry
    left join points_order as ordered on ordered.order_id = entry.order_id`,
].flat();

/** Bonuses with their wagering, rewards that members claim, and gifts for reached ranks. */
const claims: Statements = [
  sql`
    create table bonus (
      bonus_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      name jsonb not null,
      source text not null,
      status text not null default 'active'
        check (status in ('active', 'completed', 'expired', 'forfeited')),
      amount_minor bigint not null check (amount_minor > 0),
      required_minor bigint not null check (required_minor > 0),
      done_minor bigint not null default 0,
      at_ms bigint not null,
      expires_at_ms bigint not null,
      ended_at_ms bigint,
      remark text not null default '',
      sample boolean not null default false
    )`,
  sql`create index bonus_member on bonus (member_id, at_ms)`,
  sql`
    create table reward (
      reward_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      name jsonb not null,
      source text not null,
      status text not null default 'claimable'
        check (status in ('claimable', 'claimed', 'expired', 'rejected')),
      amount_minor bigint not null check (amount_minor >= 0),
      points integer not null check (points >= 0),
      wager_times integer not null check (wager_times >= 0),
      at_ms bigint not null,
      expires_at_ms bigint not null,
      claimed_at_ms bigint,
      remark text not null default '',
      sample boolean not null default false,
      check (amount_minor > 0 or points > 0)
    )`,
  sql`create index reward_member on reward (member_id, at_ms)`,
  sql`
    create table rank_gift (
      member_id bigint not null references member (member_id) on delete cascade,
      rank_level integer not null,
      amount_minor bigint not null check (amount_minor > 0),
      at_ms bigint not null,
      primary key (member_id, rank_level)
    )`,
];

/** Members' parts in missions and promotions, their applications, and raffles. */
const activities: Statements = [
  sql`
    create table activity (
      activity_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      kind text not null check (kind in ('mission', 'promotion')),
      code text not null,
      period_ms bigint not null,
      status text not null,
      progress_minor bigint not null default 0,
      reward_id bigint references reward (reward_id),
      request text not null default '',
      remark text not null default '',
      at_ms bigint not null,
      due_at_ms bigint,
      unique (member_id, kind, code, period_ms)
    )`,
  sql`
    create table activity_image (
      activity_id bigint not null references activity (activity_id) on delete cascade,
      position integer not null,
      type text not null,
      bytes bytea not null,
      primary key (activity_id, position)
    )`,
  sql`
    create table raffle_draw (
      draw_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      promotion_id text not null,
      prize_id text not null,
      at_ms bigint not null,
      claimed_at_ms bigint
    )`,
  sql`create index raffle_draw_member on raffle_draw (member_id, promotion_id, at_ms)`,
];

/** Friends whom members invited, claims of rebates, and how far bets are counted. */
const referrals: Statements = [
  sql`
    create table referral (
      referral_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      friend_id bigint unique references member (member_id) on delete cascade,
      player text not null,
      bet_minor bigint not null,
      reward_minor bigint not null,
      at_ms bigint not null,
      claimed_at_ms bigint,
      check (friend_id <> member_id)
    )`,
  sql`create index referral_member on referral (member_id, at_ms)`,
  sql`
    create table rebate_claim (
      claim_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      bet_minor bigint not null,
      amount_minor bigint not null check (amount_minor > 0),
      at_ms bigint not null,
      sample boolean not null default false
    )`,
  sql`create index rebate_claim_member on rebate_claim (member_id, at_ms)`,
  sql`
    create table reward_progress (
      member_id bigint primary key references member (member_id) on delete cascade,
      transaction_id bigint not null,
      remainder bigint not null,
      rebate_transaction_id bigint not null,
      rebate_at_ms bigint
    )`,
];

/** Points, bonuses, rewards, missions, promotions, referrals and rebates. */
export const rewards: Statements = [points, claims, activities, referrals].flat();
