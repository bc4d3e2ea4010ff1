import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { visitorRates } from '../request/VisitorLimits.ts';
import { signIn } from '../testing/signIn.ts';
import { requestAdmin } from '../testing/requestAdmin.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith, refused } from '../testing/fakeOperator.ts';
import { localState } from '../testing/localState.ts';
import { noSnapshots } from '../snapshots/SnapshotStore.ts';
import { ownPage, sitesSource, startTestServer } from '../testing/startTestServer.ts';

it('reports served and rejected versions, their location, and browser reports for each brand', async () => {
  await using operator = await fakeOperator();
  const source = sitesSource([exampleSite()]);
  const problem = {
    code: 'LV203',
    message: 'unknown prop "titel"',
    file: 'tenants/reef/pages/home.json',
    line: 14,
    column: 9,
  };
  const tenants = {
    ...source,
    brands: async () => ['coral', 'reef'],
    inspect: async () => ({ fingerprint: 'same', cpuMs: 0 }),
    reading: () => async (brand: string) =>
      brand === 'reef' ? { problems: [problem] } : source.reading()(brand),
  };
  await using server = await startTestServer({ operator, tenants });
  await server.request('/');
  await server.request('/_livery/report', {
    method: 'POST',
    body: { kind: 'node', component: 'BannerCarousel', message: 'boom <b>' },
  });
  server.clock.advance(3_000);

  const status: unknown = JSON.parse((await requestAdmin(server, '/status')).text);
  expect(status).toMatchObject({
    build: 'build1',
    ready: true,
    brands: [
      {
        brand: 'coral',
        served: { version: 'v1', since: '2026-11-20T12:00:00.000Z' },
        brandStateAgeMs: 3_000,
        reports: [{ kind: 'node', component: 'BannerCarousel', message: 'boom <b>' }],
      },
      {
        brand: 'reef',
        refused: { problems: ['LV203 unknown prop "titel"  tenants/reef/pages/home.json:14:9'] },
      },
    ],
  });
  const page = await requestAdmin(server, '/status', { accept: 'text/html,*/*;q=0.8' });
  expect(page.text).toContain('tenants/reef/pages/home.json:14:9');
  expect(page.text).toContain('BannerCarousel · boom &lt;b&gt;');
});

it('shows an HTML page whose only style is the one its policy allows', async () => {
  await using operator = await fakeOperator();
  let text = 'v1';
  const source = sitesSource([exampleSite()]);
  const broken = {
    problems: [
      {
        code: 'LV102',
        message: 'a comma is missing',
        file: 'tenants/coral/site.json',
        line: 7,
        column: 3,
      },
    ],
  };
  await using server = await startTestServer({
    operator,
    tenants: {
      ...source,
      inspect: async () => ({ fingerprint: text, cpuMs: 0 }),
      reading: () => (text === 'v1' ? source.reading() : async () => broken),
    },
  });
  await server.request('/');
  text = 'v2';
  await server.server.registry.refresh('coral');

  const page = await requestAdmin(server, '/status', { accept: 'text/html' });

  const [, sheet = ''] = /<style>([^]*?)<\/style>/.exec(page.text) ?? [];
  expect(page.headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}';`,
  );
  expect(page.text).not.toMatch(/<script|<link|style=|src=/);
  expect(page.text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(
      [
        '1 brand, 1 at the last known good version\\.',
        'coral coral\\.example',
        'Serves its last known good version v1 , live since 2026-11-20 12:00:00 UTC \\.',
        'Refused since 2026-11-20 12:00:00 UTC',
        'LV102 a comma is missing tenants/coral/site\\.json:7:3',
        'modules and settings are 0 s old',
        `${operator.origin} closed no 0 0`,
      ].join('.*'),
    ),
  );
});

it('is unready and closes connections while it drains', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  expect(await requestAdmin(server, '/readyz')).toMatchObject({ status: 200 });

  server.server.setReady(false);

  expect(await requestAdmin(server, '/readyz')).toMatchObject({ status: 503 });
  expect(await requestAdmin(server, '/healthz')).toMatchObject({ status: 200 });
  expect((await server.request('/')).headers.connection).toBe('close');
});

it('is unready while a brand that was served before the start is missing, and names it', async () => {
  await using operator = await fakeOperator();
  const source = sitesSource([exampleSite(), exampleSite({ brand: 'reef' })]);
  let problems = [
    { code: 'LV102', message: 'a comma', file: 'reef/site.json', line: 1, column: 1 },
  ];
  const tenants = {
    ...source,
    inspect: async () => ({ fingerprint: `${problems.length}`, cpuMs: 0 }),
    reading: () => async (brand: string) =>
      brand === 'reef' && problems.length > 0 ? { problems } : source.reading()(brand),
  };
  const snapshots = { ...noSnapshots, brands: async () => ['coral', 'reef'] };
  await using server = await startTestServer({ operator, tenants, snapshots });
  const reason = 'reef is not served, but was before the start';

  const unready = await requestAdmin(server, '/readyz');
  expect([unready.status, unready.text.trim()]).toEqual([503, `not ready: ${reason}`]);
  expect(server.status()).toMatchObject({ ready: false, problems: [reason] });
  expect((await requestAdmin(server, '/status', { accept: 'text/html' })).text).toContain(reason);

  problems = [];
  await server.server.registry.refresh();
  expect(await requestAdmin(server, '/readyz')).toMatchObject({ status: 200 });
  expect(server.status()).toMatchObject({ ready: true, problems: [] });
});

it('is unready while no brand is served', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [], operator });

  const { status, text } = await requestAdmin(server, '/readyz');

  expect([status, text.trim()]).toEqual([503, 'not ready: no brand is served']);
});

it('is unhealthy while a pass over the folders does not end', async () => {
  await using operator = await fakeOperator();
  const source = sitesSource([exampleSite()]);
  let pause: Promise<void> | undefined;
  const { promise, resolve: end } = Promise.withResolvers<void>();
  await using server = await startTestServer({
    operator,
    tenants: {
      ...source,
      inspect: async (brand) => {
        await pause;
        return source.inspect(brand);
      },
    },
  });
  expect(await requestAdmin(server, '/healthz')).toMatchObject({ status: 200 });

  pause = promise;
  const pass = server.server.registry.scan();
  server.clock.advance(40_000);
  const { status, text } = await requestAdmin(server, '/healthz');
  expect([status, text.trim()]).toEqual([503, 'the last pass over the folders ended 40 s ago']);
  expect(server.status().problems).toEqual(['the last pass over the folders ended 40 s ago']);

  end();
  await pass;
  expect(await requestAdmin(server, '/healthz')).toMatchObject({ status: 200 });
});

it('drops the cached replies of one brand only', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const countCalls = (): number => operator.requests.length;
  await server.request('/');
  const first = countCalls();
  await server.request('/');
  expect(countCalls()).toBe(first);

  const unknown = await requestAdmin(server, '/brands/reef/forget', { method: 'POST' });
  await server.request('/');
  expect([unknown.status, unknown.text.trim(), countCalls()]).toEqual([
    404,
    'There is no brand "reef"; /status lists them.',
    first,
  ]);

  const reply = await requestAdmin(server, '/brands/coral/forget', { method: 'POST' });
  await server.request('/');
  expect([reply.status, reply.text.trim(), countCalls()]).toEqual([200, 'forgotten', 2 * first]);
});

it('refuses pages of other origins and names that are not this machine', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const foreign: readonly Record<string, string>[] = [
    { host: 'rebound.example' },
    { origin: 'https://rebound.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  for (const headers of foreign)
    for (const target of ['/status', '/', '/brands/coral/forget'])
      expect([headers, (await requestAdmin(server, target, { headers })).status]).toEqual([
        headers,
        403,
      ]);
  expect(
    (await requestAdmin(server, '/status', { headers: { host: 'localhost:9090' } })).status,
  ).toBe(200);
});

it('answers probes from any address without names of brands, and shows operators’ pages to its machine only', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  server.server.registry.missing = () => ['reef'];
  const clients = [
    { from: '10.0.0.7', headers: { host: '10.0.0.5:9090' } },
    { from: '::ffff:10.0.0.7', headers: { host: 'localhost:9090' } },
    { from: 'fd00::7', headers: { host: '[::1]:9090' } },
    { from: '127.0.0.1', headers: { host: 'livery.internal:9090' } },
  ];

  for (const client of clients) {
    const ask = (target: string, method: 'GET' | 'POST' = 'GET') =>
      requestAdmin(server, target, { ...client, method });
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'not ready\n' });
    const metrics = await ask('/metrics');
    expect(metrics).toMatchObject({ status: 200 });
    expect(metrics.text).not.toContain('coral');
    const refused = [
      await ask('/status'),
      await ask('/brands/coral/forget', 'POST'),
      await ask('/brands/coral/hosts/coral.example', 'POST'),
    ];
    expect([client, refused.map(({ status }) => status)]).toEqual([client, [403, 403, 403]]);
  }

  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const own = { from, headers: { host: 'localhost:9090' } };
    expect((await requestAdmin(server, '/status', own)).status).toBe(200);
    expect((await requestAdmin(server, '/readyz', own)).text).toBe(
      'not ready: reef is not served, but was before the start\n',
    );
  }
});

it('counts limited requests, refused calls and denied sessions', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set('/wps/session/login', refused('wrong'));
  const { burst } = visitorRates.page;
  for (let request = 0; request < burst + 2; request += 1)
    await server.request('/_livery/texts?lang=EN');
  await signIn(server);
  operator.answers.delete('/wps/session/login');

  const { text } = await requestAdmin(server, '/metrics');
  for (const line of [
    'livery_limited_total{class="page"} 2',
    'livery_refused_calls_total{call="getTexts",code="too_many_requests"} 2',
    'livery_refused_calls_total{call="loginV2",code="operator_refused"} 1',
    'livery_denylist_entries 0',
  ])
    expect(text).toContain(line);
  expect(server.status().brands[0]?.limited).toEqual({ page: 2 });
  expect((await requestAdmin(server, '/status', { accept: 'text/html' })).text).toContain(
    'page: 2',
  );
});

it('warns of a registration field that the operator requires and the brand lacks', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const rule = { enabled: true, required: true };
  operator.answers.set(
    '/wps/system/setting/register',
    ok({
      validators: [
        { field: 'email', ...rule },
        { field: 'petName', ...rule },
      ],
    }),
  );

  await server.request('/');

  expect(server.status().brands[0]?.warnings).toEqual([
    'the operator requires the registration field "email", which registration.json lacks; the form shows it with the platform\'s label',
    'the operator requires the registration field "petName", which no form can show; it may refuse registrations',
  ]);
});

it('[CONF-04] warns of an analytics id, which is not loaded', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({ analytics: { gtagId: 'G-TEST1' } }),
  );

  const { text } = await server.request('/');

  expect(text).not.toContain('G-TEST1');
  expect(server.status().brands[0]?.warnings).toEqual([
    'the operator names the analytics id "G-TEST1"; it is not loaded, because the site runs no script of a third party',
  ]);
});

it('shows what the operator refuses, first what the brand’s configuration may cause', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  operator.answers.set('/wps/system/whitelabel', {
    status: 404,
    body: { success: false, message: 'There is no merchant "CORAL".' },
  });
  operator.answers.set('/wps/session/login', refused('No.', { reason: 'wrong_credentials' }));

  await server.request('/');
  await signIn(server);

  expect(server.status().brands[0]?.refusals).toEqual([
    {
      call: 'getPermission',
      kind: 'brand',
      message: 'There is no merchant "CORAL".',
      count: 1,
      lastAt: expect.any(String),
    },
    {
      call: 'loginV2',
      kind: 'player',
      code: 'wrong_credentials',
      count: 1,
      lastAt: expect.any(String),
    },
  ]);
  expect((await requestAdmin(server, '/status', { accept: 'text/html' })).text).toContain(
    'getPermission · There is no merchant &quot;CORAL&quot;. · 1×',
  );
  expect(server.logs.filter((line) => line.includes('the operator refused'))).toEqual([
    expect.stringContaining('"brand":"coral","call":"getPermission"'),
  ]);
});

it('counts a page over the limit once, although the cache asks first', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const { burst } = visitorRates.page;

  for (let request = 0; request < burst + 1; request += 1) await server.request('/');

  expect(server.status().brands[0]?.limited).toEqual({ page: 1 });
});

it('moves a host to a brand that lists it, and not for a page of another origin', async () => {
  await using operator = await fakeOperator();
  const reef = exampleSite({ brand: 'reef', site: { hosts: ['reef.example', 'coral.example'] } });
  await using server = await startTestServer({ sites: [exampleSite(), reef], operator });
  const owner = () => server.server.registry.find('coral.example')?.brand;
  const move = (target: string, headers: Record<string, string> = {}) =>
    requestAdmin(server, target, { method: 'POST', headers });
  expect(owner()).toBe('coral');

  for (const target of ['/brands/kelp/hosts/coral.example', '/brands/reef/hosts/other.example'])
    expect(await move(target)).toMatchObject({ status: 404 });
  for (const headers of [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect(await move('/brands/reef/hosts/coral.example', headers)).toMatchObject({ status: 403 });
  expect(owner()).toBe('coral');

  const { status, text } = await move('/brands/reef/hosts/Coral.Example');
  expect([status, text.trim(), owner()]).toEqual([200, 'coral.example belongs to reef', 'reef']);
  expect(server.status().brands[0]?.warnings[0]).toContain('is already served by reef');
});

it('lists reserved hosts in the status', async () => {
  await using operator = await fakeOperator();
  const sites = [exampleSite(), exampleSite({ brand: 'reef', site: { hosts: ['reef.example'] } })];
  await using server = await startTestServer({
    operator,
    closeAfterMs: 0,
    tenants: sitesSource(sites),
  });

  sites.pop();
  await server.server.registry.refresh();

  expect(server.status().reservedHosts).toEqual([
    { host: 'reef.example', brand: 'reef', until: '2026-12-20T12:00:00.000Z' },
  ]);
  expect((await requestAdmin(server, '/status', { accept: 'text/html' })).text).toContain(
    '<code>reef.example</code> for reef until <time datetime="2026-12-20T12:00:00.000Z">',
  );
});

it('labels no metric with a brand', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  await server.request('/');

  await requestAdmin(server, '/metrics');
  const { text } = await requestAdmin(server, '/metrics');
  expect(text).toContain('livery_upstream_calls_total{call="getPermission",outcome="ok"} 1');
  expect(text).toContain('livery_request_seconds_count{kind="page",status="2xx"} 1');
  for (const line of [
    'livery_upstreams{state="closed"} 1',
    'livery_upstreams{state="open"} 0',
    'livery_upstream_exchanges{state="in_flight"} 0',
    'livery_brands{state="newest"} 1',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('coral');
});

it('shows that shared state is answered by this server alone', async () => {
  const fault = 'Valkey at valkey.internal:6379 has not answered';
  await using server = await startTestServer({
    sites: [exampleSite()],
    sharedState: Object.assign(localState(), {
      faults: () => [fault],
      counts: () => ({ shared: 7, local: 2 }),
    }),
  });

  expect(JSON.parse((await requestAdmin(server, '/status')).text)).toMatchObject({
    problems: ['no brand is served', fault],
  });
  for (let scrape = 0; scrape < 2; scrape += 1) {
    const { text } = await requestAdmin(server, '/metrics');
    expect(text).toContain('livery_shared_state_asks_total{answer="shared"} 7');
    expect(text).toContain('livery_shared_state_asks_total{answer="local"} 2');
  }
});

it('[GAME-01] counts games that were not shown by the providers that the operator launches', async () => {
  await using operator = await fakeOperator();
  const site = exampleSite({ site: { frameSources: ['https://games.example'] } });
  await using server = await startTestServer({ operator, sites: [site] });
  operator.answers.set('/wps/game/launchGame', ok({ url: 'https://games.example/slot' }));
  const headers = { ...ownPage, cookie: await signIn(server) };
  await server.request('/wps/game/launchGame?vassalage=NOVA&gameType=RNG&backUrl=%2F', { headers });
  const report = (body: object) =>
    server.request('/_livery/report', {
      method: 'POST',
      body: { kind: 'game', message: '<b>page</b>', ...body },
      headers: { 'content-type': 'application/json' },
    });

  await report({ vendor: 'NOVA', fault: 'late' });
  await report({ vendor: 'NOVA', fault: 'late' });
  await report({ vendor: '<script>', fault: 'blocked' });
  const refused = await report({ vendor: 'NOVA', fault: 'page text' });

  expect(refused.status).toBe(400);
  const status: unknown = JSON.parse((await requestAdmin(server, '/status')).text);
  expect(status).toMatchObject({
    brands: [
      {
        gameFaults: [
          { vendor: 'NOVA', fault: 'late', count: 2 },
          { vendor: 'other', fault: 'blocked', count: 1 },
        ],
        reports: [],
      },
    ],
  });
  const page = await requestAdmin(server, '/status', { accept: 'text/html,*/*;q=0.8' });
  expect(page.text).toContain('NOVA: not ready in time · 2 times');
  expect(page.text).not.toMatch(/script>|page<\/b>/);
  const { text: metrics } = await requestAdmin(server, '/metrics');
  expect(metrics).toContain('livery_reports_total{kind="game"} 3');
});
