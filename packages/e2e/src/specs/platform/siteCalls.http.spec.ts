import { sendFeedback } from '@livery/api';
import { bodyOf } from '../../http/sealedBody.ts';
import { cookiesOf, ownPage, signIn } from '../../fixtures/memberSession.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

test('[CALL-06] the settings are requested from the operator once for many visitors', async ({
  ownBrand: brand,
  operator,
}) => {
  await brand.request('/');
  operator.calls.length = 0;
  for (let visitor = 0; visitor < 5; visitor += 1)
    expect(
      (await brand.request(`/rng?visitor=${visitor}`, { headers: { accept: 'text/html' } })).status,
    ).toBe(200);
  expect(
    operator.calls.filter(({ path }) => path === '/wps/system/whitelabel').length,
  ).toBeLessThanOrEqual(1);
});

const tokenFree = {
  '[CALL-07] [CALL-12]': [
    ['GET', '/wps/system/domainRoute?device=0'],
    ['GET', '/wps/system/helpCenter'],
    ['GET', '/wps/relay/CSP_notice?types=B'],
    ['GET', '/wps/relay/CSP_announcementContentV2?types=B'],
    ['PUT', '/wps/feedback'],
  ],
  '[CALL-08]': [
    ['GET', '/lgw/games/game_menus'],
    ['GET', '/lgw/games/popular'],
    ['GET', '/lgw/vn/numeros/opened/game'],
    ['GET', '/lgw/vn/games/game_menu'],
    ['GET', '/wps/relay/GCS_gameList?gameType=RNG'],
  ],
} as const;

for (const [ids, calls] of Object.entries(tokenFree)) {
  test(`${ids} ${calls.map(([method, path]) => `${method} ${path}`).join(', ')} serve guests and send the operator no token, not even a member’s`, async ({
    ownBrand: brand,
    operator,
  }) => {
    // Uses another language than the guest, whose reply is cached.
    const cookie = `${cookiesOf(await signIn(brand))}; livery-preferences=lang%3DTY`;
    for (const [method, path] of calls) {
      for (const headers of [ownPage, { ...ownPage, cookie }]) {
        const fields = { type: 'FEEDBACK', remark: 'All is well.' };
        const body = method === 'PUT' ? { body: await bodyOf(brand, sendFeedback, fields) } : {};
        expect((await brand.request(path, { method, headers, ...body })).status, path).toBe(200);
      }
      const sent = operator.callsTo(path.replace(/\?.*/, ''));
      expect(sent.length, path).toBeGreaterThanOrEqual(1);
      expect(
        sent.map((call) => [call.method, call.headers.token]),
        path,
      ).toEqual(sent.map(() => [method, undefined]));
    }
  });
}

test('[CALL-07] [CALL-12] the server requests settings and status without a token, with the host name as url', async ({
  ownBrand: brand,
  operator,
}) => {
  for (const path of ['/wps/system/whitelabel', '/wps/system/status']) {
    await expect
      .poll(async () => {
        await brand.request('/', { headers: { accept: 'text/html' } });
        return operator.callsTo(path).length;
        // The maintenance state is requested when the cached one has expired.
      })
      .toBeGreaterThan(0);
    const [sent] = operator.callsTo(path);
    expect([
      path,
      sent?.method,
      sent?.headers.token,
      new URLSearchParams(sent?.query).get('url'),
    ]).toEqual([path, 'GET', undefined, brand.host]);
  }
});
