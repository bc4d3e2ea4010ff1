import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Bonuses with their wagering, and rewards that members claim. */
export const reward: Migration = {
  name: '0028_reward',
  async up(tx) {
    await sql`
      create table bonus (
        bonus_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        name jsonb not null,
        source text not null,
        status text not null default 'active'
          check (status in ('active', 'completed', 'expired', 'forfeited')),
        amount_minor bigint not null check (amount_minor > 0),
        required_minor bigint not null check (required_minor > 0),
        done_minor bigint not null default 0,
        at_ms bigint not null,
        expires_at_ms bigint not null,
        ended_at_ms bigint,
        remark text not null default ''
      )`.execute(tx);
    await sql`create index bonus_member on bonus (member_id, at_ms)`.execute(tx);
    await sql`
      create table reward (
        reward_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        name jsonb not null,
        source text not null,
        status text not null default 'claimable'
          check (status in ('claimable', 'claimed', 'expired', 'rejected')),
        amount_minor bigint not null check (amount_minor >= 0),
        points integer not null check (points >= 0),
        wager_times integer not null check (wager_times >= 0),
        at_ms bigint not null,
        expires_at_ms bigint not null,
        claimed_at_ms bigint,
        remark text not null default '',
        check (amount_minor > 0 or points > 0)
      )`.execute(tx);
    await sql`create index reward_member on reward (member_id, at_ms)`.execute(tx);
  },
};
