import type { Site } from '@livery/model';
import { exampleSite, type SiteChanges } from './exampleSite.ts';
import { ok, permissionWith, type FakeOperator } from './fakeOperator.ts';
import type { FakeProvider } from './fakeProvider.ts';
import { cookiesOf } from './signIn.ts';
import type { Reply, TestServer } from './startTestServer.ts';

/** Path of the operator's social login. */
export const loginSocialPath = '/wps/session/login/social';

/** Path that starts a sign-in. */
export const start = '/_livery/social/tide';

/** Returns a brand with one provider, `tide`. */
export function socialBrand(
  provider: Pick<FakeProvider, 'issuer'>,
  { site, upstream, ...changes }: SiteChanges = {},
): Site {
  const brandSite = exampleSite({
    ...changes,
    site: { socialSignIn: [{ provider: 'tide', name: 'Tide' }], ...site },
    upstream: {
      socialProviders: { tide: { issuer: provider.issuer, clientId: 'coral-client' } },
      ...upstream,
    },
  });
  return {
    ...brandSite,
    flags: {
      flags: {
        ...brandSite.flags.flags,
        socialSignIn: { module: 'SOCIALLOGIN', whenMissing: false },
      },
    },
  };
}

/** Makes the operator offer the provider and accept every user. */
export function offerSocial(operator: FakeOperator): void {
  operator.answers.set(
    '/wps/system/whitelabel',
    permissionWith({ whitelabel: [{ modId: 'SOCIALLOGIN', enabled: '1' }] }),
  );
  operator.answers.set(
    loginSocialPath,
    ok({
      token: 'canary-token',
      userName: 'ann',
      id: 7,
      account: 'ann',
      isAgent: 0,
      passwordExpired: true,
    }),
  );
}

/** Headers that a browser sends with a navigation. */
export const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } as const;

/** Requests an address as a browser's navigation does, with its cookies. */
export function open(
  server: TestServer,
  target: string,
  { cookie = '', host }: { cookie?: string; host?: string } = {},
): Promise<Reply> {
  return server.request(target, {
    headers: { ...opened, ...(cookie === '' ? {} : { cookie }) },
    ...(host === undefined ? {} : { host }),
  });
}

/**
 * Starts a sign-in and approves it at the provider. Returns the cookie and the callback address.
 */
export async function begin(
  server: TestServer,
  provider: FakeProvider,
  target = start,
): Promise<{ cookie: string; callback: string; location: string }> {
  const started = await open(server, target);
  const location = String(started.headers.location);
  return { cookie: cookiesOf(started), location, callback: provider.agree(location) };
}

/** Returns the address to which a response redirects. */
export function ledTo({ status, headers }: Reply): string {
  return `${status} ${headers.location}`;
}
