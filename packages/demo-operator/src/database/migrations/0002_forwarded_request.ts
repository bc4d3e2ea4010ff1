import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** A request that another system decides has no reply until then. */
export const forwardedRequest: Migration = {
  name: '0002_forwarded_request',
  async up(tx) {
    await sql`alter table once_request alter column reply drop not null`.execute(tx);
  },
};
