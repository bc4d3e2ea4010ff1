import { defineConfig } from 'vitest/config';

/** Packages without processes, sockets or files: their test files share a worker's modules, which costs a fifth of a worker for each file. */
const shared = ['packages/{api,components,contract,renderer,site,stores,ui}/src', 'packages/acceptance/src', 'scripts'];
const isolated = ['packages/{cli,config,sandbox}/src', 'server/src'];
const slow = '**/*.slow.test.ts';

/** `unit` and `service` belong to `npm test`; `slow` (whole programs, exhaustive runs) to `npm run test:all`. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    allowOnly: false,
    // Half of the tests wait for processes and sockets: one worker a core.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'unit', include: testsIn(shared), isolate: false } },
      { extends: true, test: { name: 'service', include: testsIn(isolated), exclude: [slow], globalSetup: ['packages/sandbox/src/testing/prepareSeededDatabase.ts'] } },
      { extends: true, test: { name: 'slow', include: [slow], exclude: ['**/node_modules/**'], globalSetup: ['packages/sandbox/src/testing/prepareSeededDatabase.ts'] } },
    ],
  },
});

function testsIn(folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`);
}
