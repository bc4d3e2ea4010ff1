import { expect, it } from 'vitest';
import { securityItems } from './securityItems.ts';

it('[MEMB-03] lists only what the operator offers, each with its state', () => {
  const statesOf = (info: Parameters<typeof securityItems>[0]) =>
    securityItems(info).map(({ id, state }) => `${id}: ${state}`);

  expect(statesOf({ account: 'demo' })).toEqual([
    'loginPassword: set',
    'realName: none',
    'mobile: none',
    'email: none',
  ]);
  expect(
    statesOf({
      account: 'demo',
      hasPaymentPassword: true,
      payeeName: 'D***',
      mobile: '+63 ***1',
      email: 'd***@example.test',
      emailVerified: true,
      payoutAccountCount: 2,
      hasAuthenticator: false,
    }),
  ).toEqual([
    'loginPassword: set',
    'paymentPassword: set',
    'realName: locked',
    'mobile: unverified',
    'email: verified',
    'payoutAccounts: set',
    'authenticator: none',
  ]);
});
