import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/** Members, the addresses they signed in from, and social logins. */
export const members: Statements = [
  sql`
    create table member (
      member_id bigint generated always as identity (start with 100001) primary key,
      merchant text not null references merchant (code) on delete cascade,
      account text not null,
      password_hash text not null,
      is_agent integer not null,
      nickname text not null,
      icon text,
      first_time_login boolean not null,
      password_expired boolean not null,
      rank_level integer not null,
      rank_name text not null,
      member_label text[] not null,
      dialing_code text,
      mobile_num text,
      mobile_verified boolean not null default false,
      mobile_bound_at_ms bigint not null default 0,
      email text,
      email_verified boolean not null default false,
      email_bound_at_ms bigint not null default 0,
      payee_name text,
      payment_password_hash text,
      affiliate_code text,
      other_details jsonb not null default '{}',
      authenticator boolean not null default false,
      authenticator_secret text,
      authenticator_step bigint not null default 0,
      address_check boolean not null default false,
      login_at_ms bigint,
      login_address text,
      login_before_at_ms bigint,
      login_before_address text,
      play_off boolean not null default false,
      auto_transfer boolean not null default true,
      money_held_until_ms bigint not null default 0,
      upline_id bigint references member (member_id) on delete set null,
      rebate_hundredths integer not null default 0 check (rebate_hundredths between 0 and 10000),
      joined_at_ms bigint,
      invite_link_id bigint,
      constraint member_mobile_whole check ((dialing_code is null) = (mobile_num is null)),
      constraint member_is_not_its_own_upline check (upline_id <> member_id)
    )`,
  sql`create unique index member_account on member (merchant, lower(account))`,
  sql`create unique index member_mobile on member (merchant, dialing_code, mobile_num)`,
  sql`create unique index member_email on member (merchant, lower(email))`,
  sql`create index member_upline on member (upline_id) where upline_id is not null`,
  sql`create index member_invite_link on member (invite_link_id) where invite_link_id is not null`,
  sql`
    create table member_address (
      member_id bigint not null references member (member_id) on delete cascade,
      address text not null,
      primary key (member_id, address)
    )`,
  sql`
    create table social_identity (
      merchant text not null references merchant (code) on delete cascade,
      provider text not null,
      subject text not null,
      member_id bigint not null references member (member_id) on delete cascade,
      primary key (merchant, provider, subject)
    )`,
  sql`create index social_identity_member on social_identity (member_id)`,
];
