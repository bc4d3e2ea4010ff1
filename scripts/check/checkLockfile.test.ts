import { expect, it } from 'vitest';
import { checkLockfile } from './checkLockfile.ts';

it('reports a dropped optional package', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
    'node_modules/a-linux': {},
  };
  expect(checkLockfile({ packages })).toEqual([expect.stringContaining('names a-mac')]);
});

it('reports an address of a registry', () => {
  expect(
    checkLockfile({
      packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } },
    }),
  ).toHaveLength(1);
});
