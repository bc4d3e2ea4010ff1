import { expect, it } from 'vitest';
import { routePaths } from './routePaths.ts';

const shared = {
  layout: 'layout',
  title: { $text: 'route.home.title' },
  description: { $text: 'route.home.description' },
} as const;

it('lists each page once, and each value of a parameter', () => {
  const routes = {
    home: { paths: ['/', '/index'], page: 'home', ...shared },
    games: {
      paths: ['/{games}'],
      params: { games: ['esports', 'elott'] },
      page: 'sports',
      ...shared,
    },
    download: { paths: ['/download'], redirect: '/down', ...shared },
    notFound: { paths: ['/404'], page: 'notFound', ...shared },
  };
  expect(routePaths(routes)).toEqual(['/', '/esports', '/elott']);
});
