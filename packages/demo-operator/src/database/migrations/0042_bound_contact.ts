import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Times at which members bound their contacts, contacts that were replaced, and bonuses of
 * deposits.
 */
export const boundContact: Migration = {
  name: '0042_bound_contact',
  async up(tx) {
    await sql`
      alter table member
        add column mobile_bound_at_ms bigint not null default 0,
        add column email_bound_at_ms bigint not null default 0`.execute(tx);
    await sql`
      create table former_contact (
        member_id bigint not null references member (member_id) on delete cascade,
        channel text not null check (channel in ('mobile', 'email')),
        target text not null,
        replaced_at_ms bigint not null,
        primary key (member_id, channel, target)
      )`.execute(tx);
    await sql`alter table deposit_order add column bonus_id text`.execute(tx);
  },
};
