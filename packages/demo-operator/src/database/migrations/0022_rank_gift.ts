import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Gifts for reached ranks that members have claimed, each once. */
export const rankGift: Migration = {
  name: '0022_rank_gift',
  async up(tx) {
    await sql`
      create table rank_gift (
        member_id bigint not null references member (member_id) on delete cascade,
        rank_level integer not null,
        amount_minor bigint not null check (amount_minor > 0),
        at_ms bigint not null,
        primary key (member_id, rank_level)
      )`.execute(tx);
  },
};
