import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Links with which visitors register below an agent. */
export const inviteLink: Migration = {
  name: '0034_invite_link',
  async up(tx) {
    await sql`
      create table invite_link (
        link_id bigint generated always as identity primary key,
        merchant text not null references merchant (code) on delete cascade,
        member_id bigint not null references member (member_id) on delete cascade,
        code text not null check (code = upper(code)),
        is_agent boolean not null,
        rebate_hundredths integer not null check (rebate_hundredths between 0 and 10000),
        quota integer check (quota > 0),
        uses integer not null default 0,
        registrations integer not null default 0 check (registrations >= 0),
        at_ms bigint not null,
        expires_at_ms bigint,
        disabled_at_ms bigint,
        unique (merchant, code),
        check (registrations <= quota)
      )`.execute(tx);
    await sql`create index invite_link_member on invite_link (member_id, at_ms)`.execute(tx);
    await sql`
      alter table member add column invite_link_id bigint
        references invite_link (link_id) on delete set null`.execute(tx);
    await sql`
      create index member_invite_link on member (invite_link_id) where invite_link_id is not null`.execute(
      tx,
    );
  },
};
