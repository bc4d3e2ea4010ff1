import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

it('refuses a version whose operator is asked by plain http in a network that is not listed', async () => {
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: 'http://10.0.0.5/api' } })],
  });

  expect((await server.request('/wps/captcha')).status).toBe(421);
  expect(server.status().brands[0]?.refused?.problems).toEqual([
    'LV521 the operator at 10.0.0.5 is asked by plain http in a network that is not listed; name the network in LIVERY_UPSTREAM_NETWORKS to allow it  coral/upstream.json:1:1',
  ]);
});
