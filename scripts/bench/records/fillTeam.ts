import { sql } from 'kysely';
import type { Database } from '../../../packages/demo-operator/src/database/DatabaseSchema.ts';
import { fillAgent } from './fillAgent.ts';

/** Filled database. */
export interface FilledTeam {
  readonly agentId: number;
  /** Downline with far more rounds than the others. */
  readonly heavyId: number;
}

const days = 90;
const downlines = 10_000;
const outsiders = 1_000;
/** Each member plays on one of nine days, a hundred rounds in all, two games a day. */
const playsEveryDays = 9;
const roundsPerDay = 10;
const heavyRoundsPerDay = 200;

/**
 * Adds an agent with 10,000 downlines on three levels and 1,000,000 bets of them in ninety days,
 * its contracts and links, and members of another agent who play as well. One round in three wins.
 * Rounds begin at whole minutes, so that many have the same time.
 */
export async function fillTeam(
  db: Database,
  { merchant, atMs }: { merchant: string; atMs: number },
): Promise<FilledTeam> {
  await sql`insert into merchant (code, profile) values (${merchant}, 'LAGOON')`.execute(db);
  const agentId = await addAgent(db, merchant, 'top');
  const otherId = await addAgent(db, merchant, 'other');
  const uplineId = await addAgent(db, merchant, 'root');
  await sql`
    update member set upline_id = ${uplineId}::bigint where member_id = ${agentId}::bigint`.execute(
    db,
  );
  await addLevel(db, {
    merchant,
    prefix: 'a',
    count: 100,
    type: 1,
    upline: sql`${agentId}::bigint`,
  });
  await addLevel(db, {
    merchant,
    prefix: 'b',
    count: 900,
    type: 2,
    upline: sql`(select member_id from member where merchant = ${merchant} and account = 'a' || (1 + number % 100))`,
  });
  await addLevel(db, {
    merchant,
    prefix: 'c',
    count: downlines - 1_000,
    type: 0,
    upline: sql`(select member_id from member where merchant = ${merchant} and account = 'b' || (1 + number % 900))`,
  });
  await addLevel(db, {
    merchant,
    prefix: 'o',
    count: outsiders,
    type: 0,
    upline: sql`${otherId}::bigint`,
  });
  const { rows } = await sql<{ id: number }>`
    select member_id as id from member where merchant = ${merchant} and account = 'c1'`.execute(db);
  const heavyId = rows[0]?.id ?? 0;
  for (let day = days - 1; day >= 0; day -= 1)
    await addDay(db, { merchant, day, heavyId, atMs: atMs - day * 86_400_000 });
  await fillAgent(db, { merchant, agentId, days, atMs });
  await sql`vacuum analyze`.execute(db);
  return { agentId, heavyId };
}

async function addAgent(db: Database, merchant: string, account: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into member (merchant, account, password_hash, is_agent, nickname, first_time_login, password_expired, rank_level, rank_name, member_label)
    values (${merchant}, ${account}, '', 1, '', false, false, 1, '', '{}')
    returning member_id as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function addLevel(
  db: Database,
  {
    merchant,
    prefix,
    count,
    type,
    upline,
  }: {
    merchant: string;
    prefix: string;
    count: number;
    type: number;
    upline: ReturnType<typeof sql>;
  },
): Promise<void> {
  await sql`
    insert into member (merchant, account, password_hash, is_agent, nickname, first_time_login, password_expired, rank_level, rank_name, member_label, upline_id)
    select ${merchant}, ${prefix} || number, '', ${type}::integer, '', false, false, 1, '', '{}', ${upline}
    from generate_series(1, ${count}::integer) as number`.execute(db);
}

/** Adds the rounds of one day that ends now or a number of days before. */
export async function addDay(
  db: Database,
  {
    merchant,
    day,
    heavyId,
    atMs,
  }: { merchant: string; day: number; heavyId: number; atMs: number },
): Promise<void> {
  await sql`
    insert into wallet_entry (member_id, amount_minor, reason, reference, at_ms)
    select member_id, 100000, 'deposit', 'D' || ${day}::text || '-' || member_id, ${atMs}::bigint - 43200000
    from member
    where merchant = ${merchant} and (member_id + ${day}::integer) % ${playsEveryDays}::integer = 0`.execute(
    db,
  );
  await sql`
    with round as (
      select member_id, 'R' || ${day}::text || '-' || member_id || '-' || number as round, number,
        40001 + (member_id * 31 + ${day}::integer * 7 + number % 2) % 600 as node_id,
        (array['RNG', 'LIVE', 'FISH', 'SPORTS'])[1 + (member_id * 31 + ${day}::integer * 7 + number % 2) % 4] as category,
        ${atMs}::bigint - (member_id * 7919 + number * 104729) % 36000000 / 60000 * 60000 as at_ms,
        (member_id + number) % 3 = 0 as is_won
      from member
      cross join lateral generate_series(1, case when member_id = ${heavyId}::bigint
        then ${heavyRoundsPerDay}::integer else ${roundsPerDay}::integer end) as number
      where merchant = ${merchant} and (member_id = ${heavyId}::bigint
        or (member_id + ${day}::integer) % ${playsEveryDays}::integer = 0)
    ),
    added as (
      insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round, round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse, reference_transaction_id, at_ms, verdict)
      select ${merchant}, member_id, 'DEMO', round || part.kind, part.kind, round,
        part.kind = 'win' or not is_won, node_id, category, abs(part.moved), part.moved, 0, 'PHP', '',
        case part.kind when 'win' then round || 'bet' end, at_ms + part.step, 'OK'
      from round
      cross join (values ('bet', -100, 0), ('win', 250, 1)) as part (kind, moved, step)
      where part.kind = 'bet' or is_won
      order by at_ms
      returning game_transaction_id, member_id, kind, moved_minor, at_ms
    )
    insert into wallet_entry (member_id, amount_minor, reason, at_ms, game_transaction_id)
    select member_id, moved_minor, kind, at_ms, game_transaction_id from added order by at_ms`.execute(
    db,
  );
}
