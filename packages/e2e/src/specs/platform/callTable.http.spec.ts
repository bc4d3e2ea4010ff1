import { operatorCalls, platformCalls, type AnyCall } from '@livery/api';
import { CallValidators } from '@livery/api/CallValidators';
import { callRequest, fieldsOfCall, refusedCalls } from '../../http/callRequest.ts';
import { valueOf } from '../../http/envelope.ts';
import { cookiesOf, signIn } from '../../fixtures/memberSession.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';
import { gameAndDataCalls } from '../../literals/calls.ts';

test('[CALL-01] the table lists each call once, with method, path, token, encryption and the types of request and reply', () => {
  const validators = new CallValidators();
  const all = [...operatorCalls, ...platformCalls];
  expect(operatorCalls.length).toBeGreaterThanOrEqual(10);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  for (const { name, method, path, token, encrypted, schemas } of all) {
    expect(['GET', 'POST', 'PUT', 'DELETE'], name).toContain(method);
    expect(path, name).toMatch(/^\/(?:wps|lgw|_livery)\/[\w/]+$/);
    expect([typeof token, typeof encrypted], name).toEqual(['boolean', 'boolean']);
    // Throws if a schema does not exist.
    for (const schema of [schemas.request, schemas.reply])
      expect(validators.checkReply(schema, 0), `${name} ${schema}`).toBeDefined();
  }
});

test('[CALL-20] game and data calls are GET and send their data as the query', async ({
  ownBrand: brand,
  operator,
}) => {
  const calls = operatorCalls.filter(({ name }) => gameAndDataCalls.includes(name));
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getGameVendor', 'getGameList']),
  );
  const member = cookiesOf(await signIn(brand));
  for (const call of calls) {
    expect(call.method, call.name).toBe('GET');
    const { path, options } = await callRequest(brand, call);
    operator.calls.length = 0;
    const cookie = call.token ? `${member}; ` : '';
    // Uses another language than the page, because the page's reply is cached.
    expect(
      (
        await brand.request(path, {
          ...options,
          headers: { cookie: `${cookie}livery-preferences=lang%3DTY` },
        })
      ).status,
      call.name,
    ).toBe(200);
    const [sent] = operator.callsTo(call.path);
    expect([sent?.method, sent?.body], call.name).toEqual(['GET', '']);
    const query = Object.fromEntries(new URLSearchParams(sent?.query));
    expect(query, call.name).toMatchObject({
      ...fieldsOfCall(call.name),
      ...(call.name === 'getFavGameList' ? {} : { language: 'TY' }),
    });
    if (['getGameVendor', 'getGameList', 'getHotGameList'].includes(call.name))
      expect(query.platform, call.name).toContain('html5-desktop');
  }
});

test('[CALL-15] a call with a token rejects a guest before it reaches the operator', async ({
  ownBrand: brand,
  operator,
}) => {
  const guarded = operatorCalls.filter(({ token }) => token);
  expect(guarded.length).toBeGreaterThanOrEqual(90);
  operator.calls.length = 0;
  // No session, an invalid session and a token invented by the guest are all rejected.
  const guests: readonly Record<string, string>[] = [
    {},
    { cookie: 'livery=forged; livery-hint=member' },
    { token: 'forged', authorization: 'Bearer forged' },
  ];
  for (const [index, call] of guarded.entries()) {
    const { path, options } = await callRequest(brand, call);
    for (const headers of guests) {
      const { status, body } = await brand.request(path, {
        ...options,
        // A visitor may make only few calls that change something.
        visitor: `127.0.1.${index + 1}`,
        headers: { ...options.headers, ...headers },
      });
      // The gateway's envelope
      expect([status, (JSON.parse(body) as { code: string }).code], call.name).toEqual([
        401,
        'unauthorised',
      ]);
    }
  }
  expect(operator.calls.filter(({ path }) => guarded.some((call) => call.path === path))).toEqual(
    [],
  );
});

test('[CALL-15] a call without a token works for a guest, and one with a token for a member', async ({
  ownBrand: brand,
  operator,
}) => {
  const validators = new CallValidators();
  const open = operatorCalls.filter(({ token, from }) => !token && from !== 'gateway');
  // The sandbox's own test makes the calls of the centres, which need an order, message or agent.
  const guarded = operatorCalls.filter(
    ({ name, path, token, account, schemas }) =>
      token &&
      account !== 'agent' &&
      !path.includes('/MC_') &&
      validators.checkQuery(schemas.request, { ...fieldsOfCall(name) }).length === 0,
  );
  expect(open.length).toBeGreaterThanOrEqual(7);
  expect(guarded.length).toBeGreaterThanOrEqual(20);
  operator.calls.length = 0;
  for (const call of open) {
    const { path, options } = await callRequest(brand, call);
    const { status } = await brand.request(path, options);
    expect(status, call.name).toBe(refusedCalls.includes(call.name) ? 422 : 200);
    expect(operator.callsTo(call.path).length, call.name).toBeGreaterThan(0);
    expect(
      operator.callsTo(call.path).every(({ headers }) => headers.token === undefined),
      call.name,
    ).toBe(true);
  }

  // Calls that change the password come last, after those that end the session. All other calls
  // share one login, because logins per minute are limited.
  const changes = (call: AnyCall): number =>
    ({ opens: 0, closes: 1, renews: 2 })[call.session ?? 'opens'];
  const member = cookiesOf(await signIn(brand));
  for (const call of guarded.toSorted((a, b) => changes(a) - changes(b))) {
    const cookie = call.session === undefined ? member : cookiesOf(await signIn(brand));
    const { path, options } = await callRequest(brand, call);
    const { status } = await brand.request(path, {
      ...options,
      headers: { ...options.headers, cookie },
    });
    expect(status, call.name).toBe(refusedCalls.includes(call.name) ? 422 : 200);
    // Bets are placed and listed at the same path.
    expect(
      operator
        .callsTo(call.path)
        .filter(({ method }) => method === call.method)
        .map(({ headers }) => typeof headers.token),
      call.name,
    ).toEqual(['string']);
  }
});

test('[CALL-15] [CALL-01] a guest can make calls of the table without a token, and no other calls', async ({
  ownBrand: brand,
}) => {
  const { status, body } = await brand.request('/wps/relay/GCS_gameList?gameType=RNG');
  expect(status).toBe(200);
  expect((valueOf(body) as { games: unknown[] }).games).toHaveLength(15);
  for (const query of ['?gameType=RNG&unheardOf=1', '', '?gameType=RNG&pageNo=many'])
    expect((await brand.request(`/wps/relay/GCS_gameList${query}`)).status, query).toBe(400);
});
