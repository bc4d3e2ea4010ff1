import { dialledAs, type MobileNumber } from '../../core/MobileNumber.ts';

const visibleDigits = 4;

/** Masks a number except its country code and last four digits: +63 ******0001. */
export function maskMobile(mobile: MobileNumber): string {
  const hidden = '*'.repeat(Math.max(0, mobile.number.length - visibleDigits));
  return `${mobile.dialingCode} ${hidden}${dialledAs(mobile).slice(-visibleDigits)}`;
}

/** Masks an e-mail address except its first letter and its domain: d***@example.test. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}***${email.slice(at)}`;
}

/** Masks a name except the first letter of each word: D*** M***. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ');
}
