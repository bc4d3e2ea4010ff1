import { expect, it } from 'vitest';
import { readTestOptions } from './readTestOptions.ts';

it('distinguishes requirement ids from paths', () => {
  expect(readTestOptions(['--list', 'HOME-01', 'packages/stores', 'lottery'])).toEqual({
    list: true,
    all: false,
    paths: ['packages/stores', 'lottery'],
    ids: ['HOME-01'],
  });
  expect(readTestOptions(['--all'])).toEqual({ list: false, all: true, paths: [], ids: [] });
});

it('rejects an unknown option with the usage', () => {
  expect(() => readTestOptions(['--watch'])).toThrow(/no option --watch; usage: npm test/);
});
