import type { Database } from '../database/DatabaseSchema.ts';
import { Attempts, type AttemptLimit } from './Attempts.ts';

/** Consecutive failures that lock an account for the address they came from. */
export const failuresToLock = 5;

/** Duration of a lock: five minutes, as for SMS codes (SMSC-08). */
export const lockMs = 5 * 60 * 1000;

/** Account and the address of the sign-in attempt. */
export interface LoginSource {
  readonly merchant: string;
  readonly account: string;
  readonly address: string;
}

const quarterHourMs = 15 * 60 * 1000;

/** Limits that lock an account for all addresses, and an address for all accounts. */
const wideLimits: Readonly<Record<Scope, AttemptLimit>> = {
  account: { max: 20, withinMs: quarterHourMs },
  address: { max: 50, withinMs: quarterHourMs },
};

type Scope = 'account' | 'address';

/** Failed sign-ins. Failures first require a captcha and then lock the account for a time. */
export class LoginFailures {
  readonly #db: Database;
  readonly #attempts: Attempts;

  constructor(db: Database) {
    this.#db = db;
    this.#attempts = new Attempts(db);
  }

  /** Returns the captcha and lock state for the next attempt. */
  async find(source: LoginSource): Promise<{ captchaNeeded: boolean; lockedUntilMs: number }> {
    const row = await this.#db
      .selectFrom('login_failure')
      .select('locked_until_ms')
      .where('merchant', '=', source.merchant)
      .where('account', '=', source.account.toLowerCase())
      .where('address', '=', source.address)
      .executeTakeFirst();
    const locks = await this.#db
      .selectFrom('login_lock')
      .select('locked_until_ms')
      .where('merchant', '=', source.merchant)
      .where(({ eb, or, and }) =>
        or(
          scopesOf(source).map(([scope, subject]) =>
            and([eb('scope', '=', scope), eb('subject', '=', subject)]),
          ),
        ),
      )
      .execute();
    return {
      captchaNeeded: row !== undefined,
      lockedUntilMs: Math.max(0, ...[row, ...locks].map((lock) => lock?.locked_until_ms ?? 0)),
    };
  }

  /** Counts a failure and returns whether it caused a lock. A lock resets the count. */
  async add(source: LoginSource, nowMs: number): Promise<boolean> {
    let locks = await this.#addOwn(source, nowMs);
    for (const [scope, subject] of scopesOf(source)) {
      const { merchant } = source;
      if (
        !(await this.#attempts.fillUp(
          { merchant, kind: kinds[scope], subject },
          wideLimits[scope],
          nowMs,
        ))
      )
        continue;
      const lock = { locked_until_ms: nowMs + lockMs };
      await this.#db
        .deleteFrom('login_lock')
        .where('merchant', '=', merchant)
        .where('locked_until_ms', '<=', nowMs)
        .execute();
      await this.#db
        .insertInto('login_lock')
        .values({ merchant, scope, subject, ...lock })
        .onConflict((conflict) =>
          conflict.columns(['merchant', 'scope', 'subject']).doUpdateSet(lock),
        )
        .execute();
      locks = true;
    }
    return locks;
  }

  /**
   * Clears the failures of this account and address after a successful sign-in. Failures from other
   * addresses stay counted.
   */
  async clear({ merchant, account, address }: LoginSource): Promise<void> {
    await this.#db
      .deleteFrom('login_failure')
      .where('merchant', '=', merchant)
      .where('account', '=', account.toLowerCase())
      .where('address', '=', address)
      .execute();
  }

  /** Clears all failures and locks of an account after its owner has proved their identity. */
  async clearAccount(merchant: string, account: string): Promise<void> {
    const subject = account.toLowerCase();
    await this.#db
      .deleteFrom('login_failure')
      .where('merchant', '=', merchant)
      .where('account', '=', subject)
      .execute();
    await this.#db
      .deleteFrom('login_lock')
      .where('merchant', '=', merchant)
      .where('scope', '=', 'account')
      .where('subject', '=', subject)
      .execute();
    await this.#attempts.forget({ merchant, kind: kinds.account, subject });
  }

  #addOwn({ merchant, account, address }: LoginSource, nowMs: number): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const { failures } = await tx
        .insertInto('login_failure')
        .values({
          merchant,
          address,
          account: account.toLowerCase(),
          failures: 1,
          locked_until_ms: 0,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['merchant', 'account', 'address'])
            .doUpdateSet((row) => ({ failures: row('login_failure.failures', '+', 1) })),
        )
        .returning('failures')
        .executeTakeFirstOrThrow();
      if (failures < failuresToLock) return false;
      await tx
        .updateTable('login_failure')
        .set({ failures: 0, locked_until_ms: nowMs + lockMs })
        .where('merchant', '=', merchant)
        .where('account', '=', account.toLowerCase())
        .where('address', '=', address)
        .execute();
      return true;
    });
  }
}

const kinds = { account: 'loginAccount', address: 'loginAddress' } as const satisfies Record<
  Scope,
  string
>;

function scopesOf({ account, address }: LoginSource): readonly [Scope, string][] {
  return [
    ['account', account.toLowerCase()],
    ['address', address],
  ];
}
