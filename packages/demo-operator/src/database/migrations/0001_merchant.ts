import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Merchants and their switches. */
export const merchant: Migration = {
  name: '0001_merchant',
  async up(tx) {
    await sql`
      create table merchant (
        code text primary key,
        profile text not null,
        maintenance boolean not null default false,
        maintenance_end_at text,
        region_restriction boolean not null default false,
        clock_offset_ms bigint not null default 0
      )`.execute(tx);
    await sql`
      create table module_off (
        merchant text not null references merchant (code) on delete cascade,
        mod_id text not null,
        primary key (merchant, mod_id)
      )`.execute(tx);
    await sql`
      create table fault (
        merchant text not null references merchant (code) on delete cascade,
        call text not null,
        fault text not null,
        delay_ms integer not null check (delay_ms >= 0),
        primary key (merchant, call)
      )`.execute(tx);
  },
};
