import { lotteryRefusals, type LotteryRefusal } from '../lottery/lotteryRefusals.ts';
import { isRefusalReason, refusalReasonOf, type RefusalReason } from './refusalReasons.ts';
import { phoneFaults, type PhoneFault } from '../protection/phoneFaults.ts';

/** Details of an operator's refusal, in addition to its message. */
export interface Refusal {
  /** The reason, if it is one that has a text of ours. */
  readonly reason?: RefusalReason;
  /** Seconds until the next attempt, of a locked account. */
  readonly waitSeconds?: number;
  /** Whether the next attempt needs a captcha. */
  readonly captcha?: boolean;
  /** The rejected fields and the reasons, in the operator's words. */
  readonly fields?: readonly RefusedField[];
  /** Ways to verify the account's owner, when the account is known but the IP address is not. */
  readonly verification?: readonly Verification[];
  /** Why a phone number was not verified. */
  readonly phone?: PhoneFault;
  /** Why a bet on a draw was rejected. */
  readonly lottery?: LotteryRefusal;
}

/**
 * Ways to verify an account's owner when a login comes from an unknown address. Source: LOGN-17.
 */
export const verifications = ['phone', 'code', 'email', 'bankName', 'authenticator'] as const;

export type Verification = (typeof verifications)[number];

export interface RefusedField {
  readonly field: string;
  readonly message: string;
}

const maxFields = 40;
const maxNameLength = 40;
const maxMessageLength = 240;

/**
 * Reads a {@link Refusal} from an untrusted value. Only known fields within their limits are
 * included.
 */
export function refusalOf(value: unknown): Refusal {
  // Validated below
  const { captcha, fields, verification, phone, lottery } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return {
    ...refusalReasonOf(value),
    ...(typeof captcha === 'boolean' && { captcha }),
    ...(Array.isArray(fields) && {
      fields: fields
        .slice(0, maxFields)
        .filter(isRefusedField)
        .map(({ field, message }) => ({ field, message })),
    }),
    ...(Array.isArray(verification) && {
      verification: verifications.filter((method) => verification.includes(method)),
    }),
    ...(isPhoneFault(phone) && { phone }),
    ...(isLotteryRefusal(lottery) && { lottery }),
  };
}

/**
 * Returns the {@link Refusal} of a word for an operator's code in upstream.json: a reason, a fault
 * of a phone number, or a reason of a bet.
 */
export function refusalNamed(word: string): Refusal {
  if (isPhoneFault(word)) return { phone: word };
  if (isLotteryRefusal(word)) return { lottery: word };
  if (!isRefusalReason(word)) return {};
  return word.startsWith('captcha_') ? { reason: word, captcha: true } : { reason: word };
}

function isPhoneFault(value: unknown): value is PhoneFault {
  return phoneFaults.some((fault) => fault === value);
}

function isLotteryRefusal(value: unknown): value is LotteryRefusal {
  return lotteryRefusals.some((code) => code === value);
}

function isRefusedField(value: unknown): value is RefusedField {
  // Validated here
  const { field, message } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return (
    typeof field === 'string' &&
    field.length <= maxNameLength &&
    typeof message === 'string' &&
    message.length <= maxMessageLength
  );
}
