import { expect, it } from 'vitest';
import { SiteStore } from './SiteStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';

const { site: config, state, assets } = exampleBootstrap();
const site = new SiteStore({ config, state, assets });

it('returns the addresses of the brand’s files and the operator’s images', () => {
  expect([site.assetUrl('assets/logo.svg'), site.assetUrl('assets/none.svg')]).toEqual([
    '/assets/0123456789abcdef',
    undefined,
  ]);
  expect(site.imageUrl('/a.png')).toBe('https://cdn.example/a.png');
  expect(
    new SiteStore({ config, state: { ...state, imageCDNs: [] }, assets }).imageUrl('/a.png'),
  ).toBeUndefined();
});

it('returns the path of a route; a parameter with one value may be omitted', () => {
  expect([
    site.routePath('games', { games: 'live' }),
    site.routePath('slots'),
    site.routePath('games'),
    site.routePath('nowhere'),
  ]).toEqual(['/games/live', '/hall/slots', undefined, undefined]);
});

it('finds the route of a game category by its own name or by its parameter', () => {
  expect(['SPORTS', 'RNG', 'FISH'].map((gameType) => site.routeOfGameType(gameType))).toEqual([
    { route: 'sports', params: {} },
    { route: 'games', params: { games: 'rng' } },
    undefined,
  ]);
});

it('uses a route with its own category for no other category', () => {
  const hall = {
    paths: ['/hall/{games}'],
    params: { games: ['rng', 'live'] },
    layout: 'main',
    gameType: 'FISH',
  };
  const other = new SiteStore({
    config: { ...config, routes: { guardExempt: [], routes: { hall } } },
    state,
    assets,
  });
  expect([other.routeOfGameType('RNG'), other.routeOfGameType('FISH')]).toEqual([
    undefined,
    { route: 'hall', params: {} },
  ]);
});
