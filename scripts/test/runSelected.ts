import { glob, readFile } from 'node:fs/promises';
import type { TestOptions } from './readTestOptions.ts';
import { runStage, type StageResult } from './runStage.ts';
import { requireEngines } from '../setup/requireEngines.ts';
import { browserEnvironment, buildStage, playwright, vitest } from './stages.ts';

const unitFiles = [
  'packages/*/src/**/*.test.{ts,tsx,mjs}',
  'server/src/**/*.test.ts',
  'scripts/**/*.test.ts',
];
const specFiles = 'packages/e2e/src/specs/**/*.spec.ts';

/**
 * Runs or lists the tests selected by parts of file paths and by requirement ids in titles; runs no
 * checks. Throws when no test matches.
 */
export async function runSelected({ list, paths, ids }: TestOptions): Promise<void> {
  const [units, specs] = [
    await filesWith(unitFiles, { paths, ids }),
    await filesWith([specFiles], { paths, ids }),
  ];
  if (units.length + specs.length === 0)
    throw new Error(`No test file matches ${[...paths, ...ids].join(' ')}.`);
  const titles = ids.map((id) => String.raw`\[${id}\]`).join('|');
  const results: StageResult[] = [];
  if (units.length > 0) {
    results.push(
      await runStage({
        name: 'Unit and service',
        command: vitest.command,
        args: [
          // Some tests are made by functions, which only running the files shows.
          ...(list ? ['list', '--no-static-parse'] : ['run']),
          ...vitest.config,
          ...units,
          ...(titles === '' ? [] : ['-t', titles]),
        ],
      }),
    );
  }
  if (specs.length > 0 && !list) results.push(await runStage(buildStage));
  if (specs.length > 0 && results.every(({ exitCode }) => exitCode === 0)) {
    results.push(
      await runStage({
        name: 'HTTP and browser',
        command: playwright.command,
        env: list
          ? {}
          : {
              ...browserEnvironment({ hasWalks: specs.some((file) => file.includes('/walks/')) }),
              ...(specs.some((file) => file.includes('/engines/')) ? requireEngines().env : {}),
            },
        args: [
          'test',
          ...playwright.config,
          '--reporter=list',
          ...(list ? ['--list'] : []),
          ...specs,
          ...(titles === '' ? [] : ['--grep', titles]),
        ],
      }),
    );
  }
  process.exitCode = results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
}

/**
 * Returns the files whose path contains one of `paths`, in any case, and whose text contains one of
 * `ids`; an empty list matches all.
 */
async function filesWith(
  patterns: readonly string[],
  { paths, ids }: Pick<TestOptions, 'paths' | 'ids'>,
): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { exclude: (path) => path.includes('node_modules') })) {
    if (paths.length > 0 && !paths.some((path) => file.toLowerCase().includes(path.toLowerCase())))
      continue;
    const text = ids.length === 0 ? '' : await readFile(file, 'utf8');
    if (ids.length === 0 || ids.some((id) => text.includes(`[${id}]`))) files.push(file);
  }
  return files.toSorted();
}
