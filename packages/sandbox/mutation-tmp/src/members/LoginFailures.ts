import type { Database } from '../database/DatabaseSchema.ts';

/** Failures in a row that lock an account for who tried. */
export const failuresToLock = 5;

/** How long it stays locked. Source: product-spec §9 "too-many-requests lock 5 minutes". */
export const lockMs = 5 * 60 * 1000;

/** One account tried from one address. */
export interface LoginSource {
  readonly merchant: string;
  readonly account: string;
  readonly address: string;
}

/** What failed sign-ins cost who tried: first a captcha, then time. */
export class LoginFailures {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** What stands against the next attempt. */
  async find(source: LoginSource): Promise<{ captchaNeeded: boolean; lockedUntilMs: number }> {
    const row = await this.#of(source).executeTakeFirst();
    return { captchaNeeded: row !== undefined, lockedUntilMs: row?.locked_until_ms ?? 0 };
  }

  /** Counts a failure; true, when it was the one that locks. The count begins anew with the lock. */
  async add(source: LoginSource, nowMs: number): Promise<boolean> {
    const { merchant, address } = source;
    return this.#db.transaction().execute(async (tx) => {
      const { failures } = await tx.insertInto('login_failure').values({ merchant, address, account: source.account.toLowerCase(), failures: 1, locked_until_ms: 0 })
        .onConflict((conflict) => conflict.columns(['merchant', 'account', 'address']).doUpdateSet((row) => ({ failures: row('login_failure.failures', '+', 1) })))
        .returning('failures').executeTakeFirstOrThrow();
      if (failures < failuresToLock) return false;
      await tx.updateTable('login_failure').set({ failures: 0, locked_until_ms: nowMs + lockMs })
        .where('merchant', '=', merchant).where('account', '=', source.account.toLowerCase()).where('address', '=', address).execute();
      return true;
    });
  }

  /** After a success nothing is held against anybody. */
  async clear({ merchant, account, address }: LoginSource): Promise<void> {
    await this.#db.deleteFrom('login_failure')
      .where('merchant', '=', merchant).where('account', '=', account.toLowerCase()).where('address', '=', address).execute();
  }

  #of({ merchant, account, address }: LoginSource) {
    return this.#db.selectFrom('login_failure').select('locked_until_ms')
      .where('merchant', '=', merchant).where('account', '=', account.toLowerCase()).where('address', '=', address);
  }
}
