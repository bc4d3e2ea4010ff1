import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Affiliate codes. */
export const affiliate: Migration = {
  name: '0008_affiliate',
  async up(tx) {
    await sql`
      create table affiliate (
        merchant text not null references merchant (code) on delete cascade,
        code text not null check (code = upper(code)),
        expires_at_ms bigint,
        primary key (merchant, code)
      )`.execute(tx);
    // For existing merchants; new ones get their codes on creation.
    await sql`
      insert into affiliate (merchant, code, expires_at_ms)
      select merchant.code, given.code, given.expires_at_ms
      from merchant cross join (values ('WELCOME1', null::bigint), ('FRIEND88', null), ('BYGONE20', 1577836800000)) as given (code, expires_at_ms)`.execute(
      tx,
    );
  },
};
