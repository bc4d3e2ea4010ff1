import { lotteryRefusals, type LotteryRefusal } from '../lottery/lotteryRefusals.ts';
import { phoneFaults, type PhoneFault } from '../protection/phoneFaults.ts';

/** What an operator says of a refusal besides its sentence. */
export interface Refusal {
  /** Whether the next attempt needs a captcha. */
  readonly captcha?: boolean;
  /** The fields it does not accept, and why, in its own words. */
  readonly fields?: readonly RefusedField[];
  /** What its owner would have to show: the account is known, the address is not. */
  readonly verification?: readonly Verification[];
  /** Why a phone number was not verified. */
  readonly phone?: PhoneFault;
  /** Why a bet on a draw was not taken. */
  readonly lottery?: LotteryRefusal;
}

/** Ways to prove who one is, at a login from an address that is not known. Source: LOGN-17. */
export const verifications = ['phone', 'code', 'email', 'bankName', 'authenticator'] as const;

export type Verification = (typeof verifications)[number];

export interface RefusedField {
  readonly field: string;
  readonly message: string;
}

const mostFields = 40;
const longestName = 40;
const longestMessage = 240;

/**
 * Reads a {@link Refusal}: what it knows, in its bounds. Whatever else stands there is left out.
 */
export function refusalOf(value: unknown): Refusal {
  // Looked at below
  const { captcha, fields, verification, phone, lottery } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return {
    ...(typeof captcha === 'boolean' && { captcha }),
    ...(Array.isArray(fields) && {
      fields: fields
        .slice(0, mostFields)
        .filter(isRefusedField)
        .map(({ field, message }) => ({ field, message })),
    }),
    ...(Array.isArray(verification) && {
      verification: verifications.filter((known) => verification.includes(known)),
    }),
    ...(isPhoneFault(phone) && { phone }),
    ...(isLotteryRefusal(lottery) && { lottery }),
  };
}

function isPhoneFault(value: unknown): value is PhoneFault {
  return phoneFaults.some((fault) => fault === value);
}

function isLotteryRefusal(value: unknown): value is LotteryRefusal {
  return lotteryRefusals.some((code) => code === value);
}

function isRefusedField(value: unknown): value is RefusedField {
  // Looked at here
  const { field, message } =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return (
    typeof field === 'string' &&
    field.length <= longestName &&
    typeof message === 'string' &&
    message.length <= longestMessage
  );
}
