import { parseNetworks } from '@livery/config/networks';
import { expect, it } from 'vitest';
import { fakeOperator, refused } from '../testing/fakeOperator.ts';
import { fakeProvider, type ProviderManners } from '../testing/fakeProvider.ts';
import { passDeadlines } from '../testing/passDeadlines.ts';
import { cookiesOf } from '../testing/signIn.ts';
import {
  begin,
  ledTo,
  loginSocialPath,
  offerSocial,
  open,
  socialBrand,
  start,
} from '../testing/socialBrand.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { createConnectionPools } from '../upstream/ConnectionPools.ts';

const expired = '303 /login?social=expired';
const failed = '303 /login?social=failed';
const unavailable = '303 /login?social=unavailable';

it('accepts a callback once, for its own state, in the same browser and in time', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({
    sites: [socialBrand(provider), socialBrand(provider, { brand: 'reef' })],
    operator,
  });
  const first = await begin(server, provider);
  const other = await begin(server, provider);

  expect(ledTo(await open(server, first.callback)), 'no cookie').toBe(expired);
  expect(ledTo(await open(server, first.callback, { cookie: other.cookie })), 'another state').toBe(
    expired,
  );
  expect(
    ledTo(
      await open(server, first.callback.replace(/state=[\w-]+/, 'state='), {
        cookie: first.cookie,
      }),
    ),
    'no state',
  ).toBe(expired);
  expect(
    ledTo(await open(server, first.callback, { cookie: first.cookie, host: 'reef.example' })),
    'another brand',
  ).toBe(expired);
  expect(
    ledTo(
      await open(server, first.callback, {
        cookie: first.cookie.replace(
          /=(.)/,
          (_all, letter: string) => `=${letter === 'A' ? 'B' : 'A'}`,
        ),
      }),
    ),
    'tampered',
  ).toBe(expired);
  expect(provider.tokenRequests).toEqual([]);

  expect(
    ledTo(await open(server, first.callback, { cookie: first.cookie })),
    'what came before did not spend it',
  ).toBe('303 /');
  expect(ledTo(await open(server, first.callback, { cookie: first.cookie })), 'again').toBe(
    expired,
  );
  expect([provider.tokenRequests.length, operator.to(loginSocialPath).length]).toEqual([1, 1]);

  server.clock.advance(10 * 60_000);
  expect(ledTo(await open(server, other.callback, { cookie: other.cookie })), 'too late').toBe(
    expired,
  );
  expect(provider.tokenRequests.length).toBe(1);
});

const lies: Readonly<Record<string, ProviderManners>> = {
  'another nonce': { claims: { nonce: 'another' } },
  'no nonce': { claims: { nonce: undefined } },
  'another client': { claims: { aud: 'somebody-else' } },
  'another issuer': { claims: { iss: 'https://other.example' } },
  'no subject': { claims: { sub: undefined } },
  over: { claims: { exp: 1_600_000_000, iat: 1_599_999_000 } },
  'a key nobody published': { foreignKey: true },
};

it.each(Object.entries(lies))('rejects an id token with %s', async (_title, manners) => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const { callback, cookie } = await begin(server, provider);
  Object.assign(provider.manners, manners);
  const reply = await open(server, callback, { cookie });
  expect(ledTo(reply)).toBe(failed);
  expect(reply.headers['set-cookie']).toEqual([
    'livery-social=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
  expect(operator.to(loginSocialPath)).toEqual([]);
  expect(server.logs.join('')).not.toContain('canary');
});

it('rejects a callback of another provider, and a code of another sign-in', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const [mine, theirs] = [await begin(server, provider), await begin(server, provider)];
  expect(
    ledTo(
      await open(
        server,
        mine.callback.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://other.example')}`),
        { cookie: mine.cookie },
      ),
    ),
  ).toBe(failed);
  const code = new URLSearchParams(theirs.callback.split('?')[1]).get('code') ?? '';
  const second = await begin(server, provider);
  expect(
    ledTo(
      await open(server, second.callback.replace(/code=[^&]+/, `code=${code}`), {
        cookie: second.cookie,
      }),
    ),
  ).toBe(failed);
  expect(operator.to(loginSocialPath)).toEqual([]);
});

it('maps a provider’s refusal to a code without its message', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  for (const [error, end] of [
    ['access_denied', '303 /login?social=cancelled'],
    ['server_error', unavailable],
    ['temporarily_unavailable', unavailable],
    ['invalid_scope', failed],
    ['<canary>', failed],
  ] as const) {
    const started = await open(server, start);
    const state = new URL(String(started.headers.location)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({
      error,
      error_description: 'canary-words',
      state,
      iss: provider.issuer,
    });
    expect(
      ledTo(
        await open(server, `${start}/callback?${query.toString()}`, { cookie: cookiesOf(started) }),
      ),
      error,
    ).toBe(end);
  }
  expect(server.logs.join('')).not.toContain('canary');
});

it('applies the operators’ deadlines to providers and retries at the next sign-in', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({
    sites: [socialBrand(provider)],
    operator,
  });
  let hasArrived = false;
  provider.manners.answer = () => (hasArrived = true);
  const slow = await passDeadlines(
    server.clock,
    () => open(server, start),
    () => hasArrived,
  );
  expect(ledTo(slow)).toBe(unavailable);
  for (const answer of [
    (response) => (response.writeHead(503).end(), true),
    (response) => (response.destroy(), true),
  ] satisfies ProviderManners['answer'][]) {
    provider.manners.answer = answer;
    expect(ledTo(await open(server, start))).toBe(unavailable);
  }
  delete provider.manners.answer;
  expect(ledTo(await open(server, start))).toMatch(/^302 /);
});

it('connects to no provider in a private network that is not allowed', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  const site = socialBrand(provider, {
    upstream: {
      socialProviders: { tide: { issuer: 'http://127.0.0.2:9', clientId: 'coral-client' } },
    },
  });
  await using server = await startTestServer({
    sites: [site],
    operator,
    connectionPools: createConnectionPools({ allowed: parseNetworks('127.0.0.1', 'test') }),
  });
  expect(ledTo(await open(server, start))).toBe(unavailable);
  expect(server.logs.join('')).toContain('in a network that is not listed');
});

it('reports an operator that refuses or is unreachable', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  const site = socialBrand(provider, { upstream: { statuses: { '403': 'restricted' } } });
  await using server = await startTestServer({ sites: [site], operator });
  for (const [answer, failure] of [
    [refused('canary-words: locked'), 'refused'],
    [{ status: 403, body: {} }, 'refused'],
    [{ status: 429, body: {} }, 'busy'],
    [{ status: 500, body: {} }, 'unavailable'],
  ] as const) {
    operator.answers.set(loginSocialPath, answer);
    const { callback, cookie } = await begin(server, provider);
    const reply = await open(server, callback, { cookie });
    expect(ledTo(reply)).toBe(`303 /login?social=${failure}`);
    expect(reply.headers['set-cookie']?.join('')).not.toContain('livery=');
  }
  expect(server.logs.join('')).not.toContain('canary');
});

it('reports exceeded rate limits', async () => {
  await using provider = await fakeProvider();
  await using operator = await fakeOperator();
  offerSocial(operator);
  await using server = await startTestServer({ sites: [socialBrand(provider)], operator });
  const ends = await Promise.all(Array.from({ length: 61 }, () => open(server, start)));
  expect(ends.map(ledTo).filter((end) => end === '303 /login?social=busy')).toHaveLength(1);
});
