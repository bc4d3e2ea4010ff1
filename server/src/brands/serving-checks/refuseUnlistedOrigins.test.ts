import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok } from '../../testing/fakeOperator.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

it('refuses a version whose operator is at an unlisted origin, serves the last good one, and takes it once it is listed', async () => {
  await using operator = await fakeOperator();
  await using thief = await fakeOperator();
  for (const { answers } of [operator, thief])
    answers.set('/wps/captcha', ok({ captchaId: 'c', image: 'aW1n' }));
  const listed = new Set([operator.origin]);
  const sites = [exampleSite({ upstream: { baseUrl: `${operator.origin}/api` } })];
  operator.answers.set('/api/wps/captcha', ok({ captchaId: 'c', image: 'aW1n' }));
  await using server = await startTestServer({
    sites,
    allowsOrigin: (_brand, origin) => listed.has(origin),
    fileFaults: () => [undefined, 'a fault'],
  });

  sites[0] = exampleSite({ version: 'v2', upstream: { baseUrl: thief.origin } });
  await server.server.registry.refresh();
  expect((await server.request('/wps/captcha')).status).toBe(200);
  expect([operator.to('/api/wps/captcha').length, thief.requests.length]).toEqual([1, 0]);
  expect(server.status()).toMatchObject({
    problems: ['a fault'],
    brands: [
      {
        served: { version: 'v1', lastKnownGood: 'running' },
        refused: {
          problems: [
            `LV509 the operator is at ${thief.origin}, which is not an origin that this server may call for the brand; an administrator adds it to LIVERY_UPSTREAM_ORIGINS  coral/upstream.json:1:1`,
          ],
        },
      },
    ],
  });

  listed.add(thief.origin);
  await server.server.registry.refresh();
  expect(server.status().brands[0]?.served?.version).toBe('v2');
});

it('refuses an identity provider at an unlisted origin', async () => {
  await using operator = await fakeOperator();
  const site = exampleSite({
    site: { socialSignIn: [{ provider: 'tide', name: 'Tide' }] },
    upstream: {
      socialProviders: { tide: { issuer: 'https://tide.example/id', clientId: 'coral' } },
    },
  });
  const start = (isListed: boolean) =>
    startTestServer({
      sites: [site],
      operator,
      allowsOrigin: (brand, origin) =>
        isListed && brand === 'coral' && origin === 'https://tide.example',
    });

  await using refused = await start(false);
  expect(refused.status().brands[0]?.refused?.problems).toEqual([
    expect.stringContaining('LV509 the provider tide is at https://tide.example, which is not'),
  ]);
  await using served = await start(true);
  expect(served.status().brands[0]?.served?.version).toBe('v1');
});

it('warns in the log and the status when the operator of a brand moves to another origin', async () => {
  await using first = await fakeOperator();
  await using second = await fakeOperator();
  const siteAt = (version: string, baseUrl: string) =>
    exampleSite({ version, upstream: { baseUrl } });
  const sites = [siteAt('v1', first.origin)];
  await using server = await startTestServer({ sites });
  const publish = async (...site: Parameters<typeof siteAt>) => {
    sites[0] = siteAt(...site);
    await server.server.registry.refresh();
  };

  await publish('v2', `${first.origin}/other/path`);
  expect(server.status().brands[0]?.warnings).toEqual([]);
  await publish('v3', second.origin);
  // The warning stays when later versions change nothing at the operator.
  await publish('v4', second.origin);

  const warning = `the operator moved from ${first.origin} to ${second.origin} at ${new Date(server.clock.nowMs()).toISOString()}`;
  expect(server.status().brands[0]?.warnings).toEqual([
    expect.stringMatching(new RegExp(`^LV510 ${warning}.*coral/upstream\\.json:1:1$`)),
  ]);
  expect(server.logs.filter((line) => line.includes(warning))).toHaveLength(1);
});
