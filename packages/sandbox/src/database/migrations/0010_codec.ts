import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How a merchant's encrypted calls have to come, where it is not as in its profile. */
export const codec: Migration = {
  name: '0010_codec',
  async up(tx) {
    await sql`alter table merchant add column codec text`.execute(tx);
    await sql`alter table merchant add column codec_key text`.execute(tx);
  },
};
