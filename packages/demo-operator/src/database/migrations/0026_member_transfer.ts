import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Uplines, transfers between members, and whether money follows a member into games. */
export const memberTransfer: Migration = {
  name: '0026_member_transfer',
  async up(tx) {
    await sql`
      alter table member
        add column upline_id bigint references member (member_id) on delete set null,
        add column auto_transfer boolean not null default true,
        add constraint member_is_not_its_own_upline check (upline_id <> member_id)`.execute(tx);
    await sql`create index member_upline on member (upline_id) where upline_id is not null`.execute(
      tx,
    );
    // One row for each side, so that both lists read the same columns.
    await sql`
      create table member_transfer (
        transfer_id text not null,
        member_id bigint not null references member (member_id) on delete cascade,
        other_id bigint not null references member (member_id) on delete cascade,
        amount_minor bigint not null check (amount_minor <> 0),
        balance_minor bigint not null,
        remark text not null,
        at_ms bigint not null,
        primary key (transfer_id, member_id)
      )`.execute(tx);
    await sql`create index member_transfer_member on member_transfer (member_id, at_ms desc)`.execute(
      tx,
    );
  },
};
