import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Feedback of visitors. */
export const feedback: Migration = {
  name: '0005_feedback',
  async up(tx) {
    await sql`
      create table feedback (
        feedback_id bigint generated always as identity primary key,
        merchant text not null references merchant (code) on delete cascade,
        type text not null,
        name text not null,
        contact text not null,
        channel text not null,
        remark text not null,
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index feedback_contact on feedback (merchant, lower(contact))`.execute(tx);
  },
};
