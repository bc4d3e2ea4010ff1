import { expect, it } from 'vitest';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { registrationRules, type RegistrationMethod } from './registrationRules.ts';

function rulesOf(
  profile: string,
  method: RegistrationMethod,
  ...modulesOff: string[]
): { enabled: string[]; required: string[] } {
  const merchant: Merchant = {
    code: 'X',
    profile,
    maintenance: false,
    maintenanceEndAt: undefined,
    maintenanceStartAt: undefined,
    regionRestriction: false,
    blockedNetworks: [],
    clockOffsetMs: 0,
    modulesOff: new Set(modulesOff),
    gamesOff: new Set(),
    singleWallet: true,
    sampleUntilMs: 0,
    faults: new Map(),
  };
  const rules = registrationRules(merchant, method);
  const names = (only: (rule: (typeof rules)[number]) => boolean): string[] =>
    rules
      .filter(only)
      .map(({ field }) => field)
      .toSorted();
  return {
    enabled: names(({ enabled }) => enabled),
    required: names(({ enabled, required }) => enabled && required),
  };
}

const both = ['confirmPassword', 'password', 'payeeName', 'username'];

it('requires the fields of the merchant', () => {
  expect(rulesOf('LAGOON', 'username')).toEqual({
    enabled: [...both, 'affiliateCode', 'email', 'mobileNum', 'referralCode'].toSorted(),
    required: both,
  });
});

it('requires captcha and payment password if enabled, and accepts a link’s code with invitations', () => {
  expect(profileOf('IRONFIELD').validators.find(({ field }) => field === 'captcha')).toMatchObject({
    enabled: true,
    required: false,
  });
  expect(rulesOf('IRONFIELD', 'username')).toEqual({
    enabled: [
      ...both,
      'affiliateCode',
      'captcha',
      'email',
      'mobileNum',
      'paymentPassword',
      'referralCode',
      'whatsapp',
    ].toSorted(),
    required: [...both, 'captcha', 'mobileNum', 'paymentPassword'].toSorted(),
  });
});

it('requires number and code for a mobile number, the password by module', () => {
  expect(rulesOf('LAGOON', 'mobile', 'THIRDPARTYSMS').required).toEqual(
    [...both, 'mobileNum', 'verificationCode'].toSorted(),
  );
  // A third party verifies the number, so the operator sends no code.
  expect(rulesOf('LAGOON', 'mobile').required).toEqual([...both, 'mobileNum'].toSorted());
  expect(rulesOf('LAGOON', 'mobile', 'REGMOBVERF3', 'MOBILENUMPASSREG3')).toEqual({
    enabled: [...both, 'affiliateCode', 'email', 'mobileNum', 'referralCode'].toSorted(),
    required: ['mobileNum', 'payeeName', 'username'],
  });
  expect(rulesOf('LAGOON', 'username', 'MOBILENUMPASSREG3').required).toEqual(both);
});
