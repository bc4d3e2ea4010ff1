import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { MobileNumber } from '../../core/MobileNumber.ts';
import { hashPassword, isPassword } from '../../core/passwordHash.ts';

/** Lifetime of a code. */
export const codeMinutes = 5;

const digits = 6;
const maxWrongTries = 5;

/** Number and purpose of a code: one code for signing in or a new password, one for registering. */
export interface CodeSlot {
  readonly merchant: string;
  readonly mobile: MobileNumber;
  readonly purpose: 'login' | 'register';
}

/**
 * Creates a code and its hash. Called even if no message will be sent, so that both cases take the
 * same time.
 */
export async function drawCode(): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { code, hash: await hashPassword(code) };
}

/** SMS codes. Each is valid once within five minutes and is invalidated by five wrong tries. */
export class SmsCodes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a code in place of the previous one. Deletes expired codes of the merchant. */
  async keep({ merchant, mobile, purpose }: CodeSlot, hash: string, nowMs: number): Promise<void> {
    const row = { code_hash: hash, wrong_tries: 0, expires_at_ms: nowMs + codeMinutes * 60_000 };
    await this.#db
      .deleteFrom('sms_code')
      .where('merchant', '=', merchant)
      .where('expires_at_ms', '<=', nowMs)
      .execute();
    await this.#db
      .insertInto('sms_code')
      .values({
        merchant,
        dialing_code: mobile.dialingCode,
        mobile_num: mobile.number,
        purpose,
        ...row,
      })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'dialing_code', 'mobile_num', 'purpose']).doUpdateSet(row),
      )
      .execute();
  }

  /** Whether a code is correct. A wrong code is counted; a correct one is not used up. */
  async isRight(slot: CodeSlot, code: string, nowMs: number): Promise<boolean> {
    // Counts before comparing, so that concurrent tries cannot exceed the limit.
    const row = await this.#db
      .updateTable('sms_code')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where(keyOf(slot))
      .where('wrong_tries', '<', maxWrongTries)
      .where('expires_at_ms', '>', nowMs)
      .returning('code_hash')
      .executeTakeFirst();
    if (!(await isPassword(code, row?.code_hash)) || !row) return false;
    await this.#db
      .updateTable('sms_code')
      .set({ wrong_tries: sql<number>`wrong_tries - 1` })
      .where(keyOf(slot))
      .where('code_hash', '=', row.code_hash)
      .execute();
    return true;
  }

  /** Uses the code up. Returns false when another request has used it. */
  async use(slot: CodeSlot): Promise<boolean> {
    return (
      (await this.#db
        .deleteFrom('sms_code')
        .where(keyOf(slot))
        .returning('purpose')
        .executeTakeFirst()) !== undefined
    );
  }

  /** Combines {@link isRight} and {@link use}. */
  async redeem(slot: CodeSlot, code: string, nowMs: number): Promise<boolean> {
    return (await this.isRight(slot, code, nowMs)) && this.use(slot);
  }
}

function keyOf({ merchant, mobile, purpose }: CodeSlot) {
  return sql<boolean>`merchant = ${merchant} and dialing_code = ${mobile.dialingCode} and mobile_num = ${mobile.number} and purpose = ${purpose}`;
}
