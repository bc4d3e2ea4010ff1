import { expect, it } from 'vitest';
import { isPassword } from '../core/passwordHash.ts';
import { toNewMember } from './toNewMember.ts';

const mobile = { dialingCode: '+63', number: '9171234567' };

it('stores secrets as hashes, and other fields by name', async () => {
  const otherFields = { line: 'some.body', domain: 'lagoon.localhost' };
  const values = {
    password: 'Secret123',
    confirmPassword: 'Secret123',
    paymentPassword: '246810',
    captcha: 'ABCDE',
    verificationCode: '123456',
    ...otherFields,
  };
  const member = await toNewMember(values, {
    account: 'somebody',
    mobile,
    affiliateCode: 'welcome1',
  });
  expect(JSON.stringify(member)).not.toMatch(/Secret123|246810|ABCDE|123456"/);
  expect(await isPassword('Secret123', member.passwordHash)).toBe(true);
  expect(await isPassword('246810', member.paymentPasswordHash)).toBe(true);
  expect(member).toMatchObject({
    account: 'somebody',
    mobile,
    affiliateCode: 'WELCOME1',
    balanceMinor: 0,
    isAgent: 0,
    otherDetails: otherFields,
  });
});

it('assigns a random password if none is given', async () => {
  const [first, second] = await Promise.all([
    toNewMember({}, { account: 'a', mobile }),
    toNewMember({}, { account: 'b', mobile }),
  ]);
  expect(await isPassword('', first.passwordHash)).toBe(false);
  expect(first.passwordHash).not.toBe(second.passwordHash);
});
