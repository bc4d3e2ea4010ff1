import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Recent attempts for rate limits, and locks. */
export const attempt: Migration = {
  name: '0009_attempt',
  async up(tx) {
    await sql`
      create table attempt (
        attempt_id bigint generated always as identity primary key,
        merchant text not null references merchant (code) on delete cascade,
        kind text not null,
        subject text not null,
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index attempt_subject on attempt (merchant, kind, subject, at_ms)`.execute(tx);
    await sql`
      create table login_lock (
        merchant text not null references merchant (code) on delete cascade,
        scope text not null check (scope in ('account', 'address')),
        subject text not null,
        locked_until_ms bigint not null,
        primary key (merchant, scope, subject)
      )`.execute(tx);
  },
};
