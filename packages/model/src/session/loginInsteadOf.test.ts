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

it('[ROUTE-15] sends a guest to the login from every route but the exempt ones', () => {
  expect(
    ['/', '/down', '/download', '/download/', '/login'].map((path) =>
      loginInsteadOf(site(true), path),
    ),
  ).toEqual(['/login', '/login', undefined, undefined, undefined]);
});

it('leaves a path that is no route alone, so that it is not found', () => {
  expect(loginInsteadOf(site(true), '/nowhere')).toBeUndefined();
});

it('never guards the login, whatever the brand exempts, and nothing while the setting is off', () => {
  expect(loginInsteadOf(site(true, []), '/login')).toBeUndefined();
  expect(loginInsteadOf(site(false), '/')).toBeUndefined();
});

it('[ROUTE-16] [ROUTE-19] sends a guest from what is for members or agents to their login, whatever the brand shows guests', () => {
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

it('[ROUTE-16] tells the login where it was only where the brand leads back', () => {
  expect(loginInsteadOf(site(false, [], true), '/centre')).toBe('/login?from=%2Fcentre');
});

it('[ROUTE-16] sends a member home from the pages for getting in, and from the agents’ login only an agent', () => {
  const insteadOf = (agentCentre: boolean) =>
    ['/login', '/register', '/forget', '/agentLogin', '/down', '/nowhere'].map((path) =>
      homeInsteadOf(site(false), path, { agentCentre }),
    );
  expect(insteadOf(false)).toEqual(['/', '/', '/', undefined, undefined, undefined]);
  expect(insteadOf(true)).toEqual(['/', '/', '/', '/agentHome', undefined, undefined]);
});
