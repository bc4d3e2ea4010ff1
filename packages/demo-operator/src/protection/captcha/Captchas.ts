import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { encode } from 'fast-png';
import type { Database } from '../../database/DatabaseSchema.ts';
import { drawCaptcha } from './drawCaptcha.ts';
import { captchaAlphabet } from './glyphs.ts';

const characters = 5;
const lifetimeMs = 5 * 60 * 1000;
const maxAnswers = 10_000;

/** Captchas. Each is valid for one attempt within five minutes, at the merchant that issued it. */
export class Captchas {
  readonly #db: Database;
  /**
   * Plain answers for the admin call of tests. The database has hashes only, so a restart loses the
   * answers.
   */
  readonly #answers = new Map<string, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Issues a captcha with its picture, a PNG in Base64. Deletes expired captchas of the merchant.
   */
  async issue(merchant: string, nowMs: number): Promise<{ captchaId: string; image: string }> {
    const captchaId = randomUUID();
    const answer = Array.from(
      { length: characters },
      () => captchaAlphabet[randomInt(captchaAlphabet.length)],
    ).join('');
    await this.#db
      .deleteFrom('captcha')
      .where('merchant', '=', merchant)
      .where('expires_at_ms', '<=', nowMs)
      .execute();
    await this.#db
      .insertInto('captcha')
      .values({
        captcha_id: captchaId,
        merchant,
        answer_hash: hash(captchaId, answer).toString('hex'),
        expires_at_ms: nowMs + lifetimeMs,
      })
      .execute();
    this.#remember(captchaId, answer);
    const { width, height, pixels } = drawCaptcha(answer, randomFraction);
    const image = encode({ width, height, data: pixels, channels: 1, depth: 8 });
    return { captchaId, image: Buffer.from(image).toString('base64') };
  }

  /** Whether an answer is correct. Every call uses the captcha up, even with a wrong answer. */
  async redeem(
    merchant: string,
    captchaId: string,
    answer: string,
    nowMs: number,
  ): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('captcha')
      .where('captcha_id', '=', captchaId)
      .where('merchant', '=', merchant)
      .returning(['answer_hash', 'expires_at_ms'])
      .executeTakeFirst();
    this.#answers.delete(captchaId);
    return (
      row !== undefined &&
      row.expires_at_ms > nowMs &&
      timingSafeEqual(hash(captchaId, answer), Buffer.from(row.answer_hash, 'hex'))
    );
  }

  /** Returns the answer of a valid captcha for tests, which cannot read pictures. */
  async answerOf(merchant: string, captchaId: string): Promise<string | undefined> {
    const open = await this.#db
      .selectFrom('captcha')
      .select('captcha_id')
      .where('captcha_id', '=', captchaId)
      .where('merchant', '=', merchant)
      .executeTakeFirst();
    return open && this.#answers.get(captchaId);
  }

  #remember(captchaId: string, answer: string): void {
    this.#answers.set(captchaId, answer);
    if (this.#answers.size <= maxAnswers) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}

/** Ignores case and surrounding spaces. */
function hash(captchaId: string, answer: string): Buffer {
  return createHash('sha256').update(`${captchaId} ${answer.trim().toUpperCase()}`).digest();
}

const fractionSteps = 2 ** 32;

function randomFraction(): number {
  return randomInt(fractionSteps) / fractionSteps;
}
