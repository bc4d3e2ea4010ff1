import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Order of a withdrawal's steps, because two of them may happen in the same millisecond. */
export const stepOrder: Migration = {
  name: '0044_step_order',
  async up(tx) {
    await sql`
      alter table withdrawal_step add column step_id bigint generated always as identity`.execute(
      tx,
    );
  },
};
