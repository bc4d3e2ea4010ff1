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

/** Three wrong secrets lock the next ones for fifteen minutes. */
const lock = { max: 3, withinMs: 15 * 60_000 };

/**
 * Checks of secrets in an open session. They are limited, because a session may be in other hands
 * than the member's.
 */
export class MemberSecrets {
  readonly #attempts: Attempts;

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
  async check(
    { merchant, member, nowMs }: Asking,
    secret: MemberSecret,
    {
      isRight,
      isMissing = false,
      field,
      message,
    }: {
      isRight: () => Promise<boolean> | boolean;
      isMissing?: boolean;
      field: string;
      message: string;
    },
  ): Promise<void> {
    if (isMissing) throw refuseFields({ [field]: 'Please enter it.' });
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
