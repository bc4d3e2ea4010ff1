import { launchGame } from '@livery/api';
import type { GameLaunch } from '@livery/model';
import { publish } from '../../fixtures/brandStatus.ts';
import { valueOf } from '../../http/envelope.ts';
import { firstVendor } from '../../pages/gamePage.ts';
import { cookiesOf, ownPage, signIn } from '../../fixtures/memberSession.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';

test('[GAME-01] [CALL-09] the gateway launches no game without a session', async ({
  ownBrand: brand,
}) => {
  const { status, body } = await brand.request(
    `${launchGame.path}?vassalage=${await firstVendor(brand)}&gameType=RNG`,
    { headers: ownPage },
  );
  expect([status, JSON.parse(body)]).toEqual([
    401,
    { success: false, code: 'unauthorised', requestId: expect.any(String) },
  ]);
});

testWithOperator(
  '[LOBB-21] launches use any host that both the operator and the brand list',
  async ({ ownBrand: brand, operator }) => {
    operator.change('/wps/system/whitelabel', (reply) => ({
      ...reply,
      value: {
        ...(reply.value as object),
        launchGameCDNs: [
          'https://one.games.example/x',
          'https://two.games.example',
          'https://evil.example',
        ],
      },
    }));
    await publish(brand, () =>
      brand.edit('site.json', (site) => {
        site.frameSources = ['https://one.games.example', 'https://two.games.example/'];
        site.gameOpening = { vendorDefaults: { speaks: 'none' } };
      }),
    );
    const cookie = cookiesOf(await signIn(brand));
    const vendor = await firstVendor(brand);
    const origins = new Set<string>();
    await expect
      .poll(
        async () => {
          const { status, body } = await brand.request(
            `${launchGame.path}?vassalage=${vendor}&gameType=RNG`,
            { headers: { ...ownPage, cookie } },
          );
          // Until the server has the operator's new list of hosts, the launch uses a host that the
          // brand no longer lists.
          if (status !== 200) return [];
          origins.add(new URL((valueOf(body) as GameLaunch).url).origin); // the call's reply
          return [...origins].toSorted();
        },
        { intervals: [300] },
      )
      .toEqual(['https://one.games.example', 'https://two.games.example']);
    const { headers } = await brand.request('/');
    expect(String(headers['content-security-policy'])).toMatch(
      /frame-src https:\/\/one\.games\.example https:\/\/two\.games\.example [^;]*;/,
    );
  },
);

testWithOperator(
  '[GAME-01] the gateway rejects a launch address the brand does not list, until the operator names a listed one',
  async ({ ownBrand: brand, operator }) => {
    const launchHosts = { cdns: ['https://evil.example/play'] };
    operator.change('/wps/system/whitelabel', (reply) => ({
      ...reply,
      value: { ...(reply.value as object), launchGameCDNs: launchHosts.cdns },
    }));
    await brand.forget();
    const headers = { ...ownPage, cookie: cookiesOf(await signIn(brand)) };
    const path = `${launchGame.path}?vassalage=${await firstVendor(brand)}&gameType=RNG`;
    const launched = async (): Promise<unknown[]> => {
      const { status, body } = await brand.request(path, { headers });
      // The gateway's envelope
      return [status, status === 200 || (JSON.parse(body) as { code: string }).code];
    };
    await expect.poll(launched, { intervals: [100] }).toEqual([502, 'launch_refused']);
    launchHosts.cdns = [];
    await brand.forget();
    await expect.poll(launched, { intervals: [100] }).toEqual([200, true]);
  },
);

test('[SESS-03] [SESS-10] [GAME-01] a trial account gets a game’s demonstration, a member the real-money game', async ({
  ownBrand: brand,
}) => {
  const vendor = await firstVendor(brand);
  const launchOf = async (credentials: Parameters<typeof signIn>[1]): Promise<unknown[]> => {
    const { body } = await brand.request(`${launchGame.path}?vassalage=${vendor}&gameType=RNG`, {
      headers: { ...ownPage, cookie: cookiesOf(await signIn(brand, credentials)) },
    });
    const { demo, url } = valueOf(body) as GameLaunch; // the call's reply
    return [demo, new URL(url).searchParams.get('mode')];
  };
  expect([
    await launchOf({ username: 'trial', password: 'Trial1234' }),
    await launchOf({}),
  ]).toEqual([
    [true, 'demo'],
    [false, 'real'],
  ]);
});
