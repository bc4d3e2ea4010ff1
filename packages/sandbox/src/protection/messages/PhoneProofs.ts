import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { MobileNumber } from '../../core/MobileNumber.ts';
import { isPassword } from '../../core/passwordHash.ts';
import { codeMinutes } from './SmsCodes.ts';

/** For how long a token proves its number. */
const tokenMs = 10 * 60_000;
/** For how long it is known that a code was one. */
const rememberedMs = 24 * 60 * 60_000;
const mostWrongTries = 5;

/** Whose token. */
export interface ProvenNumber {
  readonly merchant: string;
  readonly mobile: MobileNumber;
  readonly idToken: string;
}

/**
 * The embedded verifier of phone numbers: who types the code that was sent gets a token, which
 * counts for that number, once, within ten minutes.
 */
export class PhoneProofs {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Begins with a code in place of those before. */
  async begin(
    merchant: string,
    { dialingCode, number }: MobileNumber,
    hash: string,
    nowMs: number,
  ): Promise<{ verificationId: string }> {
    const verificationId = randomBytes(16).toString('base64url');
    await this.#db
      .deleteFrom('phone_proof')
      .where('merchant', '=', merchant)
      .where(({ and, eb, or }) =>
        or([
          eb('expires_at_ms', '<=', nowMs - rememberedMs),
          and({ dialing_code: dialingCode, mobile_num: number }),
        ]),
      )
      .execute();
    await this.#db
      .insertInto('phone_proof')
      .values({
        verification_id: verificationId,
        merchant,
        dialing_code: dialingCode,
        mobile_num: number,
        code_hash: hash,
        expires_at_ms: nowMs + codeMinutes * 60_000,
      })
      .execute();
    return { verificationId };
  }

  /** A token for the right code; else what is wrong with it. */
  async confirm(
    merchant: string,
    { verificationId, code }: { verificationId: string; code: string },
    nowMs: number,
  ): Promise<{ idToken: string } | 'wrongCode' | 'codeExpired' | 'tooManyRequests'> {
    // Counted before it is compared: tries at the same time cannot be more than are allowed.
    const row = await this.#db
      .updateTable('phone_proof')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where('merchant', '=', merchant)
      .where('verification_id', '=', verificationId)
      .where('token_hash', 'is', null)
      .returning(['code_hash', 'wrong_tries', 'expires_at_ms'])
      .executeTakeFirst();
    const isRight = await isPassword(code, row?.code_hash);
    if (row && row.wrong_tries > mostWrongTries) return 'tooManyRequests';
    if (row && row.expires_at_ms <= nowMs) return 'codeExpired';
    if (!row || !isRight) return 'wrongCode';
    const idToken = randomBytes(32).toString('base64url');
    const given = await this.#db
      .updateTable('phone_proof')
      .set({ token_hash: hashOf(idToken), token_expires_at_ms: nowMs + tokenMs })
      .where('verification_id', '=', verificationId)
      .where('token_hash', 'is', null)
      .returning('verification_id')
      .executeTakeFirst();
    return given ? { idToken } : 'wrongCode';
  }

  /** Whether a token proves a number; it still does afterwards. */
  async isProven(proven: ProvenNumber, nowMs: number): Promise<boolean> {
    return (
      (await this.#db
        .selectFrom('phone_proof')
        .select('verification_id')
        .where(ofToken(proven, nowMs))
        .executeTakeFirst()) !== undefined
    );
  }

  /** Uses the token up; false, when it proves nothing or somebody else was faster. */
  async use(proven: ProvenNumber, nowMs: number): Promise<boolean> {
    return (
      (await this.#db
        .deleteFrom('phone_proof')
        .where(ofToken(proven, nowMs))
        .returning('verification_id')
        .executeTakeFirst()) !== undefined
    );
  }
}

function ofToken({ merchant, mobile, idToken }: ProvenNumber, nowMs: number) {
  return sql<boolean>`merchant = ${merchant} and dialing_code = ${mobile.dialingCode} and mobile_num = ${mobile.number} and token_hash = ${hashOf(idToken)} and token_expires_at_ms > ${nowMs}`;
}

function hashOf(idToken: string): string {
  return createHash('sha256').update(idToken).digest('hex');
}
