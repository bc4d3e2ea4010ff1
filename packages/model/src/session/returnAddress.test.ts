import { expect, it } from 'vitest';
import { returnAddress } from './returnAddress.ts';

const route = (path: string) => ({ paths: [path], layout: 'layout' });
const routes = {
  home: route('/'),
  rng: route('/rng'),
  login: route('/login'),
  register: route('/register'),
};

it('[ROUTE-16] accepts a route of the brand with query and hash', () => {
  expect(
    ['/', '/rng', '/rng/?vassalage=PG#top', '/?from=//evil.example'].map((address) =>
      returnAddress(routes, address),
    ),
  ).toEqual(['/', '/rng', '/rng/?vassalage=PG#top', '/?from=//evil.example']);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '//',
  '///?x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' /rng',
  'rng',
  'javascript:alert(1)',
  '/rng\\..',
  '',
  null,
  undefined,
  '/nowhere',
  '/rng/../login',
  '/login',
  '/register?x=1',
])('[ROUTE-16] rejects %j', (address) => {
  expect(returnAddress(routes, address)).toBeUndefined();
});
