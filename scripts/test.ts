/** `npm test`: checks, unit and integration tests, then the browser's. Closes with `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { findBrowser } from './setup/findBrowser.ts';
import { findPostgres } from './setup/findPostgres.ts';
import { runSuite } from './test/runSuite.ts';
import { Tally } from './test/Tally.ts';

const tally = new Tally();
const reports = '.data/reports';
await mkdir(reports, { recursive: true });

console.log('── Checks');
const sound = spawnSync(process.execPath, ['scripts/check.ts'], { stdio: 'inherit' }).status === 0;
tally.add(sound ? 1 : 0, sound ? 0 : 1);

// In a process of its own: a build leaves NODE_ENV at production, and tests want React as it is developed with.
if (spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) tally.add(0, 1);

await runSuite(tally, {
  name: 'Unit and integration', command: 'node_modules/.bin/vitest', report: `${reports}/unit.json`,
  args: ['run', '--config', 'scripts/vitest.config.ts', ...reportTo(`${reports}/unit.json`)], count: countTests,
});

if (findPostgres() !== undefined) {
  await runSuite(tally, {
    name: 'The demonstration operator on PostgreSQL', command: process.execPath, report: `${reports}/postgres.json`,
    args: ['scripts/test-postgres.ts', ...reportTo(`${reports}/postgres.json`)], count: countTests,
  });
}

const browser = findBrowser();
if (browser === undefined) {
  console.error('The browser tests need Chromium: install it and name it in CHROME_PATH.');
  tally.add(0, 1);
} else {
  await runSuite(tally, {
    name: 'Acceptance', command: 'node_modules/.bin/playwright', report: `${reports}/acceptance.json`,
    args: ['test', '--config', 'packages/acceptance/playwright.config.ts'], env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/acceptance.json` },
    count: (report) => {
      // playwright's JSON report.
      const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  });
}

console.log(`\n${tally.line()}`);
process.exitCode = tally.failed === 0 ? 0 : 1;

function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function countTests(report: unknown): { passed: number; failed: number } {
  // vitest's JSON report.
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}
