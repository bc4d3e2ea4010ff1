import { sql } from 'kysely';
import type { Statements } from './triggers.ts';

/** Merchants, their switches and their affiliate codes. */
export const merchants: Statements = [
  sql`
    create table merchant (
      code text primary key,
      profile text not null,
      maintenance boolean not null default false,
      maintenance_start_at text,
      maintenance_end_at text,
      region_restriction boolean not null default false,
      blocked_networks text[] not null default '{}',
      clock_offset_ms bigint not null default 0,
      codec text,
      codec_key text,
      single_wallet boolean not null default true,
      tree_moved boolean not null default false
    )`,
  sql`
    create table module_off (
      merchant text not null references merchant (code) on delete cascade,
      mod_id text not null,
      primary key (merchant, mod_id)
    )`,
  sql`
    create table game_off (
      merchant text not null references merchant (code) on delete cascade,
      node_id integer not null,
      primary key (merchant, node_id)
    )`,
  sql`
    create table fault (
      merchant text not null references merchant (code) on delete cascade,
      call text not null,
      fault text not null,
      delay_ms integer not null check (delay_ms >= 0),
      primary key (merchant, call)
    )`,
  sql`
    create table affiliate (
      merchant text not null references merchant (code) on delete cascade,
      code text not null check (code = upper(code)),
      expires_at_ms bigint,
      primary key (merchant, code)
    )`,
];
