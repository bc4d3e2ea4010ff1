import type { NewMember } from '../members/Members.ts';
import type { MobileNumber } from '../core/MobileNumber.ts';
import { drawPassword } from '../members/drawPassword.ts';
import { hashPassword } from '../core/passwordHash.ts';
import type { RegistrationValues } from './checkRegistration.ts';

/** What is kept as it was said. Source: REGI-03. */
const otherFields = [
  'qqNum',
  'recommenderId',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
  'domain',
  'registerUrl',
];

/** A member as it registers. Without a password it has one that nobody knows. */
export async function toNewMember(
  values: RegistrationValues,
  { account, mobile, affiliateCode }: Pick<NewMember, 'account' | 'mobile' | 'affiliateCode'>,
): Promise<NewMember> {
  const { password = drawPassword(), paymentPassword, email, payeeName } = values;
  return {
    account,
    mobile,
    email,
    payeeName,
    affiliateCode: affiliateCode?.toUpperCase(),
    isAgent: 0,
    nickname: account,
    balanceMinor: 0,
    rankLevel: 1,
    rankName: 'Bronze',
    memberLabel: ['demonstration'],
    passwordExpired: false,
    // Registering signs it in: what comes later is not the first time.
    firstTimeLogin: false,
    passwordHash: await hashPassword(password),
    paymentPasswordHash:
      paymentPassword === undefined ? undefined : await hashPassword(paymentPassword),
    otherDetails: Object.fromEntries(
      otherFields.flatMap((field): [string, string][] => {
        const value = values[field];
        return value === undefined ? [] : [[field, value]];
      }),
    ),
  };
}

/** The account of a member: its mobile number, where it registers with one. */
export function accountOf(
  values: RegistrationValues,
  mobile: MobileNumber | undefined,
  method: 'username' | 'mobile',
): string {
  return (method === 'mobile' ? mobile?.number : values.username) ?? '';
}
