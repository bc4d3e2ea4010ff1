import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Messages sent by SMS and mail, and pending codes. */
export const message: Migration = {
  name: '0007_message',
  async up(tx) {
    await sql`
      create table message (
        message_id bigint generated always as identity primary key,
        merchant text not null references merchant (code) on delete cascade,
        channel text not null check (channel in ('sms', 'mail')),
        recipient text not null,
        content text not null,
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index message_recipient on message (merchant, recipient)`.execute(tx);
    await sql`
      create table sms_code (
        merchant text not null references merchant (code) on delete cascade,
        dialing_code text not null,
        mobile_num text not null,
        purpose text not null check (purpose in ('login', 'register')),
        code_hash text not null,
        wrong_tries integer not null default 0,
        expires_at_ms bigint not null,
        primary key (merchant, dialing_code, mobile_num, purpose)
      )`.execute(tx);
  },
};
