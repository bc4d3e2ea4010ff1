import type { Bootstrap, CentreBootstrap, RenderGuestPage } from '@livery/model';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { firstFontOf } from '../assets/assetAddresses.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith } from '../testing/fakeOperator.ts';
import { startTestServer, type Reply } from '../testing/startTestServer.ts';
import { inlineBootScript } from './inlineBootScript.ts';

const html = { accept: 'text/html' };

/** Returns the bootstrap of a document. */
function bootstrapOf({ text }: Reply): Bootstrap {
  return JSON.parse(
    /<script type="application\/json" id="livery-bootstrap">(.*?)<\/script>/s.exec(text)?.[1] ??
      'null',
  );
}

it('serves the rendered page, the data the browser needs next, and its inputs', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [
      exampleSite({
        assets: {
          'assets/social.png': {
            file: 'coral/assets/social.png',
            hash: 'abcdef0123456789',
            bytes: 1,
          },
        },
      }),
    ],
    operator,
  });

  const reply = await server.request('/?utm=1');

  expect(reply.status).toBe(200);
  expect(reply.text).toContain('<div id="livery"><main>home EN</main></div>');
  expect(reply.text).toContain('<title>Home &lt;1&gt; · Coral</title>');
  expect(reply.text).toContain('<link rel="canonical" href="http://coral.example/">');
  expect(reply.text).toContain(
    '<link rel="alternate" hreflang="fil" href="http://coral.example/?lang=TY">',
  );
  expect(reply.text).toContain(
    '<meta property="og:image" content="http://coral.example/assets/abcdef0123456789.png">',
  );
  expect(reply.text).toContain('href="/build/lobby-1.js"');
  expect(bootstrapOf(reply)).toMatchObject({
    build: 'build1',
    version: 'v1',
    status: 200,
    route: { name: 'home', path: '/' },
    language: { code: 'EN', tag: 'en', dir: 'ltr' },
    state: { known: true, imageCDNs: ['https://cdn.example/images'] },
    flags: { always: true, 'games.slots': true },
    preloaded: [
      {
        call: 'getGameVendor',
        request: { platform: 'html5-desktop', language: 'EN' },
        value: { data: { lanes: [] } },
      },
    ],
  });
});

it('contains only the hashed inline script and script files, no style attributes, and a matching policy', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  const { text, headers } = await server.request('/');

  const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
  expect(inline).toEqual([inlineBootScript]);
  expect(text).not.toMatch(/\sstyle=/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    `script-src coral.example:*/build/ 'sha256-${createHash('sha256').update(inlineBootScript).digest('base64')}';`,
  );
  expect(policy).toContain("img-src 'self' data: https://cdn.example;");
  expect(policy).toMatch(
    /frame-src https:\/\/games\.example http:\/\/localhost:\d+ https:\/\/desk\.example;/,
  );
  expect(policy).not.toMatch(/unsafe|(?<!:)\*/);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language, accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

it('escapes operator data in policy and markup', async () => {
  await using operator = await fakeOperator();
  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({
      imageCDNs: [
        "https://a.example; script-src 'unsafe-inline'",
        'javascript:alert(1)',
        'https://b.example/</script><script>x',
      ],
    }),
  );
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  const { text, headers } = await server.request('/');

  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://b.example;");
  expect(text.match(/<script/g)).toHaveLength(3);
});

it('never sends server-only data to a browser', async () => {
  await using operator = await fakeOperator();
  const site = exampleSite({
    upstream: {
      headers: { 'x-key': 'canary-header' },
      calls: { getSetRegister: { path: '/canary-path' } },
    },
  });
  await using server = await startTestServer({ sites: [site], operator });

  const targets = [
    '/',
    '/rng',
    '/_livery/page?path=/&lang=EN',
    '/_livery/session',
    '/_livery/texts?lang=EN',
    '/nope',
  ];
  const replies = await Promise.all(
    targets.map((target) => server.request(target, { headers: html })),
  );
  const output = replies.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
  expect(output).toContain('home EN');
  expect(output).not.toMatch(
    /canary|sandbox:|coral\.example"\]|brandStateTtlMs|defaultInitialPassword/,
  );
  expect(operator.to('/wps/system/whitelabel')[0]?.headers['x-key']).toBe('canary-header');
});

it('tags each encoding and answers 304 to a matching tag', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const plain = await server.request('/');
  const br = await server.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await server.request('/', { headers: { 'accept-encoding': 'gzip' } });

  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);

  const second = await server.request('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${br.headers.etag}` },
  });
  expect(second).toMatchObject({ status: 304, text: '' });
  expect(
    (await server.request('/', { headers: { 'if-none-match': String(br.headers.etag) } })).status,
  ).toBe(200);
});

it('uses the requested language, else the chosen one, else the brand’s; missing texts are English', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const cookie = `livery-preferences=${encodeURIComponent('lang=TY&theme=dark')}`;

  expect((await server.request('/')).text).toContain('<html lang="en"');
  expect(
    (await server.request('/?lang=XX', { headers: { cookie: 'livery-preferences=%E0%A4%A' } }))
      .text,
  ).toContain('<html lang="en"');
  expect((await server.request('/?lang=EN', { headers: { cookie } })).text).toContain(
    '<html lang="en"',
  );
  const chosen = await server.request('/', { headers: { cookie } });
  expect(chosen.text).toContain('<html lang="fil"');
  expect(bootstrapOf(chosen).texts).toMatchObject({
    'home.title': 'Tahanan',
    'only.english': 'Only here',
  });
});

it('binds a preload to the route and the brand, and omits one that fails', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const rng = await server.request('/rng');
  expect(bootstrapOf(rng).preloaded).toMatchObject([
    {
      call: 'getGameList',
      request: { gameType: 'RNG', merchant: 'CORAL', pageNo: 1, language: 'EN' },
    },
  ]);

  operator.answers.set('/wps/relay/GCS_gameList', { status: 500, body: {} });
  server.clock.advance(6_000);
  const broken = await server.request('/rng');
  expect(broken.status).toBe(200);
  expect(bootstrapOf(broken).preloaded).toEqual([]);
});

it('calls the operator once for many visitors and reuses a page with unchanged data', async () => {
  await using operator = await fakeOperator();
  let renders = 0;
  const renderGuestPage: RenderGuestPage = async () => {
    renders += 1;
    return { html: `<p>${renders}</p>`, chunks: [], formats: {}, failures: [] };
  };
  await using server = await startTestServer({ sites: [exampleSite()], operator, renderGuestPage });

  await Promise.all(Array.from({ length: 10 }, () => server.request('/')));
  server.clock.advance(6_000);
  await server.request('/');

  expect(operator.to('/lgw/games/game_menus')).toHaveLength(2);
  expect(operator.to('/wps/system/whitelabel')).toHaveLength(2);
  expect(renders).toBe(1);
});

it('shows the brand’s not-found page to browsers, and a bare 404 to programs', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });

  const page = await server.request('/nope', { headers: html });
  expect(page).toMatchObject({ status: 404 });
  expect(page.text).toContain('<main>notFound EN</main>');
  expect(page.text).toContain('noindex');
  expect(bootstrapOf(page).route).toEqual({ name: 'notFound', path: '/nope', params: {} });
  expect(await server.request('/nope', { headers: { accept: 'image/*' } })).toMatchObject({
    status: 404,
    text: 'Not found.\n',
  });
  expect((await server.request('/404', { headers: html })).status).toBe(404);
  expect(await server.request('/', { method: 'POST' })).toMatchObject({
    status: 404,
    text: 'Not found.\n',
  });
});

it('follows a redirect route, within the site only', async () => {
  await using operator = await fakeOperator();
  const redirectRoute = { paths: ['/away'], layout: 'layout', redirect: '//evil.example' };
  await using server = await startTestServer({
    sites: [exampleSite({ routes: { away: redirectRoute } })],
    operator,
  });

  expect(await server.request('/download?from=mail')).toMatchObject({
    status: 302,
    headers: { location: '/index.html?from=mail' },
  });
  expect((await server.request('/away', { headers: html })).status).toBe(404);
});

it('sends the texts of Intl in the HTML along, so that the browser uses them at hydration', async () => {
  await using operator = await fakeOperator();
  const formats = { '["number",1234,{}]': '1,234' };
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    renderGuestPage: async () => ({ html: '<p>1,234</p>', chunks: [], formats, failures: [] }),
  });

  expect(bootstrapOf(await server.request('/')).formats).toEqual(formats);
});

it('sends an empty, uncached page when the render fails, and reports the fault', async () => {
  await using operator = await fakeOperator();
  let isBroken = true;
  const renderGuestPage: RenderGuestPage = async () => {
    if (isBroken) throw new Error('Carousel: no banners');
    return {
      html: '<p>well</p>',
      chunks: [],
      formats: {},
      failures: [{ page: 'home', node: 'hero', component: 'BannerCarousel', message: 'boom' }],
    };
  };
  await using server = await startTestServer({ sites: [exampleSite()], operator, renderGuestPage });

  const broken = await server.request('/');
  expect(broken).toMatchObject({ status: 200 });
  expect(broken.text).toContain('<div id="livery"></div>');
  expect(server.logs.join('')).toContain('Carousel: no banners');

  isBroken = false;
  expect((await server.request('/')).text).toContain('<div id="livery"></div>');
  server.clock.advance(5_000);
  expect((await server.request('/')).text).toContain('<p>well</p>');
  expect(server.logs.join('')).toContain('BannerCarousel');
});

it('hides a disabled module at the first load after the brand state expired', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  expect((await server.request('/rng', { headers: html })).status).toBe(200);

  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({ whitelabel: [{ modId: 'SLOTS', enabled: '0' }] }),
  );
  server.clock.advance(4_999);
  expect((await server.request('/rng', { headers: html })).status).toBe(200);
  server.clock.advance(1);
  expect((await server.request('/rng', { headers: html })).status).toBe(404);
});

it('keeps the last state of a silent operator, and asks to come back to unknown pages if there never was one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [
      exampleSite(),
      exampleSite({ brand: 'reef', upstream: { baseUrl: 'http://127.0.0.1:9' } }),
    ],
    operator,
  });
  await server.request('/rng');
  operator.answers.set('/wps/system/whitelabel', { status: 500, body: {} });
  server.clock.advance(60_000);

  expect((await server.request('/rng', { headers: html })).status).toBe(200);
  const unknown = await server.request('/rng?x=1', { host: 'reef.example', headers: html });
  expect(unknown).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect(unknown.text).toContain('<a class="button" href="">');
  expect((await server.request('/nothing', { host: 'reef.example', headers: html })).status).toBe(
    404,
  );
  expect(
    await server.request('/_livery/page?path=/rng&lang=EN', { host: 'reef.example' }),
  ).toMatchObject({ status: 502, text: expect.stringContaining('upstream_failed') });
  expect(bootstrapOf(await server.request('/', { host: 'reef.example' }))).toMatchObject({
    state: { known: false },
    flags: { always: true },
  });
});

it('returns the same page to a navigation, with status 404 inside, and follows redirects', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const page = async (path: string) =>
    (await server.request(`/_livery/page?path=${path}&lang=TY`)).json();

  expect(await page('/rng')).toMatchObject({
    success: true,
    value: {
      status: 200,
      route: { name: 'rng', gameType: 'RNG' },
      preloaded: [{ request: { language: 'TY' } }],
    },
  });
  expect(await page('/nope')).toMatchObject({
    success: true,
    value: { status: 404, route: { name: 'notFound', path: '/nope' } },
  });
  expect(await page('/download')).toMatchObject({
    success: true,
    value: { route: { name: 'home', path: '/index.html' } },
  });
  expect(await page('nope')).toMatchObject({
    success: false,
    code: 'bad_request',
    requestId: expect.any(String),
  });
  expect((await server.request('/_livery/texts?lang=AR')).json()).toMatchObject({
    success: false,
    code: 'not_found',
    requestId: expect.any(String),
  });
});

it('closes pages and calls alike for maintenance and blocked regions', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  expect((await server.request('/')).status).toBe(200);
  expect(operator.to('/wps/system/status')[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');

  operator.answers.set(
    '/wps/system/status',
    permissionWith({ maintenance: true, maintenanceEndAt: '2026-12-01T10:00:00Z' }),
  );
  server.clock.advance(5_000);
  const closed = await server.request('/');
  expect(closed.status).toBe(503);
  expect(closed.text).toContain('Game maintenance');
  expect((await server.request('/wps/captcha')).json()).toEqual({
    success: false,
    code: 'restricted',
    requestId: expect.any(String),
  });

  operator.answers.set(
    '/wps/system/status',
    ok({ whitelabel: [], maintenance: false, regionRestriction: true, location: '203.0.113.9<b>' }),
  );
  server.clock.advance(60_000);
  const otherHost = await server.request('/');
  expect(otherHost.status).toBe(403);
  expect(otherHost.text).toContain('203.0.113.9&lt;b&gt;');
  expect(otherHost.headers['content-security-policy']).toContain("default-src 'none'");
});

it('preloads the first file of the brand’s own font, except in languages whose letters it lacks', async () => {
  const file = 'assets/fonts/coral.woff2';
  const font = {
    ascent: 1,
    descent: 0.2,
    lineGap: 0,
    letterWidth: 0.4,
    hasCyrillic: false,
    hasVietnamese: true,
  };
  const plain = exampleSite({
    assets: { [file]: { file: `coral/${file}`, hash: 'abcdef0123456789', bytes: 1, font } },
  });
  const families = { Coral: [{ file, weight: '400', style: 'normal' as const }] };
  const site = {
    ...plain,
    theme: { ...plain.theme, font: { ...plain.theme.font, families, body: 'Coral' } },
  };
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });

  const { text } = await server.request('/');
  const sheet = /href="(\/assets\/theme-[^"]+)"/.exec(text)?.[1] ?? '';
  const { text: css } = await server.request(sheet);

  const address = '/assets/abcdef0123456789.woff2';
  expect(text).toContain(
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`,
  );
  expect(css).toContain(`src: url("${address}") format("woff2")`);
  expect(firstFontOf(site, 'vi')).toBe(address);
  expect(firstFontOf(site, 'ru')).toBeUndefined();
  expect(firstFontOf(plain, 'vi')).toBeUndefined();
});

it('[ROUTE-18] [AGNT-01] sends a centre its own texts and those its pages name, and documents neither', async () => {
  await using operator = await fakeOperator();
  const site = exampleSite({
    site: { centres: { ac: { menu: 'agent', defaultPage: 'ac.team' } } },
    pages: {
      'ac.team': {
        root: 'page',
        nodes: {
          page: {
            use: 'RecordTable',
            props: { caption: { $text: 'mc.time' }, columns: [{ texts: 'mc.state' }] },
          },
        },
      },
    },
  });
  const english = {
    $meta: { tag: 'en', dir: 'ltr' as const, name: 'English' },
    'ac.title': 'Team',
    'centre.all': 'All',
    'mc.time': 'Time',
    'mc.state.running': 'Running',
    'mc.status': 'Status',
  };
  await using server = await startTestServer({
    sites: [{ ...site, locales: { ...site.locales, EN: english } }],
    operator,
  });

  const { value } = (await server.request('/_livery/centre?centre=ac&lang=EN')).json() as {
    value: CentreBootstrap;
  };

  expect(Object.keys(value.texts)).toEqual([
    'ac.title',
    'centre.all',
    'mc.time',
    'mc.state.running',
  ]);
  const { texts } = bootstrapOf(await server.request('/', { headers: html }));
  expect(Object.keys(texts).filter((key) => /^(ac|mc|centre)\./.test(key))).toEqual([]);
});

it('[MEMB-01] sends only the pages of a centre that its menu has, also as hidden entries', async () => {
  await using operator = await fakeOperator();
  const page = { root: 'page', nodes: { page: { use: 'Stack' } } };
  const site = exampleSite({
    site: { centres: { mc: { menu: 'member', defaultPage: 'mc.security' } } },
    pages: { 'mc.security': page, 'mc.bets': page, 'mc.points': page, 'mc.rebate': page },
  });
  const member = [
    { id: 'bets', page: 'mc.bets', when: { flag: 'bets' } },
    { id: 'points', page: 'mc.points', hidden: true },
  ];
  await using server = await startTestServer({
    sites: [{ ...site, menus: { menus: { member } } }],
    operator,
  });

  const { value } = (await server.request('/_livery/centre?centre=mc&lang=EN')).json() as {
    value: CentreBootstrap;
  };

  expect(Object.keys(value.pages)).toEqual(['mc.security', 'mc.bets', 'mc.points']);
});
