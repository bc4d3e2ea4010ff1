import { sql } from 'kysely';
import type { Database } from '../database/DatabaseSchema.ts';

/** The members' money: entries in integer minor units that are only added. */
export class Wallet {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The sum of all entries. */
  async balanceMinor(memberId: number): Promise<number> {
    const row = await this.#db.selectFrom('wallet_entry').select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('balance'))
      .where('member_id', '=', memberId).executeTakeFirstOrThrow();
    return row.balance;
  }
}
