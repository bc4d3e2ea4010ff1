import type { CallName } from '@livery/api';
import type { Attempt } from '../request/VisitorLimits.ts';
import type { Session } from '../session/Session.ts';
import type { Fields } from './behaviours/CallBehaviour.ts';

type AttemptsOfCall = (fields: Fields, session: Session | undefined) => readonly Attempt[];

/**
 * Attempts that a call counts as, whatever the visitor's address is, by the name of the operator's
 * call. A test finds calls that open a session or have a phone number or code, or send
 * one, and are missing here.
 *
 * Source: SMSC-08.
 */
export const attemptsByName: Partial<Record<CallName, AttemptsOfCall>> = {
  loginV2: ({ type, username }) => (type === 'sms' ? codeGuess(username) : account(username)),
  // The visitor chooses no account.
  loginFreePlay: () => [],
  register: ({ username, mobileNum, verificationCode }) => [
    ...account(username),
    ...(verificationCode === undefined ? [] : codeGuess(mobileNum)),
  ],
  registerByMobile: ({ username, verificationCode }) => [
    ...account(username),
    ...(verificationCode === undefined ? [] : codeGuess(username)),
  ],
  getLoginCode: ({ mobileNum }) => smsCode(mobileNum),
  getRegisterCode: ({ mobileNo }) => smsCode(mobileNo),
  sendPhoneCode: ({ mobileNo }) => smsCode(mobileNo),
  getPasswordByPhone: ({ mobileNum }) => codeGuess(mobileNum),
  sendBindCode: ({ channel, email, mobileNum }) =>
    channel === 'email' ? attempt('smsCode', addressSubject(email)) : smsCode(mobileNum),
  bindMobile: ({ mobileNum }) => codeGuess(mobileNum),
  bindEmail: ({ email }) => attempt('codeGuess', addressSubject(email)),
  sendPaymentResetCode: (_, session) => attempt('smsCode', paymentSubject(session)),
  resetPaymentPassword: (_, session) => attempt('codeGuess', paymentSubject(session)),
  confirmPhoneCode: ({ verificationId }) => attempt('codeGuess', verificationId),
};

const attemptsOfCalls = new Map(Object.entries(attemptsByName));

/** Returns the attempts that a request of a call counts as. */
export function attemptsOf(
  call: string,
  fields: Fields,
  session: Session | undefined,
): readonly Attempt[] {
  return attemptsOfCalls.get(call)?.(fields, session) ?? [];
}

/** Returns no attempt for a missing subject, because all visitors would share its limit. */
function attempt(kind: Attempt['kind'], subject: unknown): readonly Attempt[] {
  return typeof subject === 'string' ? [{ kind, subject }] : [];
}

function account(username: unknown): readonly Attempt[] {
  return attempt('account', typeof username === 'string' ? username.toLowerCase() : undefined);
}

function smsCode(number: unknown): readonly Attempt[] {
  return attempt('smsCode', phoneSubject(number));
}

function codeGuess(number: unknown): readonly Attempt[] {
  return attempt('codeGuess', phoneSubject(number));
}

/**
 * Returns the subject of codes for a member's payment password, whose target only the operator has.
 */
function paymentSubject(session: Session | undefined): string | undefined {
  return session && `payment password of ${session.customerId}`;
}

/** Returns the same subject for all spellings of an e-mail address. */
function addressSubject(address: unknown): string | undefined {
  return typeof address === 'string' ? address.trim().toLowerCase() : undefined;
}

/** Digits at the end of a number that identify it, with or without its country code. */
const subscriberDigits = 9;

/** Returns the same subject for all spellings of a phone number. */
function phoneSubject(number: unknown): string | undefined {
  if (typeof number !== 'string') return undefined;
  const digits = number.normalize('NFKC').replaceAll(/\D/g, '');
  return digits === '' ? number : digits.slice(-subscriberDigits);
}
