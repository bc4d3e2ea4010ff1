import { expect, it } from 'vitest';
import { checkFolderOrder, checkFolderSizes } from './checkFolders.ts';

const planted = (path: string, text: string): string[] => checkFolderOrder([{ path, text }]);

it('reports an import of a later folder, also of its types', () => {
  expect(
    planted('packages/stores/src/core/Resource.ts', "import { a } from '../lobby/a.ts';"),
  ).toEqual([
    'packages/stores/src/core/Resource.ts:1 imports ../lobby/a.ts: core comes before lobby in folderOrder (scripts/check/layers.ts). Move the shared part to an earlier folder.',
  ]);
  expect(
    planted('server/src/gateway/gateway.ts', "import type { Page } from '../documents/Page.ts';"),
  ).toHaveLength(1);
});

it('accepts imports of earlier folders, dynamic imports, and types from beside the folders', () => {
  expect(
    planted(
      'packages/stores/src/lobby/GamesStore.ts',
      "import { a } from '../core/a.ts';\nimport type { RootStore } from '../RootStore.ts';\nawait import('../support/b.ts');",
    ),
  ).toEqual([]);
  expect(
    planted('packages/stores/src/lobby/a.ts', "import { RootStore } from '../RootStore.ts';"),
  ).toEqual([
    'packages/stores/src/lobby/a.ts:1 imports ../RootStore.ts: a folder imports no code from beside it.',
  ]);
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
