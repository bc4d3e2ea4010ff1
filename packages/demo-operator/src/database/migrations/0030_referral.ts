import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Friends whom members invited, claims of rebates, and images of feedback. */
export const referral: Migration = {
  name: '0030_referral',
  async up(tx) {
    await sql`
      create table referral (
        referral_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        friend_id bigint unique references member (member_id) on delete cascade,
        player text not null,
        bet_minor bigint not null,
        reward_minor bigint not null,
        at_ms bigint not null,
        claimed_at_ms bigint,
        check (friend_id <> member_id)
      )`.execute(tx);
    await sql`create index referral_member on referral (member_id, at_ms)`.execute(tx);
    await sql`
      create table rebate_claim (
        claim_id bigint generated always as identity primary key,
        member_id bigint not null references member (member_id) on delete cascade,
        bet_minor bigint not null,
        amount_minor bigint not null check (amount_minor > 0),
        at_ms bigint not null
      )`.execute(tx);
    await sql`create index rebate_claim_member on rebate_claim (member_id, at_ms)`.execute(tx);
    await sql`alter table feedback add column content text not null default ''`.execute(tx);
    await sql`
      create table feedback_image (
        feedback_id bigint not null references feedback (feedback_id) on delete cascade,
        position integer not null,
        type text not null,
        bytes bytea not null,
        primary key (feedback_id, position)
      )`.execute(tx);
  },
};
