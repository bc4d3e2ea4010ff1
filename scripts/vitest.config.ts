import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './test/EnvironmentSequencer.ts';
import { waitTimeoutMs } from './test/waitTimeoutMs.ts';

/** Packages without processes or sockets. */
const pure = [
  'packages/{api,components,demo-content,demo-provider,model,renderer,site,stores,ui}/src',
  'packages/e2e/src',
  'scripts',
];
const withServices = ['packages/{cli,config,demo-operator}/src', 'server/src'];
const slow = '**/*.slow.test.ts';
const kit = '**/*.kit.test.ts';
/** Packages that `npm run audit` installs for itself have tests, too. */
const dependencies = '**/node_modules/**';

/**
 * `unit` and `service` are part of `npm test`; `slow` (whole programs, measurements, exhaustive
 * runs) and `kit` (containers) of `npm run test:rest`.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    allowOnly: false,
    // Generous, because no test asserts real time and a busy machine is only slower. Waits for a
    // condition end before the test, so that the condition is in its message.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: waitTimeoutMs, interval: 10 } },
    setupFiles: ['scripts/test/setUpWindow.ts'],
    // Half of the tests wait for processes and sockets, so there is one worker for each core.
    maxWorkers: '100%',
    // Test files share a worker's modules, because loading them again would take longer than most
    // files.
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: testsIn(pure), exclude: [slow, kit, dependencies] },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: testsIn(withServices),
          exclude: [slow, kit, dependencies],
          globalSetup: ['packages/demo-operator/src/testing/prepareSeededDatabase.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          exclude: [dependencies],
          globalSetup: ['packages/demo-operator/src/testing/prepareSeededDatabase.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'kit',
          include: [kit],
          exclude: [dependencies],
          // Each file needs the whole machine.
          fileParallelism: false,
          // A build of the image, or the start of two servers on a busy machine.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});

function testsIn(folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`);
}
