import { expect, it } from 'vitest';
import { ProviderVisit } from '../../testing/ProviderVisit.ts';
import { useSandbox } from '../../testing/useSandbox.ts';
import { isOwnRedirect } from './redirects.ts';

const fixture = useSandbox();

it('shows a choice of people on every sign-in, labelled as a demonstration', async () => {
  const visit = new ProviderVisit({ origin: fixture.sandbox.origin });
  for (const [person, name] of [
    ['harbour-1001', 'Alma Reyes'],
    ['harbour-1002', 'Ben Okafor'],
  ] as const) {
    const response = await visit.start();
    const page = await visit.page(response);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringMatching(
        /^default-src 'none'; .*form-action 'self' http:\/\/lagoon\.localhost:8080;/,
      ),
    ]);
    const html = await page.text();
    for (const text of ['This is a demonstration', 'Sign in with Harbour ID', name, 'Cancel'])
      expect(html).toContain(text);
    expect(html).not.toContain('northlight');
    const redirect = new URL(await visit.choose(response, person));
    expect(`${redirect.origin}${redirect.pathname}`).toBe(visit.redirectUri);
    expect(Object.fromEntries(redirect.searchParams)).toEqual({
      code: expect.any(String),
      state: 's1',
      iss: `${fixture.sandbox.origin}/oidc`,
    });
    const { id_token: idToken = '' } = await visit.redeem(redirect.href);
    // A token's second part
    const claims = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({
      sub: person,
      aud: 'harbour',
      iss: `${fixture.sandbox.origin}/oidc`,
      nonce: 'n1',
      name,
      email_verified: true,
    });
  }
});

it('redirects with access_denied after cancel and for unknown people', async () => {
  const visit = new ProviderVisit({ origin: fixture.sandbox.origin });
  for (const person of [undefined, 'northlight-2001', 'nobody'])
    expect(new URL(await visit.choose(await visit.start(), person)).searchParams.get('error')).toBe(
      'access_denied',
    );
});

it('requires PKCE, the code flow, and the requester’s verifier', async () => {
  const visit = new ProviderVisit({ origin: fixture.sandbox.origin });
  for (const changes of [
    { code_challenge: undefined, code_challenge_method: undefined },
    { response_type: 'id_token' },
    { client_id: 'unheard-of' },
  ]) {
    const response = await visit.start(changes);
    expect(response.headers.get('location') ?? 'nowhere').toMatch(/^nowhere$|[?#&]error=/);
  }
  const redirect = await visit.choose(await visit.start(), 'harbour-1001');
  expect(await visit.redeem(redirect, { verifier: 'x'.repeat(43) })).toMatchObject({
    error: 'invalid_grant',
  });
  const secondRedirect = await visit.choose(await visit.start(), 'harbour-1001');
  expect(await visit.redeem(secondRedirect)).toHaveProperty('id_token');
  expect(await visit.redeem(secondRedirect)).toMatchObject({ error: 'invalid_grant' });
});

it('redirects only to brands of this machine', async () => {
  const path = '/_livery/social/harbour/callback';
  for (const allowed of [
    `http://lagoon.localhost:8080${path}`,
    `http://www.lagoon.localhost${path}`,
    `http://127.0.0.1:9${path}`,
  ])
    expect(isOwnRedirect('harbour', allowed), allowed).toBe(true);
  const wrong = [
    `https://evil.example${path}`,
    `http://evil.example${path}`,
    `http://localhost.evil.example${path}`,
    `http://evil-localhost${path}`,
    `http://lagoon.localhost@evil.example${path}`,
    `http://user@lagoon.localhost${path}`,
    `http://lagoon.localhost/_livery/social/northlight/callback`,
    `http://lagoon.localhost${path}?next=x`,
    `http://lagoon.localhost${path}#x`,
    `http://lagoon.localhost/x/..${path}`,
    `http://lagoon.localhost${path}/`,
    'javascript:alert(1)',
    '',
  ];
  for (const redirectUri of wrong) {
    expect(isOwnRedirect('harbour', redirectUri), redirectUri).toBe(false);
    // Without a redirect address, the provider would use the only registered one.
    const response = await new ProviderVisit({
      origin: fixture.sandbox.origin,
      redirectUri: redirectUri === '' ? '/' : redirectUri,
    }).start();
    expect([response.status, response.headers.get('location')], redirectUri).toEqual([400, null]);
  }
});

it('answers late and cross-site requests with a message', async () => {
  const ended = await fetch(`${fixture.sandbox.origin}/oidc/interaction/unheard-of`);
  expect([ended.status, await ended.text()]).toEqual([
    400,
    expect.stringContaining('This sign-in has ended.'),
  ]);
  const foreign = await fetch(`${fixture.sandbox.origin}/oidc/interaction/unheard-of`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ person: 'harbour-1001' }),
  });
  expect(foreign.status).toBe(403);
});
