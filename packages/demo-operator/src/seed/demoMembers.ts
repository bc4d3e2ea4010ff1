import { hashPassword, publicSalt } from '../core/passwordHash.ts';
import type { NewMember } from '../members/Members.ts';

interface DemoMember extends Omit<NewMember, 'passwordHash' | 'paymentPasswordHash'> {
  readonly password: string;
  readonly paymentPassword?: string;
}

const plain = {
  isAgent: 0,
  balanceMinor: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  rankLevel: 1,
  rankName: 'Bronze',
  memberLabel: ['demonstration'],
};

/** Public, so that visitors can try an authenticator app with the account `traveller`. */
const travellerSecret = 'KRUGS4ZANFZSAYJAMRSW23ZAMFRWG33V';

/** Accounts that every merchant starts with. Their passwords are public. */
export const demoMembers: readonly DemoMember[] = [
  {
    ...plain,
    account: 'demo',
    password: 'Demo1234',
    nickname: 'Demo Member',
    balanceMinor: 1_234_567,
    rankLevel: 3,
    rankName: 'Gold',
    mobile: { dialingCode: '+63', number: '9170000001' },
    mobileVerified: true,
    email: 'demo@example.test',
    payeeName: 'DEMO MEMBER',
    paymentPassword: '246810',
  },
  {
    ...plain,
    account: 'trial',
    password: 'Trial1234',
    nickname: 'Trial Member',
    isAgent: 4,
    balanceMinor: 200_000,
  },
  {
    ...plain,
    account: 'agent',
    password: 'Agent1234',
    nickname: 'Demo Agent',
    isAgent: 1,
    rebateHundredths: 120,
    balanceMinor: 5_000_000,
    rankLevel: 5,
    rankName: 'Diamond',
  },
  {
    ...plain,
    account: 'agent2',
    password: 'Agent1234',
    nickname: 'Demo Agent Two',
    isAgent: 2,
    rebateHundredths: 110,
    balanceMinor: 2_500_000,
    rankLevel: 4,
    rankName: 'Platinum',
  },
  {
    ...plain,
    account: 'partner',
    password: 'Partner1234',
    nickname: 'Demo Partner',
    isAgent: 41,
    rebateHundredths: 100,
    balanceMinor: 1_500_000,
    rankLevel: 4,
    rankName: 'Platinum',
  },
  {
    ...plain,
    account: 'partner2',
    password: 'Partner1234',
    nickname: 'Demo Partner Two',
    isAgent: 42,
    rebateHundredths: 70,
    balanceMinor: 900_000,
    rankLevel: 2,
    rankName: 'Silver',
  },
  {
    ...plain,
    account: 'expired',
    password: 'Expired123',
    nickname: 'Expired Password',
    passwordExpired: true,
    balanceMinor: 10_050,
  },
  {
    ...plain,
    account: 'newbie',
    password: 'Newbie1234',
    nickname: 'First Timer',
    firstTimeLogin: true,
  },
  {
    ...plain,
    account: 'traveller',
    password: 'Travel1234',
    nickname: 'Needs a Known Address',
    balanceMinor: 75_000,
    addressCheck: true,
    hasAuthenticator: true,
    authenticatorSecret: travellerSecret,
    mobile: { dialingCode: '+63', number: '9170000002' },
    email: 'traveller@example.test',
    payeeName: 'DEMO TRAVELLER',
  },
];

/** Returns {@link demoMembers} with hashed passwords. */
export function demoMembersHashed(): Promise<readonly NewMember[]> {
  return Promise.all(
    demoMembers.map(async ({ password, paymentPassword, ...member }) => ({
      ...member,
      passwordHash: await hashPassword(password, publicSalt(member.account)),
      ...(paymentPassword !== undefined && {
        paymentPasswordHash: await hashPassword(paymentPassword, publicSalt(member.account)),
      }),
    })),
  );
}
