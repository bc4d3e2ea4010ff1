import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Members created by a social login. */
export const socialIdentity: Migration = {
  name: '0011_social_identity',
  async up(tx) {
    await sql`
      create table social_identity (
        merchant text not null references merchant (code) on delete cascade,
        provider text not null,
        subject text not null,
        member_id bigint not null references member (member_id) on delete cascade,
        primary key (merchant, provider, subject)
      )`.execute(tx);
    await sql`create index social_identity_member on social_identity (member_id)`.execute(tx);
  },
};
