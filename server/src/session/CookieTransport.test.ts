import { operatorCalls, resumeLogin, type AnyCall } from '@livery/api';
import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { credentials } from '../testing/signIn.ts';
import { ownPage, startTestServer, type TestServer } from '../testing/startTestServer.ts';

const loopback = parseNetworks('127.0.0.0/8', 'test');
const openingCalls = [...operatorCalls, resumeLogin].filter(
  ({ session, from }: AnyCall) => session === 'opens' && from !== 'gateway',
);

const post = (server: TestServer, path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.request(path, { method: 'POST', headers: { ...ownPage, ...headers }, body: credentials });
const metricsOf = async ({ server }: TestServer): Promise<string> =>
  server.metrics.registry.metrics();

it.each(openingCalls)('[SESS-01] refuses $name where no cookie can be set', async (call) => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
  });

  const { path, method } = call;
  const reply = await server.request(path, { method, headers: ownPage, body: credentials });

  expect([reply.status, reply.json().code, reply.headers['set-cookie']]).toEqual([
    503,
    'insecure_connection',
    undefined,
  ]);
  expect(operator.to(path)).toEqual([]);
});

it.for<[string, object, Readonly<Record<string, string>>, string]>([
  [
    'a proxy that is not trusted',
    {},
    { 'x-forwarded-proto': 'https' },
    '127.0.0.1 is not in LIVERY_TRUSTED_PROXIES, so what it forwards is not believed',
  ],
  [
    'a proxy that does not say how it was reached',
    { trustedProxies: loopback },
    { 'x-forwarded-for': '203.0.113.9' },
    'the proxy at 127.0.0.1 sent no x-forwarded-proto: https',
  ],
])(
  'names %s in the log once, in the status and in the metrics',
  async ([, ports, headers, why]) => {
    await using operator = await fakeOperator();
    await using server = await startTestServer({
      sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
      ...ports,
    });
    const reason = `a login was refused because no cookie can be set over plain http: ${why}`;

    // The first increase is seen only if there was a value before.
    expect(await metricsOf(server)).toContain(
      'livery_refused_calls_total{call="loginV2",code="insecure_connection"} 0',
    );

    for (let attempt = 0; attempt < 3; attempt += 1)
      await post(server, '/wps/session/login', headers);

    expect(server.logs.filter((line) => line.includes(reason))).toHaveLength(1);
    expect(server.status().problems).toEqual([reason]);
    expect(await metricsOf(server)).toMatch(
      /livery_refused_calls_total\{call="\w+",code="insecure_connection"\} 3/,
    );

    server.clock.advance(16 * 60_000);
    expect(server.status().problems).not.toContain(reason);
  },
);

it('permits visitors of this machine in sandbox mode, and all others over https only', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    trustedProxies: loopback,
  });

  const here = await post(server, '/wps/session/login');
  const elsewhere = await post(server, '/wps/session/login', { 'x-forwarded-for': '203.0.113.9' });
  const secure = await post(server, '/wps/session/login', {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
  });

  expect([here.status, elsewhere.status, secure.status]).toEqual([200, 503, 200]);
});
