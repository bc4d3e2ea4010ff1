import { expect, it } from 'vitest';
import { homeInsteadOf, loginInsteadOf, type GuardedSite } from './loginInsteadOf.ts';

const route = (path: string) => ({ paths: [path], layout: 'layout' });
const routes = {
  home: route('/'),
  login: route('/login'),
  register: route('/register'),
  forget: route('/forget'),
  agentLogin: route('/agentLogin'),
  down: route('/down'),
  download: { ...route('/download'), redirect: '/down' },
  agentHome: { ...route('/agentHome'), access: 'agent' as const },
  centre: { ...route('/centre'), access: 'member' as const },
};
const site = (
  loginedToHomePage: boolean,
  guardExempt = ['/download'],
  returnAfterLogin = false,
): GuardedSite => ({
  site: { loginedToHomePage, returnAfterLogin },
  routes: { routes, guardExempt },
});

it('[ROUTE-15] sends guests to the login from every route except exempt ones', () => {
  expect(
    ['/', '/down', '/download', '/download/', '/login'].map((path) =>
      loginInsteadOf(site(true), path),
    ),
  ).toEqual(['/login', '/login', undefined, undefined, undefined]);
});

it('returns nothing for unknown paths, so that they are not found', () => {
  expect(loginInsteadOf(site(true), '/nowhere')).toBeUndefined();
});

it('never redirects from the login, and from no route while the setting is off', () => {
  expect(loginInsteadOf(site(true, []), '/login')).toBeUndefined();
  expect(loginInsteadOf(site(false), '/')).toBeUndefined();
});

it('[ROUTE-16] [ROUTE-19] sends guests from member and agent routes to the respective login, whatever the setting', () => {
  expect(
    ['/centre', '/agentHome', '/agentLogin', '/down'].map((path) =>
      loginInsteadOf(site(false), path),
    ),
  ).toEqual(['/login', '/agentLogin', undefined, undefined]);
  expect(['/agentHome', '/agentLogin'].map((path) => loginInsteadOf(site(true), path))).toEqual([
    '/agentLogin',
    undefined,
  ]);
});

it('[ROUTE-16] adds path and query of a centre’s page for all brands', () => {
  expect(
    ['?mc=withdraw&lang=EN', '?ac', '?page=mc', ''].map((search) =>
      loginInsteadOf(site(false, []), '/centre', search),
    ),
  ).toEqual([
    `/login?from=${encodeURIComponent('/centre?mc=withdraw&lang=EN')}`,
    `/login?from=${encodeURIComponent('/centre?ac')}`,
    '/login',
    '/login',
  ]);
});

it('[ROUTE-16] adds the return path for brands with returnAfterLogin', () => {
  expect(loginInsteadOf(site(false, [], true), '/centre')).toBe('/login?from=%2Fcentre');
});

it('[ROUTE-16] sends members home from login, registration and recovery, and agents from the agents’ login', () => {
  const insteadOf = (agentCentre: boolean) =>
    ['/login', '/register', '/forget', '/agentLogin', '/down', '/nowhere'].map((path) =>
      homeInsteadOf(site(false), path, { agentCentre }),
    );
  expect(insteadOf(false)).toEqual(['/', '/', '/', undefined, undefined, undefined]);
  expect(insteadOf(true)).toEqual(['/', '/', '/', '/agentHome', undefined, undefined]);
});
