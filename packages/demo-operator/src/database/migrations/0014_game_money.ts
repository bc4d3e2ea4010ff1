import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Launches, game transactions, purses at providers, and a running sum of every purse's entries. */
export const gameMoney: Migration = {
  name: '0014_game_money',
  async up(tx) {
    await sql`alter table member add column play_off boolean not null default false`.execute(tx);
    await sql`
      create table launch (
        launch_id text primary key,
        token_hash text not null unique,
        merchant text not null,
        member_id bigint not null references member (member_id) on delete cascade,
        session_hash text not null,
        node_id integer not null,
        room_id text,
        demo boolean not null,
        currency text not null,
        minor_digits integer not null,
        purse text not null,
        min_bet_minor bigint not null,
        max_bet_minor bigint not null,
        created_at_ms bigint not null,
        expires_at_ms bigint not null,
        ended_at_ms bigint
      )`.execute(tx);
    await sql`create index launch_member on launch (member_id, node_id, created_at_ms)`.execute(tx);
    await sql`create index launch_session on launch (session_hash) where ended_at_ms is null`.execute(
      tx,
    );
    await sql`create index launch_room on launch (merchant, room_id, created_at_ms) where room_id is not null`.execute(
      tx,
    );
    await createTransactions(tx);
    await keepSums(tx);
  },
};

async function createTransactions(tx: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    create table game_transaction (
      game_transaction_id bigint generated always as identity primary key,
      merchant text not null,
      member_id bigint not null references member (member_id) on delete cascade,
      provider text not null,
      transaction_id text not null,
      kind text not null check (kind in ('bet', 'win', 'rollback')),
      round text not null,
      round_closed boolean not null,
      node_id integer not null,
      category text not null,
      amount_minor bigint not null check (amount_minor >= 0),
      moved_minor bigint not null,
      balance_minor bigint not null,
      currency text not null,
      purse text not null,
      reference_transaction_id text,
      launch_id text,
      at_ms bigint not null,
      verdict text not null,
      unique (provider, transaction_id)
    )`.execute(tx);
  await sql`create index game_transaction_reference on game_transaction (provider, reference_transaction_id)`.execute(
    tx,
  );
  await sql`create index game_transaction_round on game_transaction (provider, round)`.execute(tx);
  await sql`create index game_transaction_launch on game_transaction (launch_id)`.execute(tx);
  await sql`create index game_transaction_member on game_transaction (member_id, at_ms)`.execute(
    tx,
  );
  await sql`
    create index game_transaction_won on game_transaction (merchant, at_ms)
    where kind = 'win' and verdict = 'OK' and amount_minor > 0`.execute(tx);
  await sql`
    create index game_transaction_won_in on game_transaction (merchant, category, at_ms)
    where kind = 'win' and verdict = 'OK' and amount_minor > 0`.execute(tx);
  await sql`
    create function game_transaction_is_final() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
      raise exception 'transactions of games are never changed or removed: a rollback takes one back';
    end $$`.execute(tx);
  await sql`
    create trigger game_transaction_is_final before update or delete on game_transaction
    for each row execute function game_transaction_is_final()`.execute(tx);
}

/**
 * The entries remain authoritative. The sums exist because adding up all entries for every bet
 * would be too slow.
 */
async function keepSums(tx: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`alter table wallet_entry add column purse text not null default '', add column game_transaction_id bigint`.execute(
    tx,
  );
  await sql`create unique index wallet_entry_transaction on wallet_entry (game_transaction_id) where game_transaction_id is not null`.execute(
    tx,
  );
  await sql`
    create table wallet_sum (
      member_id bigint not null references member (member_id) on delete cascade,
      purse text not null,
      balance_minor bigint not null,
      primary key (member_id, purse)
    )`.execute(tx);
  await sql`
    insert into wallet_sum (member_id, purse, balance_minor)
    select member_id, purse, sum(amount_minor)::bigint from wallet_entry group by member_id, purse`.execute(
    tx,
  );
  await sql`
    create function wallet_entry_adds_up() returns trigger language plpgsql as $$
    begin
      insert into wallet_sum (member_id, purse, balance_minor) values (new.member_id, new.purse, new.amount_minor)
      on conflict (member_id, purse) do update set balance_minor = wallet_sum.balance_minor + excluded.balance_minor;
      return null;
    end $$`.execute(tx);
  await sql`
    create trigger wallet_entry_adds_up after insert on wallet_entry
    for each row execute function wallet_entry_adds_up()`.execute(tx);
}
