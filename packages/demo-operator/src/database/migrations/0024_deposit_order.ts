import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Deposits, and images that members upload. */
export const depositOrder: Migration = {
  name: '0024_deposit_order',
  async up(tx) {
    await sql`
      create table deposit_order (
        order_id text primary key,
        merchant text not null references merchant (code) on delete cascade,
        member_id bigint not null references member (member_id) on delete cascade,
        method_id text not null,
        amount_minor bigint not null check (amount_minor > 0),
        fee_minor bigint not null check (fee_minor >= 0),
        payer text,
        return_url text,
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
      )`.execute(tx);
    await sql`create index deposit_order_member on deposit_order (member_id, at_ms desc)`.execute(
      tx,
    );
    await sql`create index deposit_order_due on deposit_order (merchant, due_at_ms) where due_at_ms is not null`.execute(
      tx,
    );
    await sql`
      create table upload (
        upload_id bigint generated always as identity primary key,
        merchant text not null references merchant (code) on delete cascade,
        subject text not null,
        type text not null check (type in ('image/png', 'image/jpeg')),
        content bytea not null,
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index upload_subject on upload (merchant, subject)`.execute(tx);
  },
};
