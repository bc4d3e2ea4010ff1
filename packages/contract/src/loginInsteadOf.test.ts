import { expect, it } from 'vitest';
import { loginInsteadOf, type GuardedSite } from './loginInsteadOf.ts';

const routes = { home: { paths: ['/'], layout: 'layout' }, login: { paths: ['/login'], layout: 'layout' }, down: { paths: ['/down'], layout: 'layout' }, download: { paths: ['/download'], layout: 'layout', redirect: '/down' } };
const site = (loginedToHomePage: boolean, guardExempt = ['/download']): GuardedSite => ({ site: { loginedToHomePage }, routes: { routes, guardExempt } });

it('[ROUTE-15] sends a guest to the login from every route but the exempt ones', () => {
  expect(['/', '/down', '/download', '/download/', '/login'].map((path) => loginInsteadOf(site(true), path))).toEqual(['/login', '/login', undefined, undefined, undefined]);
});

it('leaves a path that is no route alone, so that it is not found', () => {
  expect(loginInsteadOf(site(true), '/nowhere')).toBeUndefined();
});

it('never guards the login, whatever the brand exempts, and nothing while the setting is off', () => {
  expect(loginInsteadOf(site(true, []), '/login')).toBeUndefined();
  expect(loginInsteadOf(site(false), '/')).toBeUndefined();
});
