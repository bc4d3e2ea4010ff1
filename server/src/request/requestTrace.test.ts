import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator, ok, type FakeOperator } from '../testing/fakeOperator.ts';
import { startTestServer, type TestServerOptions } from '../testing/startTestServer.ts';

const captcha = '/wps/captcha';
const trustsAll = { trustedProxies: parseNetworks('127.0.0.0/8', 'test') };
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const ids = { traceparent, 'x-request-id': 'edge-7.a' };

function startServer(operator: FakeOperator, options: TestServerOptions = {}) {
  operator.answers.set(captcha, ok({ captchaId: 'c', image: 'aW1n' }));
  return startTestServer({ sites: [exampleSite()], operator, ...options });
}

/** Returns the ids that the operator got with the last call. */
function sentIds(operator: FakeOperator): unknown {
  const headers = operator.to(captcha).at(-1)?.headers;
  return { traceparent: headers?.traceparent, 'x-request-id': headers?.['x-request-id'] };
}

it('hands the ids of a trusted proxy on to the operator', async () => {
  await using operator = await fakeOperator();
  await using server = await startServer(operator, trustsAll);

  await server.request(captcha, { headers: ids });

  expect(sentIds(operator)).toEqual(ids);
});

it('replaces the ids of visitors, and malformed ones of a proxy, by new ones for each request', async () => {
  await using operator = await fakeOperator();
  await using untrusting = await startServer(operator);
  await using trusting = await startServer(operator, trustsAll);
  const malformed = { traceparent: `${traceparent}-more`, 'x-request-id': 'a b' };
  const made = {
    traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/),
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  };
  const seen = new Set<string>();
  for (const [server, headers] of [
    [untrusting, ids],
    [untrusting, {}],
    [trusting, malformed],
    [trusting, {}],
  ] as const) {
    await server.request(captcha, { headers });
    expect(sentIds(operator)).toEqual(made);
    seen.add(JSON.stringify(sentIds(operator)));
  }
  expect(seen.size).toBe(4);
});

it('names a failed call by the same id in the response, in the log and at the operator', async () => {
  await using operator = await fakeOperator();
  await using server = await startServer(operator, trustsAll);
  operator.answers.set(captcha, { status: 500, body: 'canary' });

  const reply = await server.request(captcha, { headers: ids });

  expect(reply.json()).toEqual({
    success: false,
    code: 'upstream_failed',
    requestId: 'edge-7.a',
  });
  expect(sentIds(operator)).toEqual(ids);
  const lines = server.logs.filter((line) => line.includes('"requestId":"edge-7.a"'));
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'coral: captcha failed',
    'request',
  ]);
});

it('logs one line for each request with the access log, without queries and addresses', async () => {
  await using operator = await fakeOperator();
  await using server = await startServer(operator, { ...trustsAll, hasAccessLog: true });

  await server.request(captcha, {
    headers: { ...ids, 'x-forwarded-for': '198.51.100.7', 'user-agent': 'canary-agent' },
  });
  await server.request('/?canary=query');

  const lines = server.logs
    // Time of the line.
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      requestId: 'edge-7.a',
      brand: 'coral',
      method: 'GET',
      kind: 'call',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    }),
    expect.objectContaining({ level: 30, kind: 'page', method: 'GET' }),
  ]);
  expect(lines[0]?.bytes).toBeGreaterThan(100);
  expect(JSON.stringify(lines)).not.toMatch(/query|198\.51|canary-agent/);
});

it('logs requests at the level debug without the access log', async () => {
  await using operator = await fakeOperator();
  await using server = await startServer(operator);

  await server.request(`${captcha}?canary=query`);

  const [line] = server.logs.filter((text) => text.includes('"msg":"request"'));
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 20, path: captcha, kind: 'call' });
});
