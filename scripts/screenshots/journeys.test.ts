import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isGone, journeyNames, journeys, widthsOf, wrongPageOf, type Journey } from './journeys.ts';

const base = join(import.meta.dirname, '../../tenants/_base');
const { routes } = JSON.parse(readFileSync(join(base, 'routes.json'), 'utf8')) as {
  routes: Record<string, { paths: string[]; params?: Record<string, string[]> }>;
};
const paths = Object.values(routes).flatMap(({ paths: patterns, params = {} }) =>
  patterns.flatMap((pattern) => {
    const [name, values] = Object.entries(params)[0] ?? [];
    return values?.map((value) => pattern.replace(`{${name}}`, value)) ?? [pattern];
  }),
);
const ofName = (name: string): Journey => journeys[name] ?? { path: '' };

it.each(journeyNames)('%s starts and ends at a page that exists', (name) => {
  const { path, endsAt = path } = ofName(name);
  for (const address of [path, endsAt]) {
    const { pathname, searchParams } = new URL(address, 'http://brand.example');
    expect(paths).toContain(pathname);
    for (const centre of ['mc', 'ac'].filter((each) => searchParams.has(each)))
      expect(existsSync(join(base, 'pages', `${centre}.${searchParams.get(centre)}.json`))).toBe(
        true,
      );
  }
});

it.each([
  ['records', 'http://lagoon.localhost/?mc=personalHistoryCopy&mc.page=2', undefined],
  [
    'records',
    'http://lagoon.localhost/?mc=securityCenter',
    'shows /?mc=securityCenter instead of /?mc=personalHistoryCopy',
  ],
  ['game', 'http://lagoon.localhost/game?nodeId=7', undefined],
  ['game', 'http://lagoon.localhost/rng', 'shows /rng? instead of /game'],
])('%s at %s: %s', (name, address, wrong) => {
  expect(wrongPageOf(ofName(name), address)).toBe(wrong);
});

it('pictures a menu only in the widths that have it', () => {
  const widths = [360, 767, 768, 1024, 1280];

  expect(['home', 'menu', 'more'].map((name) => widthsOf(ofName(name), widths))).toEqual([
    widths,
    [360, 767],
    [1024],
  ]);
});

it.each([
  ['home', 'lagoon', 'guest', true],
  ['home', 'lagoon', 'agent', false],
  ['agents', 'ironfield', 'agent', true],
  ['more', 'lagoon', 'member', true],
  ['more', 'ironfield', 'member', false],
] as const)('%s in %s by a %s: %j', (name, brand, visitor, expected) => {
  expect(isGone(ofName(name), { brand, visitor })).toBe(expected);
});
