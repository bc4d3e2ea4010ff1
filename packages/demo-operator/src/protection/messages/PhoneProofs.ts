import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { MobileNumber } from '../../core/MobileNumber.ts';
import { isPassword } from '../../core/passwordHash.ts';
import { codeMinutes } from './SmsCodes.ts';

/** Lifetime of a token that proves a number. */
const tokenMs = 10 * 60_000;
/** Retention of expired codes, so that they can be reported as expired instead of unknown. */
const rememberedMs = 24 * 60 * 60_000;
const maxWrongTries = 5;

/** Token and the number it proves. */
export interface ProvenNumber {
  readonly merchant: string;
  readonly mobile: MobileNumber;
  readonly idToken: string;
}

/**
 * Embedded verifier of phone numbers. The correct code is exchanged for a token, which proves the
 * number once within ten minutes.
 */
export class PhoneProofs {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Starts a verification; its code replaces earlier ones. */
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

  /** Returns a token for the correct code, else the fault. */
  async confirm(
    merchant: string,
    { verificationId, code }: { verificationId: string; code: string },
    nowMs: number,
  ): Promise<{ idToken: string } | 'wrongCode' | 'codeExpired' | 'tooManyRequests'> {
    // Counts before comparing, so that concurrent tries cannot exceed the limit.
    const row = await this.#db
      .updateTable('phone_proof')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where('merchant', '=', merchant)
      .where('verification_id', '=', verificationId)
      .where('token_hash', 'is', null)
      .returning(['code_hash', 'wrong_tries', 'expires_at_ms'])
      .executeTakeFirst();
    const isRight = await isPassword(code, row?.code_hash);
    if (row && row.wrong_tries > maxWrongTries) return 'tooManyRequests';
    if (row && row.expires_at_ms <= nowMs) return 'codeExpired';
    if (!row || !isRight) return 'wrongCode';
    const idToken = randomBytes(32).toString('base64url');
    const updated = await this.#db
      .updateTable('phone_proof')
      .set({ token_hash: hashOf(idToken), token_expires_at_ms: nowMs + tokenMs })
      .where('verification_id', '=', verificationId)
      .where('token_hash', 'is', null)
      .returning('verification_id')
      .executeTakeFirst();
    return updated ? { idToken } : 'wrongCode';
  }

  /** Whether a token proves a number. Does not use the token up. */
  async isProven(proven: ProvenNumber, nowMs: number): Promise<boolean> {
    return (
      (await this.#db
        .selectFrom('phone_proof')
        .select('verification_id')
        .where(ofToken(proven, nowMs))
        .executeTakeFirst()) !== undefined
    );
  }

  /** Uses the token up. Returns false when it is invalid or another request has used it. */
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
