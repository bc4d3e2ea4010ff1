import { sql } from 'kysely';
import type { Database } from '../database/DatabaseSchema.ts';

/** A member's money, in minor units. */
export interface Holdings {
  /** Sum of the main wallet and all provider purses. */
  readonly sumMinor: number;
  readonly mainMinor: number;
}

/** Members' money, stored as an append-only list of entries in integer minor units. */
export class Wallet {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the sums of all entries. */
  holdings(memberId: number): Promise<Holdings> {
    return this.#db
      .selectFrom('wallet_sum')
      .select([
        sql<number>`coalesce(sum(balance_minor), 0)::bigint`.as('sumMinor'),
        sql<number>`coalesce(sum(balance_minor) filter (where purse = ''), 0)::bigint`.as(
          'mainMinor',
        ),
      ])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
  }
}
