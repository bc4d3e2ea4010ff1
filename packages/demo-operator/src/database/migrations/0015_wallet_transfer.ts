import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Transfers between the main wallet and vendor purses, the wallet mode of merchants, and closed
 * games.
 */
export const walletTransfer: Migration = {
  name: '0015_wallet_transfer',
  async up(tx) {
    await sql`alter table merchant add column single_wallet boolean not null default true`.execute(
      tx,
    );
    await sql`
      create table game_off (
        merchant text not null references merchant (code) on delete cascade,
        node_id integer not null,
        primary key (merchant, node_id)
      )`.execute(tx);
    // A number that was only queried has no vendor and stays refused.
    await sql`
      create table wallet_transfer (
        member_id bigint not null references member (member_id) on delete cascade,
        reference_no text not null,
        vendor text,
        direction text check (direction in ('in', 'out')),
        asked_minor bigint,
        moved_minor bigint not null,
        status text not null check (status in ('done', 'refused')),
        at_ms bigint not null,
        primary key (member_id, reference_no)
      )`.execute(tx);
  },
};
