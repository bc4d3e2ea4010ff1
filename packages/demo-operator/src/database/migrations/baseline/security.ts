import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/** Sessions, failed sign-ins, rate limits, captchas, and codes that prove a contact. */
export const security: Statements = [
  sql`
    create table session (
      token_hash text primary key,
      session_id text not null default gen_random_uuid()::text unique,
      member_id bigint not null references member (member_id) on delete cascade,
      opened_at_ms bigint,
      expires_at_ms bigint not null,
      address text,
      device text
    )`,
  sql`create index session_member on session (member_id)`,
  sql`
    create table login_failure (
      merchant text not null references merchant (code) on delete cascade,
      account text not null,
      address text not null,
      failures integer not null,
      locked_until_ms bigint not null,
      primary key (merchant, account, address)
    )`,
  sql`
    create table login_lock (
      merchant text not null references merchant (code) on delete cascade,
      scope text not null check (scope in ('account', 'address')),
      subject text not null,
      locked_until_ms bigint not null,
      primary key (merchant, scope, subject)
    )`,
  sql`
    create table attempt (
      attempt_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      kind text not null,
      subject text not null,
      at_ms bigint not null
    )`,
  sql`create index attempt_subject on attempt (merchant, kind, subject, at_ms)`,
  sql`
    create table captcha (
      captcha_id text primary key,
      merchant text not null references merchant (code) on delete cascade,
      answer_hash text not null,
      expires_at_ms bigint not null
    )`,
  sql`create index captcha_expiry on captcha (merchant, expires_at_ms)`,
  sql`
    create table sms_code (
      merchant text not null references merchant (code) on delete cascade,
      dialing_code text not null,
      mobile_num text not null,
      purpose text not null check (purpose in ('login', 'register')),
      code_hash text not null,
      wrong_tries integer not null default 0,
      expires_at_ms bigint not null,
      primary key (merchant, dialing_code, mobile_num, purpose)
    )`,
  sql`
    create table phone_proof (
      verification_id text primary key,
      merchant text not null references merchant (code) on delete cascade,
      dialing_code text not null,
      mobile_num text not null,
      code_hash text not null,
      wrong_tries integer not null default 0,
      expires_at_ms bigint not null,
      token_hash text unique,
      token_expires_at_ms bigint
    )`,
  sql`
    create table bind_code (
      member_id bigint not null references member (member_id) on delete cascade,
      channel text not null check (channel in ('mobile', 'email', 'payment')),
      target text not null,
      code_hash text not null,
      wrong_tries integer not null default 0,
      expires_at_ms bigint not null,
      primary key (member_id, channel)
    )`,
  sql`
    create table former_contact (
      member_id bigint not null references member (member_id) on delete cascade,
      channel text not null check (channel in ('mobile', 'email')),
      target text not null,
      replaced_at_ms bigint not null,
      primary key (member_id, channel, target)
    )`,
];
