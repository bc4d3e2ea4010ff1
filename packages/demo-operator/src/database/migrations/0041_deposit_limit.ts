import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Deposit limits that members set for themselves. */
export const depositLimit: Migration = {
  name: '0041_deposit_limit',
  async up(tx) {
    await sql`
      create table deposit_limit (
        member_id bigint not null references member (member_id) on delete cascade,
        period text not null check (period in ('day', 'week', 'month')),
        amount_minor bigint check (amount_minor > 0),
        next_minor bigint check (next_minor > 0),
        next_at_ms bigint,
        primary key (member_id, period)
      )`.execute(tx);
  },
};
