import { expect, it } from 'vitest';
import { checkLayers } from './checkLayers.ts';

const planted = (path: string, text: string): string[] => checkLayers([{ path, text }]);

it('accepts an allowed import', () => {
  expect(
    planted('packages/components/src/A/A.tsx', "import { Dialog } from '@livery/ui';\n"),
  ).toEqual([]);
});

it('reports the line of an import from the renderer to the components', () => {
  const [problem] = planted(
    'packages/renderer/src/PageView.tsx',
    "import { a } from './a.ts';\nimport { Stack } from '@livery/components';\n",
  );
  expect(problem).toMatch(
    /^packages\/renderer\/src\/PageView\.tsx:2 imports components: renderer may import model/,
  );
});

it('reports a relative path around a package entry, a re-export and a lazy import', () => {
  expect(
    planted(
      'packages/ui/src/A/A.tsx',
      "import { RootStore } from '../../../stores/src/RootStore.ts';",
    ),
  ).toHaveLength(1);
  expect(
    planted('packages/ui/src/A/A.tsx', "export { RootStore } from '@livery/stores';"),
  ).toHaveLength(1);
  expect(planted('server/src/a.ts', "const site = await import('@livery/site');")).toHaveLength(1);
});

it('reports imports that Node cannot load', () => {
  expect(planted('server/src/a.ts', "import { App } from './App.tsx';")[0]).toContain(
    'Node loads neither',
  );
  expect(planted('packages/config/src/a.ts', "import './a.css';")).toHaveLength(1);
});

it('reports globals of the environment outside a composition root', () => {
  expect(planted('packages/stores/src/A.ts', 'const nowMs = Date.now();')[0]).toContain(
    'uses the clock',
  );
  expect(planted('server/src/a.ts', 'const elapsedMs = performance.now;')).toHaveLength(1);
  expect(planted('packages/stores/src/A.ts', '// Date.now() is a port\n')).toEqual([]);
  expect(planted('server/src/main.ts', 'const nowMs = Date.now();')).toEqual([]);
});

it('reports a package of the demonstration in the platform, also in a test or a comment', () => {
  const text = "import { games } from '@livery/demo-content/catalogue/games';";
  for (const path of ['server/src/a.test.ts', 'packages/stores/src/testing/a.ts'])
    expect(planted(path, text)).toEqual([
      expect.stringContaining(`${path} names demo-content: the platform works without`),
    ]);
  expect(planted('packages/site/src/a.ts', '// As packages/demo-operator does\n')).toHaveLength(1);
  for (const path of ['packages/demo-operator/src/a.ts', 'packages/e2e/src/a.ts', 'scripts/a.ts'])
    expect(planted(path, text)).toEqual([]);
});
