/**
 * `npm test`, `npm run test:all`, `npm test -- [--list] <part of a path | requirement id> …`. A
 * full run closes with `N passed, N failed`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { findPostgres } from './setup/findPostgres.ts';
import { requireValkey } from './setup/requireValkey.ts';
import { readTestOptions } from './test/readTestOptions.ts';
import { runSelected } from './test/runSelected.ts';
import {
  buildStage,
  checkStage,
  playwrightStage,
  postgresStage,
  reportFolder,
  vitestStage,
} from './test/stages.ts';
import { TestRun } from './test/TestRun.ts';

// Test runners and their child processes find the locked Node first, whichever version the machine
// has.
process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

const options = readTestOptions(process.argv.slice(2));
if (options.list || options.paths.length + options.ids.length > 0) await runSelected(options);
else await runAll({ isWhole: options.all });

/** `isWhole`: also runs the walks, the slow tests and PostgreSQL after the tests of `npm test`. */
async function runAll({ isWhole }: { isWhole: boolean }): Promise<void> {
  // Before the stages, because the slow tests come after many minutes of others.
  if (isWhole) requireValkey();
  await rm(reportFolder, { recursive: true, force: true });
  await mkdir(reportFolder, { recursive: true });
  const run = new TestRun({ startedMs: Number(process.env.LIVERY_TEST_STARTED_MS ?? Date.now()) });

  // The checks use the processor time that the last long test files leave idle.
  await Promise.all([
    run.run(checkStage),
    run
      .run(buildStage)
      .then(() => run.run(vitestStage('Unit and service', 'unit', ['unit', 'service']))),
  ]);
  await run.run({
    ...playwrightStage('HTTP and browser', 'browser', ['http', 'browser']),
    hasBudget: true,
  });
  if (isWhole) {
    console.log(`\nnpm test: ${run.minutes()} minutes, ${run.tally()}`);
    await run.run(vitestStage('Slow tests', 'slow', ['slow']));
    if (findPostgres() !== undefined) await run.run(postgresStage);
    await run.run(playwrightStage('Walks', 'walks', ['walks']));
  }
  await run.close();
}
