import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/** Notices, messages to members, messages sent by SMS and mail, and feedback of visitors. */
export const messages: Statements = [
  sql`
    create table notice (
      merchant text not null references merchant (code) on delete cascade,
      notice_id text not null,
      language text not null,
      kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H', 'AG')),
      members_only boolean not null default false,
      title text not null,
      content text not null,
      published_at_ms bigint not null,
      primary key (merchant, notice_id, language)
    )`,
  sql`
    create table inbox_message (
      message_id bigint generated always as identity primary key,
      member_id bigint not null references member (member_id) on delete cascade,
      title jsonb not null,
      content jsonb not null,
      at_ms bigint not null,
      read_at_ms bigint
    )`,
  sql`create index inbox_message_member on inbox_message (member_id, at_ms)`,
  sql`
    create table message (
      message_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      channel text not null check (channel in ('sms', 'mail')),
      recipient text not null,
      content text not null,
      at_ms bigint not null
    )`,
  sql`create index message_recipient on message (merchant, recipient)`,
  sql`
    create table feedback (
      feedback_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      type text not null,
      name text not null,
      contact text not null,
      channel text not null,
      remark text not null,
      content text not null default '',
      at_ms bigint not null
    )`,
  sql`create index feedback_contact on feedback (merchant, lower(contact))`,
  sql`
    create table feedback_image (
      feedback_id bigint not null references feedback (feedback_id) on delete cascade,
      position integer not null,
      type text not null,
      bytes bytea not null,
      primary key (feedback_id, position)
    )`,
];
