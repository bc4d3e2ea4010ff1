import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Phone verifications with their codes and tokens. The module is off for existing merchants. */
export const phoneProof: Migration = {
  name: '0012_phone_proof',
  async up(tx) {
    await sql`
      create table phone_proof (
        verification_id text primary key,
        merchant text not null references merchant (code) on delete cascade,
        dialing_code text not null,
        mobile_num text not null,
        code_hash text not null,
        wrong_tries integer not null default 0,
        expires_at_ms bigint not null,
        token_hash text unique,
        token_expires_at_ms bigint
      )`.execute(tx);
    await sql`insert into module_off (merchant, mod_id) select code, 'THIRDPARTYSMS' from merchant on conflict do nothing`.execute(
      tx,
    );
  },
};
