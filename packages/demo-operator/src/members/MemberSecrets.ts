import { KeyedQueue } from '../core/KeyedQueue.ts';
import { isPassword } from '../core/passwordHash.ts';
import { describeWait } from '../core/tooManyRequests.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { Refusal } from '../core/Refusal.ts';
import type { Attempts } from './Attempts.ts';
import type { Member } from './Members.ts';

/** Request of a signed-in member. */
interface Asking {
  readonly merchant: { readonly code: string };
  readonly member: Member;
  readonly nowMs: number;
}

/** Secrets that a signed-in member types again. */
export type MemberSecret = 'memberPassword' | 'paymentPassword' | 'authenticator';

interface TypedSecret {
  readonly isRight: () => Promise<boolean> | boolean;
  readonly isMissing?: boolean;
  /** The request's field, which the refusal names. */
  readonly field: string;
  readonly message: string;
}

/** Three wrong secrets lock the next ones for fifteen minutes. */
const lock = { max: 3, withinMs: 15 * 60_000 };

/**
 * Checks of secrets in an open session. They are limited, because a session may be in other hands
 * than the member's. Those of one member run one after another, so that concurrent requests with
 * the right secret do not count as wrong ones.
 */
export class MemberSecrets {
  readonly #attempts: Attempts;
  readonly #queue = new KeyedQueue();

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /**
   * Refuses a wrong login password.
   *
   * @param field the request's field, which the refusal names.
   */
  checkPassword(asking: Asking, typed: string | undefined, field = 'password'): Promise<void> {
    return this.check(asking, 'memberPassword', {
      isRight: async () =>
        typed !== undefined && (await isPassword(typed, asking.member.passwordHash)),
      isMissing: typed === undefined || typed === '',
      field,
      message: 'The password is not right.',
    });
  }

  /** Refuses a wrong payment password. A member without one has none to check. */
  checkPaymentPassword(
    asking: Asking,
    typed: string | undefined,
    field = 'paymentPassword',
  ): Promise<void> {
    return this.check(asking, 'paymentPassword', {
      isRight: async () =>
        typed !== undefined && (await isPassword(typed, asking.member.paymentPasswordHash)),
      isMissing: typed === undefined || typed === '',
      field,
      message: 'The payment password is not right.',
    });
  }

  /** Refuses a secret that is missing or wrong, or any while there were too many wrong ones. */
  async check(asking: Asking, secret: MemberSecret, typed: TypedSecret): Promise<void> {
    if (typed.isMissing === true) throw refuseFields({ [typed.field]: 'Please enter it.' });
    await this.#queue.run(`${secret} ${asking.member.memberId}`, () =>
      this.#checkOne(asking, secret, typed),
    );
  }

  async #checkOne(
    { merchant, member, nowMs }: Asking,
    secret: MemberSecret,
    { isRight, field, message }: TypedSecret,
  ): Promise<void> {
    const key = { merchant: merchant.code, kind: secret, subject: String(member.memberId) };
    const wait = await this.#attempts.take(key, lock, nowMs);
    if (wait)
      throw new Refusal(
        `Too many wrong tries. Please try again in ${describeWait(wait.nextAtMs - nowMs)}.`,
        { reason: 'too_many_attempts' },
      );
    if (!(await isRight())) throw refuseFields({ [field]: message });
    await this.#attempts.forget(key);
  }
}
