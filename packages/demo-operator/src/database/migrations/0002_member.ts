import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Members, their sessions, failed sign-ins and captchas. */
export const member: Migration = {
  name: '0002_member',
  async up(tx) {
    await sql`
      create table member (
        member_id bigint generated always as identity (start with 100001) primary key,
        merchant text not null references merchant (code) on delete cascade,
        account text not null,
        password_hash text not null,
        is_agent integer not null,
        nickname text not null,
        first_time_login boolean not null,
        password_expired boolean not null,
        rank_level integer not null,
        rank_name text not null,
        member_label text[] not null
      )`.execute(tx);
    await sql`create unique index member_account on member (merchant, lower(account))`.execute(tx);
    await sql`
      create table session (
        token_hash text primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        expires_at_ms bigint not null
      )`.execute(tx);
    await sql`create index session_member on session (member_id)`.execute(tx);
    await sql`
      create table login_failure (
        merchant text not null references merchant (code) on delete cascade,
        account text not null,
        address text not null,
        failures integer not null,
        locked_until_ms bigint not null,
        primary key (merchant, account, address)
      )`.execute(tx);
    await sql`
      create table captcha (
        captcha_id text primary key,
        merchant text not null references merchant (code) on delete cascade,
        answer_hash text not null,
        expires_at_ms bigint not null
      )`.execute(tx);
    await sql`create index captcha_expiry on captcha (merchant, expires_at_ms)`.execute(tx);
  },
};
