import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Codec of a merchant's encrypted calls, where it differs from the profile. */
export const codec: Migration = {
  name: '0010_codec',
  async up(tx) {
    await sql`alter table merchant add column codec text`.execute(tx);
    await sql`alter table merchant add column codec_key text`.execute(tx);
  },
};
