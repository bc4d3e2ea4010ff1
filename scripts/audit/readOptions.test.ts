import { expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

const shipped = ['lagoon', 'ironfield'];

it('runs everything five times by default', () => {
  expect(readOptions([], shipped)).toEqual({
    parts: ['lighthouse', 'axe'],
    brands: shipped,
    runs: 5,
    build: true,
  });
});

it('applies each option', () => {
  expect(
    readOptions(
      ['--only', 'axe', '--brand=lagoon', '--path', '/rng', '--runs', '1', '--no-build'],
      shipped,
    ),
  ).toEqual({ parts: ['axe'], brands: ['lagoon'], path: '/rng', runs: 1, build: false });
});

it('reports all invalid options at once', () => {
  const options = readOptions(
    ['--only', 'speed', '--brand', 'other', '--path', 'rng', '--runs', '0', '--fast', 'now'],
    shipped,
  );
  expect(options).toEqual({
    problems: [
      'There is no option --fast.',
      '"now" stands alone; a wish has a name, as "--only axe".',
      '--only takes one of lighthouse, axe.',
      '--brand takes one of lagoon, ironfield.',
      '--path takes a path from the root of the site, as "/rng".',
      '--runs takes a number from 1 to 99.',
    ],
  });
});
