import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/** Deposits, withdrawals and transfers between members, with their accounts, limits and images. */
export const cashier: Statements = [
  sql`
    create table once_request (
      member_id bigint not null references member (member_id) on delete cascade,
      reference_no text not null,
      kind text not null,
      request text not null,
      reply text not null,
      refused boolean not null,
      at_ms bigint not null,
      primary key (member_id, reference_no)
    )`,
  sql`
    create table deposit_order (
      order_id text primary key,
      merchant text not null references merchant (code) on delete cascade,
      member_id bigint not null references member (member_id) on delete cascade,
      method_id text not null,
      amount_minor bigint not null check (amount_minor > 0),
      fee_minor bigint not null check (fee_minor >= 0),
      payer text,
      return_url text,
      bonus_id text,
      paid_minor bigint check (paid_minor > 0),
      credited_minor bigint check (credited_minor > 0),
      status text not null
        check (status in ('created', 'pending', 'success', 'failed', 'expired', 'cancelled')),
      reason text,
      at_ms bigint not null,
      expires_at_ms bigint not null,
      due_at_ms bigint,
      settled_at_ms bigint,
      check ((status = 'success') = (credited_minor is not null)),
      check ((status in ('created', 'pending')) = (due_at_ms is not null))
    )`,
  sql`create index deposit_order_member on deposit_order (member_id, at_ms desc)`,
  sql`
    create index deposit_order_due on deposit_order (merchant, due_at_ms)
    where due_at_ms is not null`,
  sql`
    create table deposit_limit (
      member_id bigint not null references member (member_id) on delete cascade,
      period text not null check (period in ('day', 'week', 'month')),
      amount_minor bigint check (amount_minor > 0),
      next_minor bigint check (next_minor > 0),
      next_at_ms bigint,
      primary key (member_id, period)
    )`,
  sql`
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
    )`,
  sql`
    create unique index payout_account_member on payout_account (member_id, bank, number)
    where removed_at_ms is null`,
  sql`
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
    )`,
  sql`create index withdrawal_order_member on withdrawal_order (member_id, at_ms desc)`,
  sql`
    create index withdrawal_order_due on withdrawal_order (merchant, due_at_ms)
    where due_at_ms is not null`,
  // `step_id` is the order of steps, because two of them may happen in the same millisecond.
  sql`
    create table withdrawal_step (
      order_id text not null references withdrawal_order (order_id) on delete cascade,
      step_id bigint generated always as identity,
      status text not null,
      at_ms bigint not null,
      primary key (order_id, status)
    )`,
  // One row for each side, so that both lists read the same columns.
  sql`
    create table member_transfer (
      transfer_id text not null,
      member_id bigint not null references member (member_id) on delete cascade,
      other_id bigint not null references member (member_id) on delete cascade,
      amount_minor bigint not null check (amount_minor <> 0),
      balance_minor bigint not null,
      remark text not null,
      at_ms bigint not null,
      primary key (transfer_id, member_id)
    )`,
  sql`create index member_transfer_member on member_transfer (member_id, at_ms desc)`,
  sql`
    create table upload (
      upload_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      subject text not null,
      type text not null check (type in ('image/png', 'image/jpeg')),
      content bytea not null,
      hash text not null,
      at_ms bigint not null
    )`,
  // Each content is stored once for a subject.
  sql`create unique index upload_content on upload (merchant, subject, hash)`,
];
