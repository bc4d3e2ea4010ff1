import { operatorCallsByName } from '@livery/api';
import { callRequest } from '../../http/callRequest.ts';
import { cookiesOf, signIn } from '../../fixtures/memberSession.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[ROUTE-16] a brand with a login gate redirects guests to its login with the requested page', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        Object.assign(site, { returnAfterLogin: true, loginedToHomePage: true });
      },
    },
  });
  const { status, headers } = await brand.request('/vip');
  expect([status, headers.location]).toEqual([302, '/login?from=%2Fvip']);
});

test('[SESS-03] the gateway rejects calls for real accounts from a trial account', async ({
  ownBrand: brand,
}) => {
  const cookie = cookiesOf(await signIn(brand, { username: 'trial', password: 'Trial1234' }));
  const changePassword = operatorCallsByName.get('changePassword');
  if (!changePassword) throw new Error('The table has no call changePassword.');
  const { path, options } = await callRequest(brand, changePassword);
  const reply = await brand.request(path, { ...options, headers: { ...options.headers, cookie } });
  expect([reply.status, JSON.parse(reply.body)]).toEqual([
    403,
    { success: false, code: 'real_account_needed', requestId: expect.any(String) },
  ]);
});
