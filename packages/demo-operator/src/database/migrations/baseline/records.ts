import { sql, type RawBuilder } from 'kysely';
import { zoneMs } from '../../../core/zoneMs.ts';
import { createTrigger, followRounds, type Statements } from './triggers.ts';

/** Adds wallet entries to the sums of their days. */
function countEntries(): RawBuilder<unknown> {
  const names = ['in_entries', 'in_minor', 'out_entries', 'out_minor'].map((name) => sql.ref(name));
  return sql`
    insert into ledger_day (member_id, day, type, ${sql.join(names)})
    select member_id, (at_ms + ${sql.lit(zoneMs)}) / 86400000, type,
      count(*) filter (where amount_minor > 0),
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0),
      count(*) filter (where amount_minor < 0),
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)
    from added
    group by 1, 2, 3
    on conflict (member_id, day, type) do update set
      ${sql.join(names.map((name) => sql`${name} = ledger_day.${name} + excluded.${name}`))}`;
}

/** The account record and the wallet entries' sums, so that records need not add up the ledger. */
const ledger: Statements = [
  sql`
    create view account_record as
    select
      entry.entry_id,
      entry.member_id,
      entry.at_ms,
      entry.purse,
      entry.amount_minor,
      entry.after_minor,
      entry.type,
      coalesce(entry.reference, game.round) as reference,
      game.node_id
    from wallet_entry as entry
    left join game_transaction as game on game.game_transaction_id = entry.game_transaction_id`,
  sql`
    create table ledger_day (
      member_id bigint not null references member (member_id) on delete cascade,
      day integer not null,
      type text not null,
      in_entries integer not null,
      in_minor bigint not null,
      out_entries integer not null,
      out_minor bigint not null,
      primary key (member_id, day, type)
    )`,
  sql`
    create index ledger_day_deposit on ledger_day (member_id, day)
    where type = 'deposit' and in_entries > 0`,
  createTrigger('wallet_entry_counts', {
    fires: 'after insert on wallet_entry referencing new table as added for each statement',
    body: countEntries(),
  }),
].flat();

/** Adds rounds to the days on which they began; rows with the sign -1 are subtracted. */
function addPlay(rounds: RawBuilder<unknown>): RawBuilder<unknown> {
  return addSums(rounds, sql`true`, {
    rounds: sql`sum(sign)`,
    stake_minor: sql`sum(sign * stake_minor)`,
    valid_minor: sql`sum(sign * valid_minor)`,
    win_minor: sql`sum(sign * win_minor)`,
  });
}

/** Adds wallet entries. Those of games are not payments. */
function addPayments(): RawBuilder<unknown> {
  const sum = (...types: string[]) =>
    sql`coalesce(sum(amount_minor) filter (where type in (${sql.join(types.map((type) => sql.lit(type)))})), 0)`;
  return addSums(
    sql`select * from added`,
    sql`type in ('deposit', 'withdrawal', 'rebate', 'bonus', 'reward')
      or type in ('dividend', 'salary') and amount_minor > 0`,
    {
      deposit_minor: sum('deposit'),
      withdrawal_minor: sql`-${sum('withdrawal')}`,
      rebate_minor: sum('rebate'),
      bonus_minor: sum('bonus', 'reward'),
      commission_minor: sum('dividend', 'salary'),
    },
  );
}

function addSums(
  rows: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  sums: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  const names = Object.keys(sums).map((name) => sql.ref(name));
  return sql`
    insert into member_day (member_id, day, ${sql.join(names)})
    select member_id, (at_ms + ${sql.lit(zoneMs)}) / 86400000, ${sql.join(Object.values(sums))}
    from (${rows}) as part
    where ${condition}
    group by 1, 2
    on conflict (member_id, day) do update set
      ${sql.join(names.map((name) => sql`${name} = member_day.${name} + excluded.${name}`))}`;
}

/**
 * Figures of a member's day in one row: play and payments. Reports of a team read one row for each
 * member and day, where games and types of entries would be many.
 */
const memberDays: Statements = [
  sql`
    create table member_day (
      member_id bigint not null references member (member_id) on delete cascade,
      day integer not null,
      rounds integer not null default 0,
      stake_minor bigint not null default 0,
      valid_minor bigint not null default 0,
      win_minor bigint not null default 0,
      deposit_minor bigint not null default 0,
      withdrawal_minor bigint not null default 0,
      rebate_minor bigint not null default 0,
      bonus_minor bigint not null default 0,
      commission_minor bigint not null default 0,
      primary key (member_id, day)
    )`,
  followRounds({ inserts: 'member_day_rounds', updates: 'member_day_changes' }, addPlay),
  createTrigger('member_day_entries', {
    fires: 'after insert on wallet_entry referencing new table as added for each statement',
    body: addPayments(),
  }),
].flat();

/**
 * Records of members' money and play. All are maintained by triggers in the same transaction as the
 * wallet entries and rounds that they sum up.
 */
export const records: Statements = [ledger, memberDays].flat();
