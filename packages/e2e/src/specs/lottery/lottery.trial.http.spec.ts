import { cookiesOf, ownPage, signIn } from '../../fixtures/memberSession.ts';
import { expect, test } from '../../fixtures/test.ts';

const trial = { username: 'trial', password: 'Trial1234' };

test('[SESS-03] the gateway rejects a trial account’s request for recent lotteries', async ({
  ownBrand: brand,
}) => {
  const headers = { ...ownPage, cookie: cookiesOf(await signIn(brand, trial)) };
  const reply = await brand.request(
    '/lgw/vn/games/recent?prizeMode=Elott&device=WEB&recentCount=100',
    { headers },
  );
  expect([reply.status, JSON.parse(reply.body)]).toEqual([
    403,
    { success: false, code: 'real_account_needed', requestId: expect.any(String) },
  ]);
});
