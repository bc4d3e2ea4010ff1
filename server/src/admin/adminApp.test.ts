import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { sitesSource, startTestServer, type TestServer } from '../testing/startTestServer.ts';

async function askAdmin({ server }: TestServer, target: string, accept = 'application/json'): Promise<{ status: number; text: string }> {
  const http = createServer(server.admin);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is one of the Internet kind.
  const reply = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${target}`, { headers: { accept, connection: 'close' } });
  const text = await reply.text();
  await new Promise((resolve) => http.close(resolve));
  return { status: reply.status, text };
}

it('says of each brand what is served, what was refused and where, and what browsers told', async () => {
  await using operator = await fakeOperator();
  const source = sitesSource([exampleSite()]);
  const problem = { code: 'LV203', message: 'unknown prop "titel"', file: 'tenants/reef/pages/home.json', line: 14, column: 9 };
  const tenants = { ...source, brands: async () => ['coral', 'reef'], stamp: () => 'same', reading: () => async (brand: string) => (brand === 'reef' ? { problems: [problem] } : source.reading()(brand)) };
  await using server = await startTestServer({ operator, tenants });
  await server.ask('/');
  await server.ask('/_livery/report', { method: 'POST', body: { kind: 'node', component: 'BannerCarousel', message: 'boom <b>' } });
  server.clock.advance(3_000);

  const status: unknown = JSON.parse((await askAdmin(server, '/status')).text);
  expect(status).toMatchObject({ build: 'build1', ready: true, brands: [
    { brand: 'coral', served: { version: 'v1', since: '2027-01-15T08:00:00.000Z' }, brandStateAgeMs: 3_000, reports: [{ kind: 'node', component: 'BannerCarousel', message: 'boom <b>' }] },
    { brand: 'reef', refused: { problems: ['LV203 unknown prop "titel"  tenants/reef/pages/home.json:14:9'] } },
  ] });
  const page = await askAdmin(server, '/status', 'text/html,*/*;q=0.8');
  expect(page.text).toContain('tenants/reef/pages/home.json:14:9');
  expect(page.text).toContain('BannerCarousel · boom &lt;b&gt;');
});

it('is unready while it drains, and tells connections to close', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  expect(await askAdmin(server, '/readyz')).toMatchObject({ status: 200 });

  server.server.setReady(false);

  expect(await askAdmin(server, '/readyz')).toMatchObject({ status: 503 });
  expect(await askAdmin(server, '/healthz')).toMatchObject({ status: 200 });
  expect((await server.ask('/')).headers.connection).toBe('close');
});

it('counts without naming brands', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  await server.ask('/');

  const { text } = await askAdmin(server, '/metrics');
  expect(text).toContain('livery_upstream_calls_total{call="getPermission",outcome="ok"} 1');
  expect(text).toContain('livery_request_seconds_count{kind="page",status="2xx"} 1');
  expect(text).not.toContain('coral');
});
