import { sql } from 'kysely';
import { isPassword } from '../../core/passwordHash.ts';
import { refuseFields } from '../../core/refuseFields.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { codeMinutes } from '../../protection/messages/SmsCodes.ts';

/** What a code proves, and to whom. */
export interface BindSlot {
  readonly memberId: number;
  /** Contact to be bound, or `payment` for a new payment password. */
  readonly channel: 'mobile' | 'email' | 'payment';
  /** Number as +639170000001, or e-mail address in lower case. */
  readonly target: string;
}

const maxWrongTries = 3;
const faults = {
  wrong: 'The code is not right.',
  expired: 'The code has expired. Please request a new one.',
  locked: 'Too many wrong codes. Please request a new one.',
} as const;

/**
 * Codes that prove a mobile number or an e-mail address. Each is valid once within five minutes,
 * for one member and one target; three wrong tries lock it.
 */
export class BindCodes {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a code in place of the member's previous one for the channel. */
  async keep({ memberId, channel, target }: BindSlot, hash: string, nowMs: number): Promise<void> {
    const row = {
      target,
      code_hash: hash,
      wrong_tries: 0,
      expires_at_ms: nowMs + codeMinutes * 60_000,
    };
    await this.#db
      .insertInto('bind_code')
      .values({ member_id: memberId, channel, ...row })
      .onConflict((conflict) => conflict.columns(['member_id', 'channel']).doUpdateSet(row))
      .execute();
  }

  /** Uses the code up. Refuses a wrong one. */
  async redeem(slot: BindSlot, code: string, nowMs: number): Promise<void> {
    const outcome = await this.#outcomeOf(slot, code.trim(), nowMs);
    if (outcome !== 'accepted') throw refuseFields({ verificationCode: faults[outcome] });
  }

  async #outcomeOf(
    slot: BindSlot,
    code: string,
    nowMs: number,
  ): Promise<'accepted' | 'wrong' | 'expired' | 'locked'> {
    // Counts before comparing, so that concurrent tries cannot exceed the limit.
    const row = await this.#db
      .updateTable('bind_code')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where(keyOf(slot))
      .returning(['code_hash', 'wrong_tries', 'expires_at_ms'])
      .executeTakeFirst();
    const isRight = await isPassword(code, row?.code_hash);
    if (!row) return 'wrong';
    if (row.wrong_tries > maxWrongTries) return 'locked';
    if (row.expires_at_ms <= nowMs) return 'expired';
    if (!isRight) return row.wrong_tries === maxWrongTries ? 'locked' : 'wrong';
    const used = await this.#db
      .deleteFrom('bind_code')
      .where(keyOf(slot))
      .where('code_hash', '=', row.code_hash)
      .returning('channel')
      .executeTakeFirst();
    return used ? 'accepted' : 'wrong';
  }
}

function keyOf({ memberId, channel, target }: BindSlot) {
  return sql<boolean>`member_id = ${memberId} and channel = ${channel} and target = ${target}`;
}
