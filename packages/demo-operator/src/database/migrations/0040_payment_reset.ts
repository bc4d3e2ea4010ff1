import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Codes for a forgotten payment password, and the time until which money cannot leave afterwards.
 */
export const paymentReset: Migration = {
  name: '0040_payment_reset',
  async up(tx) {
    await sql`
      alter table bind_code
        drop constraint bind_code_channel_check,
        add constraint bind_code_channel_check check (channel in ('mobile', 'email', 'payment'))`.execute(
      tx,
    );
    await sql`alter table member add column money_held_until_ms bigint not null default 0`.execute(
      tx,
    );
  },
};
