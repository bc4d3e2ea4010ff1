import { expect, it } from 'vitest';
import { encryptedLink } from '../testing/encryptedLink.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith, refused } from '../testing/fakeOperator.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const call = '/wps/relay/CSP_serviceChat';
const site = exampleSite({
  site: {
    serviceHosts: ['desk.example'],
    customerService: { vipAboveRank: 4, vipType: 'VIP', chatType: 'LIVECHAT' },
  },
});
const channel = (path: string) => ({ csType: 'LIVECHAT', path: encryptedLink(path) });

/** Requests the plain link; `stated` are the channels in the brand's state. */
async function openService(stated: readonly object[], answer: Parameters<typeof ok>[0]) {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  operator.answers.set('/wps/system/whitelabel', permissionWith({ customerService: stated }));
  operator.answers.set(call, answer === undefined ? refused('No.') : ok(answer));
  const { status, headers } = await server.request('/_livery/service');
  return [status, headers.location];
}

const pathList = (path: string) => ({
  version: { pathList: [{ type: 'LIVECHAT', path: encryptedLink(path) }] },
});

it('[CSVC-01] leads to the channel that the call names', async () => {
  expect(
    await openService(
      [channel('https://desk.example/state')],
      pathList('https://desk.example/call'),
    ),
  ).toEqual([302, 'https://desk.example/call']);
});

it('[CONF-04] leads to the channel of the brand’s state if the call fails', async () => {
  const stated = [{ csType: 'VIP' }, channel('https://desk.example/state')];
  expect(await openService(stated, undefined)).toEqual([302, 'https://desk.example/state']);
});

it.each([
  ['the call fails and the state has no channel', [], undefined],
  [
    'the call fails and the state’s link is not permitted',
    [channel('https://evil.example/')],
    undefined,
  ],
  [
    'the link of the call is not permitted',
    [channel('https://desk.example/state')],
    pathList('https://evil.example/'),
  ],
])('[CSVC-01] [ERRS-06] shows an error if %s', async (_case, stated, answer) => {
  const [status, location] = await openService(stated, answer);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(location).toBeUndefined();
});
