import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Favourite games of members. */
export const favourite: Migration = {
  name: '0017_favourite',
  async up(tx) {
    await sql`
      create table favourite (
        favourite_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        node_id bigint not null,
        at_ms bigint not null,
        unique (member_id, node_id)
      )`.execute(tx);
  },
};
