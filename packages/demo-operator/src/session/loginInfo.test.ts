import type { LoginInfo } from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

async function loginInfoOf(
  username: string,
  password: string,
  address = '203.0.113.1',
): Promise<unknown> {
  const token = await fixture.client.login(username, password, { address });
  return (await fixture.client.call('loginInfo', {}, { token })).value;
}

it('[LOGN-06] returns time and address of the previous login', async () => {
  expect(await loginInfoOf('demo', 'Demo1234')).not.toHaveProperty('lastLoginAt');
  expect(await loginInfoOf('demo', 'Demo1234', '203.0.113.2')).toMatchObject({
    lastLoginAt: expect.stringMatching(/^\d{4}-/),
    lastLoginAddress: '203.0.113.1',
  });
  expect(await loginInfoOf('demo', 'Demo1234')).toMatchObject({ lastLoginAddress: '203.0.113.2' });
});

it('[MEMB-22] tells a member with an upline or downlines of contracts, and no other', async () => {
  const hasContracts = async (username: string, password: string) =>
    ((await loginInfoOf(username, password)) as LoginInfo).hasContracts; // the schema of the call

  expect(await hasContracts('newbie', 'Newbie1234')).toBe(true);
  expect(await hasContracts('partner', 'Partner1234')).toBe(true);
  expect(await hasContracts('trial', 'Trial1234')).toBe(false);
  expect(await hasContracts('expired', 'Expired123')).toBe(false);
});

it('[SESS-12] returns available promotions and rank, and no promotions for trials', async () => {
  expect(await loginInfoOf('demo', 'Demo1234')).toMatchObject({
    availablePromo: { REFERRAL: { enabled: true } },
    hasVip: true,
    vipRankLevel: 3,
  });
  expect(await loginInfoOf('demo', 'Demo1234')).toHaveProperty(
    'availablePromoCount',
    expect.any(Number),
  );
  // A currency symbol in the reply would override the brand's own.
  expect(await loginInfoOf('demo', 'Demo1234')).not.toHaveProperty('currencySymbol');
  expect(await loginInfoOf('trial', 'Trial1234')).toMatchObject({
    availablePromoCount: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    hasVip: false,
  });
  await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/modules/VIP`, {
    enabled: false,
  });
  expect(await loginInfoOf('demo', 'Demo1234')).toMatchObject({ hasVip: false });
});

it('[LOGN-07] accepts repeated reports of a first login, and clears its flag', async () => {
  const login = async () =>
    (
      await fixture.client.call('loginV2', {
        username: 'newbie',
        password: 'Newbie1234',
        type: 'username',
      })
    ).value as { token: string; firstTimeLogin: boolean };
  const { token, firstTimeLogin } = await login();
  expect(firstTimeLogin).toBe(true);
  for (let times = 0; times < 2; times += 1)
    expect(await fixture.client.call('firstLogin', {}, { token })).toMatchObject({
      status: 200,
      success: true,
    });
  expect((await login()).firstTimeLogin).toBe(false);
});
