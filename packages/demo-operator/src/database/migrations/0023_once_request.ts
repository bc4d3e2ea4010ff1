import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Results of requests that carry a reference number, so that a repeat has no second effect. */
export const onceRequest: Migration = {
  name: '0023_once_request',
  async up(tx) {
    await sql`
      create table once_request (
        member_id bigint not null references member (member_id) on delete cascade,
        reference_no text not null,
        kind text not null,
        request text not null,
        reply text not null,
        refused boolean not null,
        at_ms bigint not null,
        primary key (member_id, reference_no)
      )`.execute(tx);
  },
};
