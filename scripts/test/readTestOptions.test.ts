import { expect, it } from 'vitest';
import { readTestOptions } from './readTestOptions.ts';

const quick = {
  list: false,
  stages: 'quick',
  isPreparing: false,
  hasTotal: false,
  paths: [],
  ids: [],
};

it('distinguishes requirement ids from paths', () => {
  expect(readTestOptions(['--list', 'HOME-01', 'packages/stores', 'lottery'])).toEqual({
    ...quick,
    list: true,
    paths: ['packages/stores', 'lottery'],
    ids: ['HOME-01'],
  });
});

it('selects the stages', () => {
  expect(readTestOptions([])).toEqual(quick);
  expect(readTestOptions(['--all'])).toEqual({ ...quick, stages: 'all' });
  expect(readTestOptions(['--rest', '--total'])).toEqual({
    ...quick,
    stages: 'rest',
    hasTotal: true,
  });
  expect(readTestOptions(['--rest', '--prepare'])).toEqual({
    ...quick,
    stages: 'rest',
    isPreparing: true,
  });
});

it('rejects an unknown option, and one of the rest without it, with the usage', () => {
  expect(() => readTestOptions(['--watch'])).toThrow(/no option --watch; usage: npm test/);
  expect(() => readTestOptions(['--all', '--total'])).toThrow(
    /--total belongs to "npm run test:rest"/,
  );
});
