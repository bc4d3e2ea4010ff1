import { expect, it } from 'vitest';
import { clientBuildOf } from './clientBuildOf.ts';

const manifest = JSON.stringify({
  'src/main.tsx': { file: 'assets/main-1.js', isEntry: true, imports: ['_shared.js'], css: ['assets/main-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  '_cards.js': { file: 'assets/cards-1.js', imports: ['_shared.js', '../components/src/families/lobby.ts'], css: ['assets/cards-1.css'] },
  '../components/src/families/lobby.ts': { file: 'assets/lobby-1.js', imports: ['_cards.js', '_shared.js'], css: ['assets/lobby-1.css'] },
});

it('names an entry’s files and what a family needs besides them', () => {
  const build = clientBuildOf(manifest);

  expect(build.script).toBe('/assets/main-1.js');
  expect(build.core).toEqual({ scripts: ['/assets/shared-1.js'], styles: ['/assets/shared-1.css', '/assets/main-1.css'] });
  expect(build.family('lobby')).toEqual({ scripts: ['/assets/lobby-1.js', '/assets/cards-1.js'], styles: ['/assets/cards-1.css', '/assets/lobby-1.css'] });
  expect(build.family('toString')).toBeUndefined();
});

it('says what to do when there is no entry', () => {
  expect(() => clientBuildOf('{}')).toThrow('npm run build');
});
