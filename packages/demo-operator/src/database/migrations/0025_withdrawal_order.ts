import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Accounts for withdrawals, withdrawals, and their steps. */
export const withdrawalOrder: Migration = {
  name: '0025_withdrawal_order',
  async up(tx) {
    await sql`
      create table payout_account (
        account_id text primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        kind text not null check (kind in ('bank', 'ewallet', 'crypto')),
        bank text not null,
        holder text not null,
        number text not null,
        added_at_ms bigint not null,
        usable_at_ms bigint not null,
        removed_at_ms bigint
      )`.execute(tx);
    await sql`
      create unique index payout_account_member on payout_account (member_id, bank, number)
      where removed_at_ms is null`.execute(tx);
    await sql`
      create table withdrawal_order (
        order_id text primary key,
        merchant text not null references merchant (code) on delete cascade,
        member_id bigint not null references member (member_id) on delete cascade,
        account_id text not null,
        account text not null,
        amount_minor bigint not null check (amount_minor > 0),
        fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
        outcome text not null check (outcome in ('paid', 'failed', 'rejected')),
        status text not null,
        reason text,
        receipt_minutes integer not null,
        received_minor bigint,
        remark text,
        at_ms bigint not null,
        paid_at_ms bigint,
        due_at_ms bigint
      )`.execute(tx);
    await sql`create index withdrawal_order_member on withdrawal_order (member_id, at_ms desc)`.execute(
      tx,
    );
    await sql`create index withdrawal_order_due on withdrawal_order (merchant, due_at_ms) where due_at_ms is not null`.execute(
      tx,
    );
    await sql`
      create table withdrawal_step (
        order_id text not null references withdrawal_order (order_id) on delete cascade,
        status text not null,
        at_ms bigint not null,
        primary key (order_id, status)
      )`.execute(tx);
  },
};
