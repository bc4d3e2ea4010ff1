import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Messages to members, with title and HTML content by language. */
export const inbox: Migration = {
  name: '0021_inbox',
  async up(tx) {
    await sql`
      create table inbox_message (
        message_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        title jsonb not null,
        content jsonb not null,
        at_ms bigint not null,
        read_at_ms bigint
      )`.execute(tx);
    await sql`create index inbox_message_member on inbox_message (member_id, at_ms)`.execute(tx);
  },
};
