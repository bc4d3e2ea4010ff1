import { sql, type RawBuilder } from 'kysely';
import { zoneMs } from '../../core/zoneMs.ts';
import type { Migration } from '../migrate.ts';

/**
 * Figures of a member's day in one row: play and payments. Maintained by triggers in the same
 * transaction as rounds and wallet entries. Reports of a team read one row for each member and day,
 * where games and types of entries would be many.
 */
export const memberDay: Migration = {
  name: '0037_member_day',
  async up(tx) {
    await sql`
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
      )`.execute(tx);
    await addPlay(sql`select 1 as sign, bet_round.* from bet_round`).execute(tx);
    await addPayments(sql`wallet_entry`).execute(tx);
    await createTrigger(tx, 'member_day_rounds', {
      on: 'insert on bet_round referencing new table as added',
      body: addPlay(sql`select 1 as sign, added.* from added`),
    });
    await createTrigger(tx, 'member_day_changes', {
      on: 'update on bet_round referencing old table as before new table as added',
      body: addPlay(sql`
        select 1 as sign, added.* from added union all select -1, before.* from before`),
    });
    await createTrigger(tx, 'member_day_entries', {
      on: 'insert on wallet_entry referencing new table as added',
      body: addPayments(sql`added`),
    });
  },
};

async function createTrigger(
  tx: Parameters<Migration['up']>[0],
  name: string,
  { on, body }: { on: string; body: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    create function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin ${body}; return null; end $$`.execute(tx);
  await sql`
    create trigger ${sql.id(name)} after ${sql.raw(on)}
    for each statement execute function ${sql.id(name)}()`.execute(tx);
}

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
function addPayments(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  const sum = (...types: string[]) =>
    sql`coalesce(sum(amount_minor) filter (where type in (${sql.join(types.map((type) => sql.lit(type)))})), 0)`;
  return addSums(
    sql`select * from ${entries}`,
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
