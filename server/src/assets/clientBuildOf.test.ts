import { expect, it } from 'vitest';
import { clientBuildOf } from './clientBuildOf.ts';

const manifest = JSON.stringify({
  'style.css': { file: 'build/style-1.css' },
  'src/main.tsx': { file: 'build/main-1.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'build/shared-1.js' },
  '_cards.js': {
    file: 'build/cards-1.js',
    imports: ['_shared.js', '../components/src/registry/chunks/lobby.gen.ts'],
  },
  '../components/src/registry/chunks/lobby.gen.ts': {
    file: 'build/lobby-1.js',
    imports: ['_cards.js', '_shared.js'],
  },
});

it('lists the files of an entry and the dependencies of a chunk', () => {
  const build = clientBuildOf(manifest);

  expect(build.script).toBe('/build/main-1.js');
  expect(build.style).toBe('/build/style-1.css');
  expect(build.core).toEqual(['/build/shared-1.js']);
  expect(build.chunk('lobby')).toEqual(['/build/lobby-1.js', '/build/cards-1.js']);
  expect(build.chunk('toString')).toBeUndefined();
});

it('reports a missing entry with the fix', () => {
  expect(() => clientBuildOf('{}')).toThrow('npm run build');
});
