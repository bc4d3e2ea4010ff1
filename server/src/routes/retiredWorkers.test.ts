import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const upstream = { baseUrl: 'http://127.0.0.1:9' };

it('answers the service workers of an earlier site with one that unregisters itself', async () => {
  const site = exampleSite({
    upstream,
    site: { retiredWorkers: ['/ngsw-worker.js', '/build/sw.js'] },
  });
  await using server = await startTestServer({ sites: [site] });

  const atRoot = await server.request('/ngsw-worker.js?v=3');
  expect(atRoot).toMatchObject({
    status: 200,
    text: expect.stringContaining('registration.unregister()'),
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
  expect(atRoot.headers['service-worker-allowed']).toBeUndefined();
  expect(await server.request('/build/sw.js')).toMatchObject({
    text: atRoot.text,
    headers: { 'service-worker-allowed': '/' },
  });
  expect(await server.request('/ngsw-worker.js', { method: 'POST' })).toMatchObject({
    status: 404,
  });
  expect(await server.request('/service-worker.js')).toMatchObject({ status: 404 });
});

it('never answers a file of the server or a route of the brand as a retired worker', async () => {
  const taken = ['/robots.txt', '/sw.js', '/build/main-1.js', '/rng'];
  const site = exampleSite({ upstream, site: { retiredWorkers: taken } });
  await using server = await startTestServer({
    sites: [site],
    clientFiles: {
      built: (name) => (name === 'main-1.js' ? Promise.resolve(Buffer.from('main')) : undefined),
      top: (name) => (name === 'sw.js' ? Promise.resolve(Buffer.from('ours')) : undefined),
    },
  });

  const replies = await Promise.all(taken.map((path) => server.request(path)));

  expect(replies.filter(({ text }) => text.includes('unregister'))).toEqual([]);
  expect(replies[1]?.text).toBe('ours');
});
