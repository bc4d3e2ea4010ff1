import { launchGame } from '@livery/api';
import type { GameLaunch } from '@livery/contract';
import { publish } from '../../harness/brandStatus.ts';
import { valueOf } from '../../harness/envelope.ts';
import { firstVendor } from '../../harness/gamePage.ts';
import { cookiesOf, ownPage, signIn } from '../../harness/memberSession.ts';
import { expect, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

test('[GAME-01] [CALL-09] without a session the gateway opens nothing', async ({ ownBrand: brand }) => {
  const { status, body } = await brand.request(`${launchGame.path}?vassalage=${await firstVendor(brand)}&gameType=RNG`, { headers: ownPage });
  expect([status, JSON.parse(body)]).toEqual([401, { success: false, code: 'unauthorised' }]);
});

testWithOperator('[LOBB-21] launches are at any of the hosts the operator names, as far as the brand lists them', async ({ ownBrand: brand, operator }) => {
  operator.change('/wps/system/whitelabel', (reply) => ({ ...reply, value: { ...reply.value as object, launchGameCDNs: ['https://one.games.example/x', 'https://two.games.example', 'https://evil.example'] } }));
  await publish(brand, () => brand.edit('site.json', (site) => { site.frameSources = ['https://one.games.example', 'https://two.games.example/']; }));
  const cookie = cookiesOf(await signIn(brand));
  const vendor = await firstVendor(brand);
  const origins = new Set<string>();
  await expect.poll(async () => {
    const { status, body } = await brand.request(`${launchGame.path}?vassalage=${vendor}&gameType=RNG`, { headers: { ...ownPage, cookie } });
    // Until the operator has said what it names, the launch is at a host the brand no longer lists.
    if (status !== 200) return [];
    origins.add(new URL((valueOf(body) as GameLaunch).url).origin); // the call's reply
    return [...origins].toSorted();
  }, { intervals: [300] }).toEqual(['https://one.games.example', 'https://two.games.example']);
  const { headers } = await brand.request('/');
  expect(String(headers['content-security-policy'])).toMatch(/frame-src https:\/\/one\.games\.example https:\/\/two\.games\.example [^;]*;/);
});
