import { sql, type RawBuilder } from 'kysely';
import { zoneMs } from '../../../core/zoneMs.ts';
import { createTrigger, followRounds, type Statements } from './triggers.ts';

/** Adds rounds to the sums of their days; rows with the sign -1 are subtracted. */
function countRounds(rounds: RawBuilder<unknown>): RawBuilder<unknown> {
  const sums = {
    rounds: sql`1`,
    settled_rounds: sql`(state = 'settled')::integer`,
    undone_rounds: sql`(state = 'undone')::integer`,
    stake_minor: sql`stake_minor`,
    valid_minor: sql`valid_minor`,
    win_minor: sql`win_minor`,
    settled_win_minor: sql`case when state = 'settled' then win_minor else 0 end`,
  };
  const names = Object.keys(sums).map((name) => sql.ref(name));
  return sql`
    insert into play_day (member_id, day, node_id, category, ${sql.join(names)})
    select member_id, (at_ms + ${sql.lit(zoneMs)}) / 86400000, node_id, category,
      ${sql.join(Object.values(sums).map((value) => sql`sum(sign * ${value})`))}
    from (${rounds}) as round
    group by 1, 2, 3, 4
    on conflict (member_id, day, node_id, category) do update set
      ${sql.join(names.map((name) => sql`${name} = play_day.${name} + excluded.${name}`))}`;
}

/**
 * Adds transactions to their rounds. A rollback may name another round, but counts for the round of
 * the transaction it rolls back. Refused transactions count for none.
 */
function addTransactions(): RawBuilder<unknown> {
  const first = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by game_transaction_id))[1]`;
  return sql`
    insert into bet_round (round_id, merchant, member_id, provider, round, node_id, category,
      currency, at_ms, stake_minor, bets, is_closed)
    select min(game_transaction_id), ${first('merchant')}, member_id, provider, round,
      ${first('node_id')}, ${first('category')}, ${first('currency')}, ${first('at_ms')},
      sum(-moved_minor), count(*), bool_or(round_closed)
    from added
    where kind = 'bet' and verdict = 'OK'
    group by provider, round, member_id
    on conflict (provider, round, member_id) do update set
      stake_minor = bet_round.stake_minor + excluded.stake_minor,
      bets = bet_round.bets + excluded.bets,
      is_closed = bet_round.is_closed or excluded.is_closed;
    update bet_round set
      win_minor = bet_round.win_minor + win.moved_minor,
      is_closed = bet_round.is_closed or win.is_closed
    from (
      select provider, round, member_id, sum(moved_minor) as moved_minor,
        bool_or(round_closed) as is_closed
      from added
      where kind = 'win' and verdict = 'OK'
      group by provider, round, member_id
    ) as win
    where bet_round.provider = win.provider and bet_round.round = win.round
      and bet_round.member_id = win.member_id;
    update bet_round set
      stake_minor = bet_round.stake_minor - back.stake_minor,
      given_back_minor = bet_round.given_back_minor + back.stake_minor,
      undone_bets = bet_round.undone_bets + back.bets,
      win_minor = bet_round.win_minor + back.win_minor,
      is_closed = bet_round.is_closed or back.is_closed
    from (
      select origin.provider, origin.round, origin.member_id,
        coalesce(sum(undo.moved_minor) filter (where origin.kind = 'bet'), 0) as stake_minor,
        coalesce(sum(undo.moved_minor) filter (where origin.kind = 'win'), 0) as win_minor,
        count(*) filter (where origin.kind = 'bet') as bets,
        bool_or(undo.round_closed) as is_closed
      from added as undo
      join game_transaction as origin on origin.provider = undo.provider
        and origin.transaction_id = undo.reference_transaction_id
      where undo.kind = 'rollback' and undo.verdict = 'OK'
        and origin.kind <> 'rollback' and origin.verdict = 'OK'
      group by origin.provider, origin.round, origin.member_id
    ) as back
    where bet_round.provider = back.provider and bet_round.round = back.round
      and bet_round.member_id = back.member_id`;
}

/**
 * Rounds with their stakes and wins net of rollbacks, and their sums by member, day and game. Both
 * follow from the transactions and are maintained by triggers in the same transaction, so that
 * records of large teams need neither all transactions nor all rounds.
 */
export const rounds: Statements = [
  // The number of a round is that of its first stake.
  sql`
    create table bet_round (
      round_id bigint primary key,
      merchant text not null,
      member_id bigint not null references member (member_id) on delete cascade,
      provider text not null,
      round text not null,
      node_id integer not null,
      category text not null,
      currency text not null,
      at_ms bigint not null,
      stake_minor bigint not null,
      given_back_minor bigint not null default 0,
      win_minor bigint not null default 0,
      bets integer not null,
      undone_bets integer not null default 0,
      is_closed boolean not null,
      valid_minor bigint not null generated always as (
        case when is_closed then stake_minor else 0 end) stored,
      state text not null generated always as (
        case
          when undone_bets = bets then 'undone'
          when is_closed then 'settled'
          else 'running'
        end) stored,
      unique (provider, round, member_id)
    )`,
  sql`create index bet_round_member on bet_round (member_id, at_ms desc, round_id desc)`,
  sql`create index bet_round_number on bet_round (round)`,
  sql`
    create table play_day (
      member_id bigint not null references member (member_id) on delete cascade,
      day integer not null,
      node_id integer not null,
      category text not null,
      rounds integer not null,
      settled_rounds integer not null,
      undone_rounds integer not null,
      stake_minor bigint not null,
      valid_minor bigint not null,
      win_minor bigint not null,
      settled_win_minor bigint not null,
      primary key (member_id, day, node_id, category)
    )`,
  followRounds({ inserts: 'bet_round_counts', updates: 'bet_round_changes' }, countRounds),
  createTrigger('game_transaction_rounds', {
    fires: 'after insert on game_transaction referencing new table as added for each statement',
    body: addTransactions(),
  }),
].flat();
