import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Notices by language, announced maintenance and blocked networks. */
export const notice: Migration = {
  name: '0004_notice',
  async up(tx) {
    await sql`
      create table notice (
        merchant text not null references merchant (code) on delete cascade,
        notice_id text not null,
        language text not null,
        kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
        members_only boolean not null default false,
        title text not null,
        content text not null,
        published_at_ms bigint not null,
        primary key (merchant, notice_id, language)
      )`.execute(tx);
    await sql`alter table merchant add column maintenance_start_at text, add column blocked_networks text[] not null default '{}'`.execute(
      tx,
    );
  },
};
