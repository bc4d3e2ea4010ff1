import { sql } from 'kysely';
import type { Database } from '../../../packages/demo-operator/src/database/DatabaseSchema.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Contracts of a kind before the active one, and answered requests, of each pair. */
const formerContracts = 10;
const answeredRequests = 20;
/** Hours of a day with a settlement of an hourly salary; the others had no play. */
const playedHours = 8;
const links = 500;
const friends = 2_000;
/** One member of this many has a session. */
const onlineEvery = 4;

/**
 * Adds what an agent with a large team has besides play: ninety days of settlements with its
 * hundred direct downlines and with its upline, former contracts, answered requests, links, rewards
 * for friends, and sessions of the members.
 */
export async function fillAgent(
  db: Database,
  {
    merchant,
    agentId,
    days,
    atMs,
  }: { merchant: string; agentId: number; days: number; atMs: number },
): Promise<void> {
  await addContracts(db, { merchant, agentId, days, atMs });
  await addSettlements(db, { kind: 'salary', perDay: 1, days, atMs });
  await addSettlements(db, { kind: 'hourSalary', perDay: playedHours, days, atMs });
  await addRequests(db, { merchant, atMs });
  await sql`
    insert into invite_link (merchant, member_id, code, is_agent, rebate_hundredths, quota, uses,
      registrations, at_ms, expires_at_ms)
    select ${merchant}, ${agentId}::bigint, 'BENCH' || number, false, 10, 50, number, number % 50,
      ${atMs}::bigint - number * ${hourMs}::bigint,
      ${atMs}::bigint + (number % 9 - 4) * ${dayMs}::bigint
    from generate_series(1, ${links}::integer) as number`.execute(db);
  await sql`
    insert into referral (member_id, player, bet_minor, reward_minor, at_ms, claimed_at_ms)
    select ${agentId}::bigint, 'fr***' || number, 100000, 5000,
      ${atMs}::bigint - number * ${hourMs}::bigint,
      case when number % 3 > 0 then ${atMs}::bigint - (number - 1) * ${hourMs}::bigint end
    from generate_series(1, ${friends}::integer) as number`.execute(db);
  await sql`
    insert into session (token_hash, member_id, expires_at_ms)
    select 'bench-' || member_id, member_id, ${atMs}::bigint + 365 * ${dayMs}::bigint
    from member where merchant = ${merchant} and member_id % ${onlineEvery}::integer = 0`.execute(
    db,
  );
}

/** Adds contracts of the agent with its upline and its direct downlines, of which one is active. */
async function addContracts(
  db: Database,
  {
    merchant,
    agentId,
    days,
    atMs,
  }: { merchant: string; agentId: number; days: number; atMs: number },
): Promise<void> {
  await sql`
    insert into contract (merchant, kind, upline_id, downline_id, period, tiers, top_rate, status,
      signed_at_ms, starts_at_ms, next_start_ms, next_end_ms, ended_at_ms, ends_at_ms)
    select ${merchant}, kind, upline_id, member_id, period,
      '[{"rate":100,"activeMembers":0,"validBetMinor":0,"profitMinor":0}]', 100,
      case when age = 0 then 'active' else 'superseded' end, begin_ms, begin_ms,
      case when age = 0 then ${atMs}::bigint end, case when age = 0 then ${atMs + dayMs}::bigint end,
      case when age > 0 then begin_ms + ${dayMs}::bigint end,
      case when age > 0 then begin_ms + ${dayMs}::bigint end
    from member
    cross join (values ('salary', 'daily'), ('hourSalary', 'hourly')) as type (kind, period)
    cross join generate_series(0, ${formerContracts}::integer) as age
    cross join lateral (
      select ${atMs}::bigint - (${days}::integer + age) * ${dayMs}::bigint as begin_ms
    ) as begin
    where ${agentId}::bigint in (member_id, upline_id) and upline_id is not null`.execute(db);
}

async function addSettlements(
  db: Database,
  { kind, perDay, days, atMs }: { kind: string; perDay: number; days: number; atMs: number },
): Promise<void> {
  const lengthMs = kind === 'salary' ? dayMs : hourMs;
  await sql`
    insert into contract_settlement (contract_id, kind, member_id, payer_id, period_start_ms,
      period_end_ms, active_members, valid_bet_minor, profit_minor, carried_minor, base_minor, rate,
      amount_minor, status, reason, at_ms, paid_at_ms)
    select contract_id, kind, downline_id, upline_id, start_ms, start_ms + ${lengthMs}::bigint,
      1, 10000, 5000, 0, 10000, 100, case when slot % 5 = 0 then 0 else 100 end,
      case when slot % 5 = 0 then 'skipped' when day = 0 then 'pending' else 'paid' end,
      case when slot % 5 = 0 then 'noTier' when day = 0 then 'balance' end,
      start_ms + ${lengthMs}::bigint,
      case when slot % 5 > 0 and day > 0 then start_ms + ${lengthMs}::bigint end
    from contract
    cross join generate_series(0, ${days - 1}::integer) as day
    cross join generate_series(1, ${perDay}::integer) as part
    cross join lateral (
      select ${atMs}::bigint - (day + 1) * ${dayMs}::bigint + (part - 1) * ${lengthMs}::bigint as start_ms,
        day + part + downline_id as slot
    ) as period
    where kind = ${kind} and status = 'active'
    order by start_ms`.execute(db);
}

async function addRequests(
  db: Database,
  { merchant, atMs }: { merchant: string; atMs: number },
): Promise<void> {
  await sql`
    insert into contract_request (merchant, kind, type, upline_id, downline_id, asker_id, contract_id,
      period, tiers, top_rate, reason, status, at_ms, answered_at_ms)
    select merchant, kind, 'new', upline_id, downline_id,
      case when number % 2 = 0 then upline_id else downline_id end, contract_id, period, tiers,
      top_rate, '', case when number = 0 then 'requested' else 'rejected' end,
      ${atMs}::bigint - number * ${dayMs}::bigint,
      case when number > 0 then ${atMs}::bigint - number * ${dayMs}::bigint + 1000 end
    from contract cross join generate_series(0, ${answeredRequests}::integer) as number
    where merchant = ${merchant} and status = 'active'`.execute(db);
}
