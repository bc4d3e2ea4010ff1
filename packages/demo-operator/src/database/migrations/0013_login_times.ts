import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Time and address of the current and the previous sign-in. */
export const loginTimes: Migration = {
  name: '0013_login_times',
  async up(tx) {
    await sql`
      alter table member
        add column login_at_ms bigint,
        add column login_address text,
        add column login_before_at_ms bigint,
        add column login_before_address text`.execute(tx);
  },
};
