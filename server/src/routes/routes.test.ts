import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { shortHash } from '../http/contentHash.ts';
import { noSnapshots } from '../snapshots/SnapshotStore.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { visitorRates } from '../request/VisitorLimits.ts';
import { sitesSource, startTestServer } from '../testing/startTestServer.ts';

const offline = { baseUrl: 'http://127.0.0.1:9' };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

function withLogo() {
  const site = exampleSite({
    upstream: offline,
    site: { logo: 'assets/logo.svg' },
    assets: {
      'assets/logo.svg': { file: 'coral/assets/logo.svg', hash: shortHash(svg), bytes: svg.length },
    },
  });
  return { site, address: `/assets/${shortHash(svg)}.svg` };
}

it('serves files by content hash, immutable and compressed, with their own type only', async () => {
  const { site, address } = withLogo();
  await using server = await startTestServer({
    tenants: { ...sitesSource([site]), read: async () => Buffer.from(svg) },
  });

  const logo = await server.request(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(logo.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(gunzipSync(logo.bytes).toString()).toBe(svg);
  const program = await server.request('/build/main-1.js');
  expect(program.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(program.headers['content-security-policy']).toBeUndefined();
  const sheet =
    /href="(\/assets\/theme-\w+\.css)"/.exec((await server.request('/')).text)?.[1] ?? '';
  expect(await server.request(sheet)).toMatchObject({
    status: 200,
    text: expect.stringContaining('--color-canvas: light-dark(#ffffff, #000000)'),
  });
  expect(await server.request('/favicon.ico')).toMatchObject({
    status: 302,
    headers: { location: address },
  });
});

it('limits how many files one visitor requests', async () => {
  await using server = await startTestServer({ sites: [exampleSite({ upstream: offline })] });
  const { burst } = visitorRates.asset;
  const get = 'GET /assets/x HTTP/1.1\r\nHost: coral.example\r\n';

  const received = await rawRequest(
    server.port,
    `${`${get}\r\n`.repeat(burst)}${get}Connection: close\r\n\r\n`,
  );

  const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
  expect([statuses.length, statuses.indexOf('429')]).toEqual([burst + 1, burst]);
});

it('serves no runnable file of a brand, and no file of a brand as part of the client', async () => {
  const script = 'fetch("/wps/relay/MCSFE_balance")';
  const hash = shortHash(script);
  // As the snapshot of a release that took any file.
  const assets = Object.fromEntries(
    ['html', 'js', 'css', 'wasm'].map((ending) => [
      `assets/evil.${ending}`,
      { file: `coral/assets/evil.${ending}`, hash, bytes: script.length },
    ]),
  );
  await using server = await startTestServer({
    tenants: {
      ...sitesSource([exampleSite({ upstream: offline, assets })]),
      read: async () => Buffer.from(script),
    },
  });

  const addresses = ['html', 'js', 'css', 'wasm'].flatMap((ending) => [
    `/assets/${hash}.${ending}`,
    `/build/${hash}.${ending}`,
  ]);
  const replies = await Promise.all(
    [...addresses, '/assets/main-1.js'].map((address) => server.request(address)),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
});

it('answers an unknown asset with a bare 404, and never serves an edit under the old hash', async () => {
  const { site, address } = withLogo();
  await using server = await startTestServer({
    tenants: {
      ...sitesSource([site, exampleSite({ brand: 'reef', upstream: offline })]),
      read: async () => Buffer.from('edited meanwhile'),
    },
  });

  const wrong = [
    [address, 'coral.example'],
    [address, 'reef.example'],
    ['/assets/nope.js', 'coral.example'],
    ['/assets/', 'coral.example'],
  ] as const;
  const replies = await Promise.all(
    wrong.map(([target, host]) =>
      server.request(target, { host, headers: { accept: 'text/html' } }),
    ),
  );
  const notFound = { status: 404, text: 'Not found.\n', headers: { 'cache-control': 'no-store' } };
  expect(replies).toMatchObject(wrong.map(() => notFound));
});

it('serves an edited or removed file from the snapshot, only with the content of its hash', async () => {
  const { site, address } = withLogo();
  const snapshotsWith = (content: string) => ({
    ...noSnapshots,
    asset: async (brand: string, hash: string) =>
      brand === 'coral' && hash === shortHash(svg) ? Buffer.from(content) : undefined,
  });
  const removed = { ...sitesSource([site]), read: () => Promise.reject(new Error('ENOENT')) };
  await using server = await startTestServer({ tenants: removed, snapshots: snapshotsWith(svg) });
  await using spoilt = await startTestServer({
    tenants: removed,
    snapshots: snapshotsWith('something else'),
  });

  expect(await server.request(address)).toMatchObject({ status: 200, text: svg });
  expect(await spoilt.request(address)).toMatchObject({ status: 404, text: 'Not found.\n' });
});

it('lists the brands at localhost in sandbox mode only', async () => {
  await using operator = await fakeOperator();
  await using sandbox = await startTestServer({
    sites: [exampleSite({ site: { name: 'Coral <b>' } })],
    operator,
  });
  await using live = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
  });

  const list = await sandbox.request('/', { host: 'localhost:8080' });
  expect(list.text).toContain('<a href="http://coral.example:8080/">');
  expect(list.text).toContain('Coral &lt;b&gt;');
  expect((await live.request('/', { host: 'localhost:8080' })).status).toBe(421);
});

it('serves no brand of the sandbox in live mode', async () => {
  await using server = await startTestServer({ sites: [exampleSite()] });

  expect((await server.request('/')).status).toBe(421);
  expect(server.server.registry.entries()[0]?.refused?.problems[0]?.message).toContain(
    'only sandbox mode has',
  );
});

it('accepts reports of pages and of the browser’s policy, within limits', async () => {
  await using server = await startTestServer({ sites: [exampleSite({ upstream: offline })] });
  const report = (body: unknown, type = 'application/json') =>
    server.request('/_livery/report', { method: 'POST', body, headers: { 'content-type': type } });

  expect(
    (
      await report({ kind: 'node', node: 'hero', component: 'BannerCarousel', message: 'boom' })
    ).json(),
  ).toEqual({ success: true, value: {} });
  expect(
    (
      await report(
        {
          'csp-report': {
            'effective-directive': 'img-src',
            'blocked-uri': 'https://evil.example/x?token=canary',
            'document-uri': 'http://coral.example/',
          },
        },
        'application/csp-report',
      )
    ).status,
  ).toBe(200);
  expect((await report({ kind: 'node' })).json()).toMatchObject({ code: 'bad_request' });
  expect((await report({ kind: 'node', message: 'x'.repeat(5_000) })).status).toBe(400);
  expect((await report({ kind: 'node', message: 'x' }, 'text/plain')).status).toBe(400);
  expect(server.logs.join('')).toContain('img-src stopped https://evil.example/x in');
  expect(server.logs.join('')).not.toContain('canary');
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1)
    statuses.push((await report({ kind: 'node', message: 'x' })).status);
  expect(statuses).toContain(429);
});

it('publishes where to report vulnerabilities, if there is an address', async () => {
  const sites = [exampleSite({ upstream: offline })];
  const address = '/.well-known/security.txt';
  await using without = await startTestServer({ sites });
  await using server = await startTestServer({
    sites,
    securityContacts: ['mailto:security@livery.example', 'https://livery.example/report'],
  });

  expect((await without.request(address)).status).toBe(404);
  expect(await server.request(address)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    text: `Contact: mailto:security@livery.example
Contact: https://livery.example/report
Expires: 2027-05-19T00:00:00Z
Canonical: http://coral.example/.well-known/security.txt
Preferred-Languages: en
`,
  });
});
