import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok, permissionWith } from '../../testing/fakeOperator.ts';
import { signIn } from '../../testing/signIn.ts';
import { failureText, ownPage, startTestServer } from '../../testing/startTestServer.ts';

const path = '/wps/game/launchGame';
const pvpPath = '/wps/relay/GCS_pvpLaunchGame';
const query = '?vassalage=NOVA&gameType=RNG&nodeId=7&backUrl=%2Frng';
const launch = {
  url: 'https://games.example/slot?lang=EN',
  token: 'launch-token-0123456789',
  demo: false,
  currency: 'PHP',
  launchId: 'L1',
};
const site = exampleSite({
  site: { frameSources: ['https://games.example', 'https://play.example'] },
});

it('[GAME-01] passes a launch of a listed origin, and sends the operator the brand’s own values', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  operator.answers.set(path, ok({ ...launch, canary: 'canary-field' }));
  const cookie = await signIn(server);
  const reply = await server.request(`${path}${query}`, { headers: { ...ownPage, cookie } });
  expect(reply.json()).toEqual({ success: true, value: launch });
  const [request] = operator.to(path);
  expect(Object.fromEntries(request?.query ?? [])).toMatchObject({
    vassalage: 'NOVA',
    gameType: 'RNG',
    nodeId: '7',
    backUrl: '/rng',
  });
});

it('[GAME-01] [GAME-03] accepts a launch that is only an address, or text', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  const { url } = launch;
  const cookie = await signIn(server);
  const headers = { ...ownPage, cookie };
  for (const [reply, pvpReply] of [
    [url, { content: url }],
    [{ url }, { content: { url } }],
  ]) {
    operator.answers.set(path, ok(reply));
    operator.answers.set(pvpPath, ok(pvpReply));
    expect((await server.request(`${path}${query}`, { headers })).json()).toEqual({
      success: true,
      value: { url },
    });
    expect(
      (await server.request(`${pvpPath}?vassalage=NOVA&roomId=r1`, { headers })).json(),
    ).toEqual({ success: true, value: { content: { url } } });
  }
});

it('[GAME-01] [SESS-10] requires a session for a launch', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  for (const target of [`${path}${query}`, `${pvpPath}?vassalage=NOVA&roomId=r1`])
    expect((await server.request(target, { headers: ownPage })).status).toBe(401);
  expect([...operator.to(path), ...operator.to(pvpPath)]).toEqual([]);
});

it('[GAME-01] accepts launches from the brand’s own page only', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  const cookie = await signIn(server);
  for (const headers of [{ cookie }, { ...ownPage, 'sec-fetch-site': 'cross-site', cookie }]) {
    for (const target of [`${path}${query}`, `${pvpPath}?vassalage=NOVA&roomId=r1`])
      expect((await server.request(target, { headers })).status).toBe(403);
  }
  expect([...operator.to(path), ...operator.to(pvpPath)]).toEqual([]);
});

it('[GAME-01] rejects launches from a restricted or unknown region', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  const cookie = await signIn(server);
  for (const [state, code] of [
    [permissionWith({ regionRestriction: true }), 'restricted'],
    [{ status: 503, body: {} }, 'visitor_unknown'],
  ] as const) {
    operator.answers.set('/wps/system/status', state);
    await using other = await startTestServer({ sites: [site], operator });
    expect(
      (await other.request(`${path}${query}`, { headers: { ...ownPage, cookie } })).json(),
    ).toMatchObject({ success: false, code, requestId: expect.any(String) });
  }
  expect(operator.to(path)).toEqual([]);
});

it('[GAME-01] [GAME-03] rejects an unlisted launch address as launch_refused, and logs brand and origin', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  operator.answers.set(path, ok({ ...launch, url: 'https://evil.example/slot' }));
  operator.answers.set(pvpPath, ok({ content: { ...launch, url: 'https://evil.example/room' } }));
  const cookie = await signIn(server);
  for (const target of [`${path}${query}`, `${pvpPath}?vassalage=NOVA&roomId=r1`]) {
    const reply = await server.request(target, { headers: { ...ownPage, cookie } });
    expect([reply.status, reply.text]).toEqual([
      502,
      expect.stringMatching(failureText('launch_refused')),
    ]);
  }
  const warned = server.logs
    .map((line) => JSON.parse(line) as { level: number; brand?: string; origin?: string })
    .filter(({ origin }) => origin !== undefined);
  expect(warned).toMatchObject([
    { brand: 'coral', origin: 'https://evil.example' },
    { brand: 'coral', origin: 'https://evil.example' },
  ]);
  expect(server.logs.join('')).not.toContain(launch.token);
});

it('[LOBB-21] launches at a host that both the operator and the brand list', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [site], operator });
  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({ launchGameCDNs: ['https://evil.example', 'https://play.example/launcher'] }),
  );
  operator.answers.set(path, ok(launch));
  const reply = await server.request(`${path}${query}`, {
    headers: { ...ownPage, cookie: await signIn(server) },
  });
  expect(reply.json()).toMatchObject({ value: { url: 'https://play.example/slot?lang=EN' } });
});

it('[GAME-01] permits the brand’s listed origins in the frame policy, including a listed embedded operator', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ site: { frameSources: ['sandbox:', 'https://games.example/x'] } })],
    operator,
  });
  const { headers } = await server.request('/');
  expect(String(headers['content-security-policy'])).toContain(
    `frame-src http://localhost:${new URL(operator.origin).port} https://games.example `,
  );
});
