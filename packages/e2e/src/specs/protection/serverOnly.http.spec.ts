import { operatorCalls } from '@livery/api';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { cookiesOf, ownPage, signIn } from '../../fixtures/memberSession.ts';
import { pagePaths } from '../../pages/pagePaths.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

/** Values of a brand's folder that must not reach a browser, each with a unique mark. */
const canaries = {
  host: 'canary-host.example',
  initialPassword: 'CanaryPassword1',
  frame: 'canary-frame.example',
  header: 'canary-header-value',
  tokenHeader: 'x-canary-token',
  merchantHeader: 'x-canary-merchant',
  path: '/canary-path',
  flagText: 'canary-flag-description',
  module: 'CANARY_MODULE',
  ttl: '2987643',
  parent: '"_base"',
  label: 'canary-schema',
} as const;

async function plantCanaries(brand: TestBrand, origin: string): Promise<void> {
  await publish(brand, async () => {
    await brand.write(
      'upstream.json',
      JSON.stringify({
        $schema: '../../../schemas/upstream.schema.json',
        baseUrl: origin,
        headers: { 'x-canary': canaries.header },
        calls: { getSetRegister: { path: canaries.path } },
      }),
    );
    await brand.write(
      'flags.json',
      JSON.stringify({
        $schema: '../../../schemas/flags.schema.json',
        flags: { canary: { description: canaries.flagText, module: canaries.module } },
      }),
    );
    await brand.edit('site.json', (site) => {
      site.hosts = [brand.host, canaries.host];
      site.defaultInitialPassword = canaries.initialPassword;
      site.frameSources = [`https://${canaries.frame}`];
      site.gameOpening = { vendorDefaults: { speaks: 'none' } };
      site.brandStateTtlMs = Number(canaries.ttl);
    });
  });
}

/** Requests all addresses that a browser can find from the brand's pages and their responses. */
async function crawl(
  brand: TestBrand,
): Promise<Map<string, { status: number; headers: string; body: string }>> {
  const cookie = cookiesOf(await signIn(brand));
  const found = new Map<string, { status: number; headers: string; body: string }>();
  const paths = [...(await pagePaths(brand)), '/nothing-here'];
  const queue = [
    ...paths.flatMap((path) => [
      path,
      `${path}?lang=TY`,
      `/_livery/page?path=${encodeURIComponent(path)}&lang=EN`,
    ]),
    '/_livery/texts?lang=EN',
    '/_livery/texts?lang=TY',
    '/_livery/session',
    '/robots.txt',
    '/favicon.ico',
    '/sw.js',
    '/manifest.webmanifest',
    '/_livery/unknown',
    ...operatorCalls.filter(({ method }) => method === 'GET').map(({ path }) => path),
    '/wps/relay/GCS_gameList?gameType=RNG',
    '/wps/relay/GCS_gameList?canary=1',
    '/wps/unknown',
  ];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (found.has(address)) continue;
    const { status, headers, body } = await brand.request(address, {
      headers: { ...ownPage, cookie, accept: 'text/html,*/*' },
    });
    const { 'set-cookie': _sealed, ...visible } = headers;
    found.set(address, { status, headers: JSON.stringify(visible), body });
    const isText = /text|json|javascript|svg/.test(String(headers['content-type']));
    const named = isText
      ? (body.match(
          /\/?(?:assets|build)\/[\w.-]+\.(?:js|css|svg|woff2|png|json)|(?<=["'(]\.\/)[\w.-]+\.(?:js|css|svg|woff2)/g,
        ) ?? [])
      : [];
    queue.push(
      ...named.map((name) =>
        name.startsWith('/')
          ? name
          : /^(?:assets|build)\//.test(name)
            ? `/${name}`
            : `/build/${name}`,
      ),
    );
  }
  return found;
}

test('no response to a browser contains server-only data', async ({
  ownBrand: brand,
  operator,
}) => {
  await plantCanaries(brand, operator.origin);
  // There are three files, and the first may be served before the last is written.
  await expect
    .poll(async () => bootstrapOf((await brand.request('/')).body).flags.canary)
    .toBe(false);
  operator.calls.length = 0;
  const answers = await crawl(brand);
  // Guards the test itself: the canaries are in use, and the crawl found many addresses.
  expect(operator.calls.some(({ headers }) => headers['x-canary'] === canaries.header)).toBe(true);
  expect(operator.callsTo(canaries.path).length).toBeGreaterThan(0);
  expect(
    (await brand.request('/', { headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ],
  ).toContain(canaries.frame);
  expect(bootstrapOf(answers.get('/')?.body ?? '').flags.canary).toBe(false);
  const assets = [...answers]
    .filter(([address, { status }]) => /^\/(?:assets|build)\//.test(address) && status === 200)
    .map(([address]) => address);
  for (const kind of ['.js', '.css', '.svg', '.woff2'])
    expect(assets.filter((address) => address.endsWith(kind)).length, kind).toBeGreaterThan(0);
  expect(assets.length).toBeGreaterThan(15);

  const words = { ...canaries, upstream: new URL(operator.origin).host };
  const leaks = [...answers].flatMap(([address, { headers, body }]) =>
    Object.entries(words).flatMap(([name, word]) => [
      ...(body.includes(word) ? [`${name} in the body of ${address}`] : []),
      // The policy must contain the origins of framed games.
      ...(headers.includes(word) && !(name === 'frame' && /content-security-policy/.test(headers))
        ? [`${name} in the headers of ${address}`]
        : []),
    ]),
  );
  expect(leaks).toEqual([]);
});
