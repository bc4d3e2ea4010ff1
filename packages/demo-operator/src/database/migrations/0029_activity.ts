import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Members' parts in missions and promotions, their applications, and raffles. */
export const activity: Migration = {
  name: '0029_activity',
  async up(tx) {
    await sql`
      create table activity (
        activity_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        kind text not null check (kind in ('mission', 'promotion')),
        code text not null,
        period_ms bigint not null,
        status text not null,
        progress_minor bigint not null default 0,
        reward_id bigint references reward (reward_id),
        request text not null default '',
        remark text not null default '',
        at_ms bigint not null,
        due_at_ms bigint,
        unique (member_id, kind, code, period_ms)
      )`.execute(tx);
    await sql`
      create table activity_image (
        activity_id bigint not null references activity (activity_id) on delete cascade,
        position integer not null,
        type text not null,
        bytes bytea not null,
        primary key (activity_id, position)
      )`.execute(tx);
    await sql`
      create table raffle_draw (
        draw_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        promotion_id text not null,
        prize_id text not null,
        at_ms bigint not null,
        claimed_at_ms bigint
      )`.execute(tx);
    await sql`create index raffle_draw_member on raffle_draw (member_id, promotion_id, at_ms)`.execute(
      tx,
    );
  },
};
