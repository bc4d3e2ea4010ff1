import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Jackpots of the demonstration provider: one pool for all slots of a merchant and currency, in
 * hundredths of a minor unit.
 */
export const jackpot: Migration = {
  name: '0019_jackpot',
  async up(tx) {
    await sql`
      create table jackpot (
        merchant text not null references merchant (code) on delete cascade,
        currency text not null,
        parts bigint not null,
        seed_minor bigint not null check (seed_minor > 0),
        primary key (merchant, currency),
        check (parts >= seed_minor * 100)
      )`.execute(tx);
  },
};
