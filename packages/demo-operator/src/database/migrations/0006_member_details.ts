import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Contact details of members, other registration fields, and the addresses they signed in from. */
export const memberDetails: Migration = {
  name: '0006_member_details',
  async up(tx) {
    await sql`
      alter table member
        add column dialing_code text,
        add column mobile_num text,
        add column email text,
        add column payee_name text,
        add column payment_password_hash text,
        add column affiliate_code text,
        add column other_details jsonb not null default '{}',
        add column authenticator boolean not null default false,
        add column address_check boolean not null default false,
        add constraint member_mobile_whole check ((dialing_code is null) = (mobile_num is null))`.execute(
      tx,
    );
    await sql`create unique index member_mobile on member (merchant, dialing_code, mobile_num)`.execute(
      tx,
    );
    await sql`create unique index member_email on member (merchant, lower(email))`.execute(tx);
    await sql`
      create table member_address (
        member_id bigint not null references member (member_id) on delete cascade,
        address text not null,
        primary key (member_id, address)
      )`.execute(tx);
    // The demonstration account of merchants created before these columns.
    await sql`
      update member set dialing_code = '+63', mobile_num = '9170000001', email = 'demo@example.test', payee_name = 'DEMO MEMBER'
      where account = 'demo'`.execute(tx);
  },
};
