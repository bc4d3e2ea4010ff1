import { sql } from 'kysely';
import { forbidChanges, type Statements } from './triggers.ts';

/** Launches, favourite games, lottery orders, and append-only transactions of games. */
export const play: Statements = [
  sql`
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
    )`,
  sql`create index launch_member on launch (member_id, node_id, created_at_ms)`,
  sql`create index launch_session on launch (session_hash) where ended_at_ms is null`,
  sql`
    create index launch_room on launch (merchant, room_id, created_at_ms)
    where room_id is not null`,
  sql`
    create table favourite (
      favourite_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      node_id bigint not null,
      at_ms bigint not null,
      unique (member_id, node_id)
    )`,
  sql`
    create table lottery_order (
      merchant text not null references merchant (code) on delete cascade,
      order_id text not null,
      member_id bigint not null references member (member_id) on delete cascade,
      launch_id text not null,
      purse text not null,
      node_id integer not null,
      numero text not null,
      play_type text not null,
      picks jsonb not null,
      unit_minor bigint not null check (unit_minor > 0),
      multiple integer not null check (multiple > 0),
      bet_count integer not null check (bet_count > 0),
      prize_mode text not null,
      series integer not null,
      stake_minor bigint not null check (stake_minor > 0),
      prize_minor bigint not null default 0 check (prize_minor >= 0),
      currency text not null,
      minor_digits integer not null,
      status text not null check (status in ('placed', 'won', 'lost', 'refunded', 'refused')),
      refusal text,
      winning_number text,
      placed_at_ms bigint not null,
      draw_at_ms bigint not null,
      due_at_ms bigint not null,
      tries integer not null default 0,
      primary key (merchant, order_id)
    )`,
  sql`
    create index lottery_order_member on lottery_order (member_id, placed_at_ms desc, order_id)`,
  // By merchant, because merchants' clocks differ.
  sql`
    create index lottery_order_due on lottery_order (merchant, due_at_ms)
    where status = 'placed'`,
  sql`
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
    )`,
  sql`
    create index game_transaction_reference
    on game_transaction (provider, reference_transaction_id)`,
  sql`create index game_transaction_round on game_transaction (provider, round)`,
  sql`create index game_transaction_launch on game_transaction (launch_id)`,
  sql`create index game_transaction_member on game_transaction (member_id, at_ms)`,
  sql`
    create index game_transaction_counted on game_transaction (member_id, game_transaction_id)`,
  sql`
    create index game_transaction_won on game_transaction (merchant, at_ms)
    where kind = 'win' and verdict = 'OK' and amount_minor > 0`,
  sql`
    create index game_transaction_won_in on game_transaction (merchant, category, at_ms)
    where kind = 'win' and verdict = 'OK' and amount_minor > 0`,
  forbidChanges(
    'game_transaction',
    'transactions of games are never changed or removed: a rollback takes one back',
  ),
].flat();
