import { expect, it } from 'vitest';
import { exampleSite, type SiteChanges } from '../testing/exampleSite.ts';
import { fakeOperator, ok } from '../testing/fakeOperator.ts';
import { credentials, signIn } from '../testing/signIn.ts';
import { ownPage, startTestServer } from '../testing/startTestServer.ts';

const login = '/wps/session/login';
const balance = '/wps/v2/wallets/balance';

it('maps methods, fields, words, statuses and replies of another operator', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/find', {
    body: {
      outcome: 'OK',
      result: { rows: [{ ref: 7, kind: 'SLOT', studio: 'P', name: 'Reef' }] },
    },
  });
  const upstream: SiteChanges['upstream'] = {
    envelope: { success: 'outcome', successValues: ['OK'], message: '/why/text', value: 'result' },
    statuses: { '409': 'restricted' },
    calls: {
      getGameList: {
        method: 'POST',
        path: '/find',
        request: {
          fields: { gameType: 'kind', pageNo: '/page/no' },
          values: { gameType: { RNG: 'SLOT' } },
          drop: ['pageSize', 'clientType', 'platform', 'channel', 'merchant', 'language'],
        },
        reply: {
          fields: {
            games: {
              from: '/rows',
              items: {
                fields: {
                  nodeId: '/ref',
                  vassalage: '/studio',
                  gameType: { from: '/kind', values: { SLOT: 'RNG' } },
                  displayName: '/name',
                },
              },
            },
            totalPages: { ifAbsent: 1 },
          },
        },
      },
    },
  };
  await using server = await startTestServer({ sites: [exampleSite({ upstream })], operator });
  const list = '/wps/relay/GCS_gameList?gameType=RNG&pageNo=2';

  expect((await server.request(list)).json()).toMatchObject({
    success: true,
    value: {
      games: [{ nodeId: 7, vassalage: 'P', gameType: 'RNG', displayName: 'Reef' }],
      totalPages: 1,
    },
  });
  const [request] = operator.to('/find');
  expect([request?.method, JSON.parse(request?.body ?? '')]).toEqual([
    'POST',
    { kind: 'SLOT', page: { no: 2 } },
  ]);

  operator.answers.set('/find', { body: { outcome: 'NOK', why: { text: 'No.' } } });
  expect((await server.request(`${list}0`)).json()).toMatchObject({
    code: 'operator_refused',
    message: 'No.',
  });
  operator.answers.set('/find', { status: 409, body: {} });
  expect((await server.request(`${list}1`)).json()).toEqual({
    success: false,
    code: 'restricted',
    requestId: expect.any(String),
  });
});

it('ends the session at the status that the operator uses for it, and only then', async () => {
  await using operator = await fakeOperator();
  const upstream = { statuses: { '403': 'unauthorised' } } as const;
  await using server = await startTestServer({ sites: [exampleSite({ upstream })], operator });
  operator.answers.set(balance, { status: 403, body: {} });

  const cookie = await signIn(server);
  const ended = await server.request(balance, { headers: { cookie } });
  expect([ended.status, ended.json().code]).toEqual([401, 'unauthorised']);
  operator.answers.set(login, { status: 403, body: { success: false, message: 'No.' } });
  expect(
    await server.request(login, { method: 'POST', headers: ownPage, body: credentials }),
  ).toMatchObject({ status: 422 });
});

it('maps a brand’s own envelope, paths and headers to the common envelope', async () => {
  await using operator = await fakeOperator();
  operator.answers.set('/api/v9/captcha', {
    body: { ok: true, data: { captchaId: 'c', image: 'aW1n' } },
  });
  const upstream = {
    baseUrl: `${operator.origin}/api/`,
    tokenHeader: 'x-token',
    merchantHeader: 'x-brand',
    envelope: { success: 'ok', message: 'why', value: 'data' },
    calls: { captcha: { path: '/v9/captcha' } },
    headers: { 'x-key': { $secret: 'CORAL_KEY' } },
  };
  await using server = await startTestServer({
    sites: [exampleSite({ upstream })],
    operator,
    secretOf: (name) => (name === 'CORAL_KEY' ? 'key of coral' : undefined),
  });

  expect((await server.request('/wps/captcha')).json()).toEqual({
    success: true,
    value: { captchaId: 'c', image: 'aW1n' },
  });
  expect(operator.to('/api/v9/captcha')[0]?.headers).toMatchObject({
    'x-brand': 'CORAL',
    'x-key': 'key of coral',
  });

  operator.answers.set('/api/wps/session/login', {
    body: {
      ok: false,
      why: 'No.',
      data: {
        captcha: true,
        fields: [{ field: 'username', message: 'Taken.', row: 7 }],
        trace: 'at operator',
      },
    },
  });
  const no = await server.request(login, { method: 'POST', headers: ownPage, body: credentials });
  expect(no).toMatchObject({ status: 422 });
  expect(no.json()).toEqual({
    success: false,
    code: 'operator_refused',
    requestId: expect.any(String),
    message: 'No.',
    value: { captcha: true, fields: [{ field: 'username', message: 'Taken.' }] },
  });
});

it('[PREF-07] sends the visitor’s language with every call, and keeps a guest’s replies apart by it', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const jackpots = '/wps/relay/GCS_jackpots';
  operator.answers.set(jackpots, ok([]));
  const inLanguage = (lang: string) => ({ cookie: `livery-preferences=lang%3D${lang}` });

  for (const lang of ['TY', 'EN', 'TY'])
    expect((await server.request(jackpots, { headers: inLanguage(lang) })).status).toBe(200);
  await server.request(login, {
    method: 'POST',
    headers: { ...ownPage, ...inLanguage('TY') },
    body: credentials,
  });

  const languagesTo = (path: string) =>
    operator.to(path).map(({ headers }) => headers['accept-language']);
  expect(languagesTo(jackpots)).toEqual(['fil', 'en']);
  expect(languagesTo(login)).toEqual(['fil']);
  expect(operator.requests.filter(({ headers }) => !headers['accept-language'])).toEqual([]);
});

it('[PREF-03] reports a chosen language with the member’s token, and for guests without one', async () => {
  await using operator = await fakeOperator();
  await using server = await startTestServer({ sites: [exampleSite()], operator });
  const path = '/wps/system/language';
  operator.answers.set(path, ok(null));
  const report = (cookie: string) =>
    server.request(path, {
      method: 'PUT',
      headers: { ...ownPage, cookie },
      body: { language: 'TY' },
    });

  const cookie = await signIn(server);
  expect([(await report('')).status, (await report(cookie)).status]).toEqual([200, 200]);
  expect(operator.to(path).map(({ headers }) => headers.token)).toEqual([
    undefined,
    'canary-token',
  ]);
  operator.answers.set(path, { status: 401, body: {} });
  expect((await report(cookie)).json().code).toBe('unauthorised');
});
