import { expect, it } from 'vitest';
import { deniedClaimId } from '../shared-state/Denylist.ts';
import { unconfirmedState } from '../testing/localState.ts';
import { fakeOperator, ok, permissionWith } from '../testing/fakeOperator.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { cookiesOf, signIn } from '../testing/signIn.ts';
import {
  begin,
  ledTo,
  loginSocialPath,
  offerSocial,
  open,
  opened,
  socialBrand,
  start,
} from '../testing/socialBrand.ts';
import { ownPage, startTestServer } from '../testing/startTestServer.ts';

it('[LOGN-14] redirects to the provider, verifies the callback, logs in at the operator, and opens a session', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });

  const started = await open(server, `${start}?referralCode=WELCOME1`);
  const { origin, pathname, searchParams } = new URL(String(started.headers.location));
  expect([started.status, `${origin}${pathname}`]).toEqual([302, `${provider.issuer}/authorize`]);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'coral-client',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: 'http://coral.example/_livery/social/tide/callback',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(started.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'set-cookie': [
      expect.stringMatching(/^livery-social=[\w-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/),
    ],
  });

  const done = await open(server, provider.agree(String(started.headers.location)), {
    cookie: cookiesOf(started),
  });
  expect(ledTo(done)).toBe('303 /');
  // Social logins have no password, so none is stored for a change, even if the operator reports it
  // as expired.
  expect(done.headers['set-cookie']).toEqual([
    expect.stringMatching(/^livery=[\w-]+; .*SameSite=Strict; HttpOnly$/),
    'livery-hint=member; Path=/; Max-Age=86400; SameSite=Lax',
    'livery-social=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
  const [request] = operator.to(loginSocialPath);
  expect(JSON.parse(request?.body ?? '')).toEqual({
    provider: 'tide',
    subject: 'canary-subject',
    idToken: expect.stringMatching(/^ey/),
    name: 'Ann',
    email: 'ann@mail.test',
    referralCode: 'WELCOME1',
  });
  expect(request?.headers).toMatchObject({ merchant: 'CORAL', 'x-forwarded-for': '127.0.0.1' });
  expect(
    (await server.request('/_livery/session', { headers: { cookie: cookiesOf(done) } })).json(),
  ).toMatchObject({ value: { state: 'member', account: 'ann', customerId: 7 } });
  const { idToken } = JSON.parse(request?.body ?? '') as { idToken: string }; // Checked above
  const readable = [started, done]
    .map(({ text, headers }) => text + JSON.stringify(headers))
    .concat(server.logs)
    .join('');
  for (const secret of [
    'canary',
    'ann@mail.test',
    idToken.split('.')[2] ?? '',
    String(searchParams.get('state')),
  ])
    expect(readable.replaceAll(String(started.headers.location), '')).not.toContain(secret);
});

it('[LOGN-14] ends the session of a sign-in that another machine completed before', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  const { state, claimIds } = unconfirmedState();
  await using server = await startTestServer({
    sites: [socialBrand(provider)],
    operator,
    sharedState: state,
  });
  const { callback, cookie } = await begin(server, provider);
  const session = cookiesOf(await open(server, callback, { cookie }));
  const stateNow = async () =>
    (await server.request('/_livery/session', { headers: { cookie: session } })).json();
  expect(await stateNow()).toMatchObject({ value: { state: 'member' } });

  for (const claimId of claimIds)
    state.end({ sid: deniedClaimId(claimId), absolute: server.clock.nowMs() + 1 });

  expect(await stateNow()).toMatchObject({ value: { state: 'guest' } });
});

it('answers browsers’ own calls of loginSocial with 404', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const body = { provider: 'tide', subject: 'somebody else', idToken: 'forged' };
  for (const method of ['POST', 'PUT', 'GET']) {
    const { status, headers } = await server.request(loginSocialPath, {
      method,
      headers: ownPage,
      ...(method === 'GET' ? {} : { body }),
    });
    expect([status, headers['set-cookie']], method).toEqual([404, undefined]);
  }
  expect(operator.to(loginSocialPath)).toEqual([]);
});

it('[LOGN-07] reports a first login to the operator after opening the session, and no other login', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const enter = async (): Promise<string> => {
    const { callback, cookie } = await begin(server, provider);
    return ledTo(await open(server, callback, { cookie }));
  };
  expect(await enter()).toBe('303 /');
  expect(operator.to('/wps/member/firstLogin')).toEqual([]);
  operator.answers.set(
    loginSocialPath,
    ok({ token: 'canary-token', userName: 'ann', id: 7, account: 'ann', firstTimeLogin: true }),
  );
  // The login succeeds even if the operator's call after it fails.
  operator.answers.set('/wps/member/firstLogin', { status: 500, body: {} });
  expect(await enter()).toBe('303 /');
  await expect
    .poll(() => operator.to('/wps/member/firstLogin').map(({ headers }) => headers.token))
    .toEqual(['canary-token']);
});

it('sends only a verified e-mail address', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  provider.manners.claims = { email_verified: false, name: undefined };
  const { callback, cookie } = await begin(server, provider);
  expect(ledTo(await open(server, callback, { cookie }))).toBe('303 /');
  expect(JSON.parse(operator.to(loginSocialPath)[0]?.body ?? '')).toEqual({
    provider: 'tide',
    subject: 'canary-subject',
    idToken: expect.any(String),
  });
});

it('ends the previous session when it opens another', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const before = await signIn(server);
  const started = await open(server, start, { cookie: before });
  await open(server, provider.agree(String(started.headers.location)), {
    cookie: cookiesOf(started),
  });
  expect(
    (await server.request('/_livery/session', { headers: { cookie: before } })).json(),
  ).toMatchObject({ value: { state: 'guest' } });
});

it('accepts navigations only: no HEAD, no cross-site subresources, no provider that is not offered', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const statusOf = async (
    target: string,
    headers: Readonly<Record<string, string>>,
    method = 'GET',
  ) => (await server.request(target, { method, headers })).status;
  for (const target of [start, `${start}/callback?code=1&state=2`]) {
    expect(
      await statusOf(target, {
        'sec-fetch-mode': 'no-cors',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': 'image',
      }),
    ).toBe(403);
    expect(
      await statusOf(target, {
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': 'iframe',
      }),
    ).toBe(403);
    expect(await statusOf(target, opened, 'HEAD')).toBe(404);
  }
  for (const target of [
    '/_livery/social/other',
    '/_livery/social/toString',
    '/_livery/social/',
    '/_livery/social/tide/',
  ])
    expect(await statusOf(target, opened), target).toBe(404);
  expect(provider.paths).toEqual([]);
  for (const headers of [
    {},
    { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' },
  ])
    expect(await statusOf(start, headers)).toBe(302);
});

it('[LOGN-22] is unavailable while the operator’s flag is off or the brand is closed', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const { callback, cookie } = await begin(server, provider);
  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({ whitelabel: [{ modId: 'SOCIALLOGIN', enabled: '0' }] }),
  );
  server.clock.advance(6_000);
  await expect
    .poll(async () => ledTo(await open(server, start)))
    .toBe('303 /login?social=unavailable');
  expect(ledTo(await open(server, callback, { cookie }))).toBe('303 /login?social=unavailable');
  expect(operator.to(loginSocialPath)).toEqual([]);
});

it('returns to paths of the brand only, and only if the brand enables it', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({
    sites: [
      socialBrand(provider, {
        site: { socialSignIn: [{ provider: 'tide', name: 'Tide' }], returnAfterLogin: true },
      }),
      socialBrand(provider, { brand: 'reef' }),
    ],
    operator,
  });
  const destinationOf = async (returnTo: string, host = 'coral.example') => {
    const started = await open(server, `${start}?return=${encodeURIComponent(returnTo)}`, { host });
    return ledTo(
      await open(server, provider.agree(String(started.headers.location)), {
        cookie: cookiesOf(started),
        host,
      }),
    );
  };
  expect(await destinationOf('/rng?page=2#top')).toBe('303 /rng?page=2#top');
  expect(await destinationOf('/rng?page=2#top', 'reef.example')).toBe('303 /');
  for (const returnTo of [
    'https://evil.example/',
    '//evil.example/rng',
    '/\\evil.example/rng',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'rng',
    '/no-such-page',
    '/_livery/session',
    '/wps/captcha',
    '/rng/..//evil.example',
    '/.//evil.example',
    '/%2F/evil.example',
    '',
    '/rng\r\nset-cookie: x=1',
  ])
    expect(await destinationOf(returnTo), returnTo).toMatch(/^303 \/(?:rng[^/\\]*)?$/);
});
