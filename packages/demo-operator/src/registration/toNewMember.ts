import type { NewMember } from '../members/Members.ts';
import type { MobileNumber } from '../core/MobileNumber.ts';
import { drawPassword } from '../members/drawPassword.ts';
import { hashPassword } from '../core/passwordHash.ts';
import type { RegistrationValues } from './checkRegistration.ts';

/** Fields that are stored as submitted. Source: REGI-03. */
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

/**
 * Converts a registration to a new member. Without a submitted password, the member gets a random
 * one.
 */
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
    // Registration signs the member in, so the next sign-in is not the first one.
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

/** Returns the account name of a member: the mobile number when the member registers with one. */
export function accountOf(
  values: RegistrationValues,
  mobile: MobileNumber | undefined,
  method: 'username' | 'mobile',
): string {
  return (method === 'mobile' ? mobile?.number : values.username) ?? '';
}
