import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Route } from '../generated/documents.gen.ts';
import { matchRoute, pathOf } from './matchRoute.ts';

/** Creates a route with the properties that this module reads. */
function route(paths: string[], changes: Partial<Route> = {}): Route {
  return { page: 'p', layout: 'l', paths, ...changes };
}

const routes = {
  home: route(['/', '/home']),
  slots: route(['/slots'], { gameType: 'RNG', bannerGroup: 'w_slots' }),
  games: route(['/m/{games}'], { params: { games: ['live', 'fish'] } }),
  help: route(['/help/{topic}/{page}'], { params: { topic: ['faq', 'rules'], page: ['1', '2'] } }),
  first: route(['/same']),
  second: route(['/same']),
};

it('returns the first matching route with its category and banner group', () => {
  expect(matchRoute(routes, '/home')).toEqual({ name: 'home', path: '/home', params: {} });
  expect(matchRoute(routes, '/slots')).toEqual({
    name: 'slots',
    path: '/slots',
    params: {},
    gameType: 'RNG',
    bannerGroup: 'w_slots',
  });
  expect(matchRoute(routes, '/same')?.name).toBe('first');
});

it('derives the category from the parameter "games", upper-cased', () => {
  expect(matchRoute(routes, '/m/live')).toEqual({
    name: 'games',
    path: '/m/live',
    params: { games: 'live' },
    gameType: 'LIVE',
  });
});

it('accepts only the listed values of a parameter', () => {
  expect(matchRoute(routes, '/m/slots')).toBeUndefined();
  expect(matchRoute(routes, '/m/constructor')).toBeUndefined();
  expect(matchRoute(routes, '/help/faq/2')?.params).toEqual({ topic: 'faq', page: '2' });
  expect(matchRoute(routes, '/help/2/faq')).toBeUndefined();
});

it('ignores a trailing slash but not extra or missing segments', () => {
  expect(matchRoute(routes, '/slots/')?.name).toBe('slots');
  expect(matchRoute(routes, '/')?.name).toBe('home');
  for (const path of ['/m', '/m/live/1', '/Slots', '/slot', '/{games}', '/m/{games}'])
    expect(matchRoute(routes, path), path).toBeUndefined();
});

it('returns the canonical path, or none if a parameter or the route is missing', () => {
  expect(pathOf(routes, 'home')).toBe('/');
  expect(pathOf(routes, 'help', { topic: 'faq', page: '1' })).toBe('/help/faq/1');
  expect(pathOf(routes, 'help', { topic: 'faq' })).toBeUndefined();
  expect(pathOf(routes, 'constructor')).toBeUndefined();
});

it('matches each generated path to its route and parameters', () => {
  const params = fc.record({
    topic: fc.constantFrom('faq', 'rules'),
    page: fc.constantFrom('1', '2'),
  });
  fc.assert(
    fc.property(params, (input) => {
      expect(matchRoute(routes, pathOf(routes, 'help', input) ?? '')).toMatchObject({
        name: 'help',
        params: input,
      });
    }),
  );
});
