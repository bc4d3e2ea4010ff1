import type { RouteMatch } from '@livery/model';
import { describe, expect, it } from 'vitest';
import { afterLogin } from './afterLogin.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply } from '../testing/fakeApi.ts';
import { loginResult } from '../testing/signedIn.ts';

const result = loginResult();

function setUp({
  returnAfterLogin = false,
  flags = {},
  route,
}: { returnAfterLogin?: boolean; flags?: Record<string, boolean>; route?: RouteMatch } = {}) {
  const addresses: string[] = [];
  const api = fakeApi({ firstLogin: [fail('upstream_failed')], loginInfo: [reply({})] });
  const bootstrap = exampleBootstrap({
    flags,
    site: { returnAfterLogin, afterLoginModal: false },
    ...(route && { route }),
  });
  const { routes } = bootstrap.site.routes;
  const agentHome = { paths: ['/agentHome'], layout: 'main', page: 'home' };
  const navigations: unknown[] = [];
  const root = exampleRoot({
    api,
    bootstrap: {
      ...bootstrap,
      site: { ...bootstrap.site, routes: { guardExempt: [], routes: { ...routes, agentHome } } },
    },
    navigation: {
      go: (address, options) => {
        addresses.push(address);
        navigations.push(options);
      },
      load: () => undefined,
      prepare: () => Promise.resolve(true),
    },
  });
  return { api, root, addresses, navigations };
}

it('[ROUTE-16] marks the address after a login, because any site may have chosen it', async () => {
  const { root, navigations } = setUp({ returnAfterLogin: true });
  await afterLogin(root, result);
  expect(navigations).toEqual([{ isUntrusted: true }]);
});

it('[LOGN-06] [LOGN-09] opens the home page for a member and the agent home for an agent', async () => {
  const { root, addresses } = setUp({ returnAfterLogin: true });
  await afterLogin(root, result);
  await afterLogin(root, result, 'agent');
  expect(addresses).toEqual(['/', '/agentHome']);
});

describe('[ROUTE-16] without returnAfterLogin, a login', () => {
  const signIn = async (address: string): Promise<string[]> => {
    const { root, addresses } = setUp({ route: { name: 'login', path: '/login', params: {} } });
    await root.page.show('/login', `/login?from=${encodeURIComponent(address)}`);
    await afterLogin(root, result);
    return addresses;
  };

  it.each(['/?mc=withdraw&mc.status=paid', '/sports?ac=menu#top'])(
    'opens the requested page of a centre at %j',
    async (address) => expect(await signIn(address)).toEqual([address]),
  );

  it.each([
    '/sports?id=101',
    '/sports#?mc=withdraw',
    '/nowhere?mc=withdraw',
    '/login?mc=withdraw',
    '//evil.example/?mc=withdraw',
    'https://evil.example/?mc=withdraw',
    '/\\evil.example?mc=withdraw',
  ])('opens the home page instead of %j', async (address) => {
    expect(await signIn(address)).toEqual(['/']);
  });
});

describe('[ROUTE-16] with returnAfterLogin, a login', () => {
  const signIn = async (path: string, search: string): Promise<string[]> => {
    const { root, addresses } = setUp({
      returnAfterLogin: true,
      route: { name: path === '/login' ? 'login' : 'sports', path, params: {} },
    });
    await root.page.show(path, path + search);
    await afterLogin(root, result);
    return addresses;
  };

  it('returns to the page named in its address, with query', async () => {
    expect(await signIn('/login', `?from=${encodeURIComponent('/sports?id=101&lang=EN')}`)).toEqual(
      ['/sports?id=101&lang=EN'],
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
  ])('never returns to %j', async (from) => {
    expect(await signIn('/login', `?from=${encodeURIComponent(from)}`)).toEqual(['/']);
  });

  it('in a popup stays on the page', async () => {
    expect(await signIn('/sports', '?lang=EN')).toEqual(['/sports?lang=EN']);
  });
});

it('[LOGN-06] hides the popup before anything else', async () => {
  const { root } = setUp();
  await root.modals.show('loginPopupModal', {});
  await afterLogin(root, { ...result, session: { ...result.session, passwordChange: 'may' } });
  expect(root.modals.open.map(({ name }) => name)).toEqual(['changePassModal']);
});

it('[LOGN-07] reports only a first login to the operator, once', async () => {
  const { api, root } = setUp();
  await afterLogin(root, { ...result, firstTimeLogin: true });
  expect([api.countOf('firstLogin'), api.countOf('loginInfo')]).toEqual([1, 1]);
  await afterLogin(root, result);
  expect(api.countOf('firstLogin')).toBe(1);
});

it('[LOGN-07] [LOGN-08] reports a first login only after its forced password change', async () => {
  const { api, root } = setUp();
  const done = afterLogin(root, {
    ...result,
    session: { ...result.session, passwordChange: 'must' },
    firstTimeLogin: true,
    passwordKept: true,
  });
  await expect.poll(() => root.modals.isOpen('changePassModal')).toBe(true);
  expect(root.modals.open[0]?.props).toMatchObject({
    mustChange: true,
    passwordKept: true,
    leadsTo: '/',
  });
  expect(api.calls).toEqual([]);
  root.modals.clear();
  await done;
  expect(api.countOf('firstLogin')).toBe(1);
});
