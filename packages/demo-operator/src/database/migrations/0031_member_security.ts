import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Avatars, confirmed contacts, authenticator apps, and what a member reads about a session. */
export const memberSecurity: Migration = {
  name: '0031_member_security',
  async up(tx) {
    await sql`
      alter table member
        add column icon text,
        add column mobile_verified boolean not null default false,
        add column email_verified boolean not null default false,
        add column authenticator_secret text,
        add column authenticator_step bigint not null default 0`.execute(tx);
    // Confirmed before these columns: a registration by mobile number needs the code.
    await sql`update member set mobile_verified = mobile_num is not null`.execute(tx);
    await sql`
      alter table session
        add column session_id text not null default gen_random_uuid()::text unique,
        add column opened_at_ms bigint,
        add column address text,
        add column device text`.execute(tx);
    await sql`
      create table bind_code (
        member_id bigint not null references member (member_id) on delete cascade,
        channel text not null check (channel in ('mobile', 'email')),
        target text not null,
        code_hash text not null,
        wrong_tries integer not null default 0,
        expires_at_ms bigint not null,
        primary key (member_id, channel)
      )`.execute(tx);
  },
};
