/**
 * `npm test`, `npm run test:rest`, `npm run test:all`, `npm run test:kit`,
 * `npm test -- [--list] <part of a path | requirement id> …`. A full run closes with
 * `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { ContainerEngine } from './kit/ContainerEngine.ts';
import { findPostgres } from './setup/findPostgres.ts';
import { requireEngines } from './setup/requireEngines.ts';
import { requireValkey } from './setup/requireValkey.ts';
import { hashSources } from './test/hashSources.ts';
import { readTestOptions, type TestOptions } from './test/readTestOptions.ts';
import { readRunResult, writeRunResult, type RunResult } from './test/RunResult.ts';
import { runSelected } from './test/runSelected.ts';
import { secondTriesFile } from './test/secondTries.ts';
import {
  buildStage,
  builtFolder,
  checkStage,
  enginesStage,
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
else if (options.isPreparing) requireValkey();
else process.exitCode = (await runStages(options)) ? 1 : 0;

/** Resolves with whether the run failed. */
async function runStages({ stages, hasTotal }: TestOptions): Promise<boolean> {
  // Before the stages, because the slow tests come after many minutes of others.
  if (stages !== 'quick') requireValkey();
  await mkdir(reportFolder, { recursive: true });
  const run = new TestRun({
    startedMs: Number(process.env.LIVERY_TEST_STARTED_MS ?? Date.now()),
    folder: reportFolder,
    listFile: secondTriesFile,
  });
  if (stages === 'rest') {
    const earlier = await readRunResult(reportFolder);
    if (hasTotal && !earlier)
      run.addProblem('npm test ended without a result; the reason is above.');
    await runRest(run, earlier?.builtSources);
    return (await run.close({ earlier: hasTotal ? earlier : undefined })).hasFailed;
  }
  if (stages === 'kit') {
    await run.run(buildStage);
    await runKit(run);
    return (await run.close({ earlier: undefined })).hasFailed;
  }
  await clearReports();
  const builtSources = await runQuick(run);
  if (stages === 'all') {
    console.log(`\nnpm test: ${run.minutes()} minutes, ${run.tally()}`);
    await runRest(run, builtSources);
    await runEngines(run);
    await runKit(run);
  }
  const { result, hasFailed } = await run.close({ earlier: undefined });
  if (stages === 'quick') await writeRunResult(reportFolder, { ...result, builtSources });
  return hasFailed;
}

/** Runs the stages of `npm test`. Resolves with the hash of the sources that were built. */
async function runQuick(run: TestRun): Promise<RunResult['builtSources']> {
  const sources = hashSources();
  // The checks use the processor time that the last long test files leave idle.
  const [, isBuilt] = await Promise.all([
    run.run(checkStage),
    run.run(buildStage).then(async (hasSucceeded) => {
      await run.run(vitestStage('Unit and service', 'unit', ['unit', 'service']));
      return hasSucceeded;
    }),
  ]);
  await run.run({
    ...playwrightStage('HTTP and browser', 'browser', ['http', 'browser']),
    hasBudget: true,
  });
  return isBuilt ? sources : undefined;
}

/** Runs the slow tests, PostgreSQL and the walks, and builds before if the sources have changed. */
async function runRest(run: TestRun, builtSources: RunResult['builtSources']): Promise<void> {
  const isBuilt =
    builtSources !== undefined && builtSources === hashSources() && existsSync(builtFolder);
  if (!isBuilt) await run.run(buildStage);
  await run.run(vitestStage('Slow tests', 'slow', ['slow']));
  if (findPostgres() !== undefined) await run.run(postgresStage);
  await run.run(playwrightStage('Walks', 'walks', ['walks']));
}

/** Runs every page and the main journeys in Firefox and WebKit, or says why not. */
async function runEngines(run: TestRun): Promise<void> {
  const engines = requireEngines();
  if (engines.projects.length > 0) await run.run(enginesStage(engines));
  for (const sentence of engines.missing) run.addNote(sentence);
}

/** Runs the deployment kit in containers, or says why not. */
async function runKit(run: TestRun): Promise<void> {
  const engine = await ContainerEngine.start();
  if (typeof engine === 'string') {
    run.addNote(
      `The deployment kit did not run in containers: ${engine} Its steps run as processes in the slow tests of scripts/deploy and server/src/boot.`,
    );
    return;
  }
  try {
    await run.run({ ...vitestStage('Deployment kit', 'kit', ['kit']), env: engine.env });
  } finally {
    await engine[Symbol.asyncDispose]();
  }
}

/** Removes the reports of the last run, except the record of second tries. */
async function clearReports(): Promise<void> {
  for (const name of await readdir(reportFolder))
    if (name !== 'flaky.json') await rm(`${reportFolder}/${name}`, { recursive: true });
}
