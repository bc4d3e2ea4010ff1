import { expect, it } from 'vitest';
import { checkFolderOrder, checkFolderSizes } from './checkFolders.ts';

const planted = (path: string, text: string): string[] => checkFolderOrder([{ path, text }]);

it.each([
  ['packages/stores/src/core/Resource.ts', "import { a } from '../lobby/a.ts';"],
  ['packages/stores/src/core/Resource.ts', "import type { A } from '../lobby/a.ts';"],
  ['packages/stores/src/core/Resource.ts', "export * from '../lobby/a.ts';"],
  ['packages/stores/src/core/Resource.ts', "const a = await import('../lobby/a.ts');"],
  ['packages/stores/src/core/Resource.ts', "const a = await import(\n  '../lobby/a.ts'\n);"],
  ['packages/stores/src/core/Resource.ts', "type A = typeof import('../lobby/a.ts');"],
])('reports in %s the import of a later folder by %j', (path, text) => {
  expect(planted(path, text)).toEqual([
    `${path}:1 imports ../lobby/a.ts: core comes before lobby in folderOrder (scripts/check/layers.ts). Move the shared part to an earlier folder.`,
  ]);
});

it('accepts imports of earlier folders', () => {
  expect(
    planted(
      'packages/stores/src/lobby/GamesStore.ts',
      "import { a } from '../core/a.ts';\nimport type { StoreDeps } from '../site/StoreAccess.ts';\nawait import('../shell/b.ts');",
    ),
  ).toEqual([]);
});

it.each([
  "import { RootStore } from '../RootStore.ts';",
  "import type { RootStore } from '../RootStore.ts';",
  "await import('../RootStore.ts');",
])('reports the import of a file beside the folders by %j', (text) => {
  for (const path of ['packages/stores/src/lobby/a.ts', 'packages/stores/src/centre/a.ts'])
    expect(planted(path, text)).toEqual([
      `${path}:1 imports ../RootStore.ts: a folder imports nothing from beside it.`,
    ]);
});

it('reports an import of the own package by its name', () => {
  expect(
    planted('packages/stores/src/core/a.ts', "import type { RootStore } from '@livery/stores';"),
  ).toEqual([
    'packages/stores/src/core/a.ts:1 imports @livery/stores: a package imports its own files by their paths.',
  ]);
  expect(
    planted('packages/stores/src/core/a.ts', "import type { Clock } from '@livery/model';"),
  ).toEqual([]);
});

it('reports a folder that is not in the order', () => {
  expect(planted('server/src/misc/a.ts', '')).toEqual([
    'server/src/misc/a.ts: the folder misc is missing in folderOrder of server/src (layers.ts).',
  ]);
});

it('ignores tests and other packages', () => {
  const text = "import { a } from '../lobby/a.ts';";
  expect(planted('packages/stores/src/core/a.test.ts', text)).toEqual([]);
  expect(planted('packages/cli/src/core/a.ts', text)).toEqual([]);
});

it('reports a folder of more than 25 files, except lists of documents', () => {
  const files = (folder: string) =>
    Array.from({ length: 26 }, (_, index) => `${folder}/${index}.ts`);
  expect(checkFolderSizes(files('packages/ui/src'))).toEqual([
    'packages/ui/src has 26 files: divide it, so that no folder has more than 25.',
  ]);
  expect(checkFolderSizes(files('tenants/_base/pages'))).toEqual([]);
});
