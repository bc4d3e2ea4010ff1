import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Lottery orders. Open orders are indexed by due time for each merchant, because merchants' clocks
 * differ.
 */
export const lotteryOrder: Migration = {
  name: '0018_lottery_order',
  async up(tx) {
    await sql`
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
      )`.execute(tx);
    await sql`create index lottery_order_member on lottery_order (member_id, placed_at_ms desc, order_id)`.execute(
      tx,
    );
    await sql`create index lottery_order_due on lottery_order (merchant, due_at_ms) where status = 'placed'`.execute(
      tx,
    );
  },
};
