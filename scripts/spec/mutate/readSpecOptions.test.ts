import { expect, it } from 'vitest';
import { readSpecOptions } from './readSpecOptions.ts';

it('reads what is asked for', () => {
  expect(readSpecOptions([])).toEqual({ mutate: false, list: false });
  expect(readSpecOptions(['--mutate', '--only', 'texts', '--family', 'login', '--list'])).toEqual({ mutate: true, list: true, only: 'texts', family: 'login' });
});

it('refuses what it does not know, and a choice without what it chooses from', () => {
  expect(() => readSpecOptions(['--mutte'])).toThrow(/--mutte/);
  expect(() => readSpecOptions(['--mutate', '--only', 'pages'])).toThrow('--only takes "texts" or "constants", not "pages".');
  expect(() => readSpecOptions(['--family', 'login'])).toThrow(/belong to --mutate/);
});
