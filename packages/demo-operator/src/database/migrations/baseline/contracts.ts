import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/** Contracts between members and their uplines, requests about them, and their settlements. */
export const contracts: Statements = [
  // `top_rate` is in hundredths of a percent. The next period is null once the last one is settled.
  sql`
    create table contract (
      contract_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      kind text not null check (kind in ('dividend', 'salary', 'hourSalary', 'realtimeSalary')),
      upline_id bigint not null references member (member_id) on delete cascade,
      downline_id bigint not null references member (member_id) on delete cascade,
      period text not null,
      tiers jsonb not null,
      top_rate integer not null check (top_rate between 1 and 10000),
      status text not null
        check (status in ('active', 'terminated', 'superseded', 'autoTerminated')),
      signed_at_ms bigint not null,
      starts_at_ms bigint not null,
      next_start_ms bigint,
      next_end_ms bigint,
      ended_at_ms bigint,
      ends_at_ms bigint,
      carried_minor bigint not null default 0 check (carried_minor <= 0),
      check (upline_id <> downline_id),
      check ((status = 'active') = (ended_at_ms is null)),
      check ((ended_at_ms is null) = (ends_at_ms is null)),
      check ((next_start_ms is null) = (next_end_ms is null))
    )`,
  sql`
    create unique index contract_active on contract (kind, downline_id, upline_id)
    where status = 'active'`,
  sql`create index contract_upline on contract (upline_id, kind)`,
  sql`create index contract_downline on contract (downline_id, kind)`,
  sql`
    create index contract_due on contract (merchant, next_end_ms)
    where next_end_ms is not null`,
  sql`
    create table contract_request (
      request_id bigint generated always as identity primary key,
      merchant text not null references merchant (code) on delete cascade,
      kind text not null,
      type text not null check (type in ('new', 'termination')),
      upline_id bigint not null references member (member_id) on delete cascade,
      downline_id bigint not null references member (member_id) on delete cascade,
      asker_id bigint not null references member (member_id) on delete cascade,
      contract_id bigint references contract (contract_id) on delete cascade,
      period text not null,
      tiers jsonb not null,
      top_rate integer not null,
      reason text not null,
      answer text not null default '',
      status text not null
        check (status in ('requested', 'accepted', 'rejected', 'withdrawn', 'lapsed')),
      at_ms bigint not null,
      answered_at_ms bigint,
      check (asker_id in (upline_id, downline_id)),
      check ((status = 'requested') = (answered_at_ms is null))
    )`,
  // Both parties cannot ask at once.
  sql`
    create unique index contract_request_open on contract_request (kind, downline_id, upline_id)
    where status = 'requested'`,
  sql`create index contract_request_upline on contract_request (upline_id, kind)`,
  sql`create index contract_request_downline on contract_request (downline_id, kind)`,
  sql`
    create table contract_settlement (
      settlement_id bigint generated always as identity primary key,
      contract_id bigint not null references contract (contract_id) on delete cascade,
      kind text not null,
      member_id bigint not null references member (member_id) on delete cascade,
      payer_id bigint not null references member (member_id) on delete cascade,
      period_start_ms bigint not null,
      period_end_ms bigint not null,
      active_members integer not null,
      valid_bet_minor bigint not null,
      profit_minor bigint not null,
      carried_minor bigint not null,
      base_minor bigint not null,
      rate integer not null,
      amount_minor bigint not null check (amount_minor >= 0),
      status text not null check (status in ('paid', 'pending', 'skipped')),
      reason text,
      at_ms bigint not null,
      paid_at_ms bigint,
      unique (contract_id, period_start_ms),
      check ((status = 'paid') = (paid_at_ms is not null)),
      check ((status = 'skipped') = (amount_minor = 0))
    )`,
  sql`
    create index contract_settlement_member
    on contract_settlement (member_id, period_start_ms desc)`,
  sql`
    create index contract_settlement_payer on contract_settlement (payer_id, period_start_ms desc)`,
  // What the sweep of contracts reads.
  sql`
    create index contract_settlement_pending on contract_settlement (payer_id, settlement_id)
    include (amount_minor) where status = 'pending'`,
];
