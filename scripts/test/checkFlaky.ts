import { readFile, writeFile } from 'node:fs/promises';
import type { TestResult } from './readReport.ts';

/**
 * Committed list of tests that once passed only when retried. A test on it that needs another retry
 * fails the run.
 */
const knownFile = 'packages/e2e/flaky.md';
const recordFile = '.data/reports/flaky.json';

/**
 * Records the tests that passed only when retried, and returns why the run fails because of them:
 * two in one run, or one on the committed list.
 */
export async function checkFlaky(results: readonly TestResult[]): Promise<string[]> {
  const flaky = results.filter(({ outcome }) => outcome === 'flaky');
  await writeFile(recordFile, `${JSON.stringify(flaky, null, 2)}\n`);
  for (const { file, title, seconds, firstError = '' } of flaky) {
    console.warn(
      `Flaky: ${file}: ${title} (${seconds.toFixed(1)} s, passed on the second try)\n${firstError.replace(/^/gm, '  ')}`,
    );
  }
  return flakyProblems(flaky, await readFile(knownFile, 'utf8'));
}

/** Returns why flaky tests fail a run; empty when they do not. */
export function flakyProblems(flaky: readonly TestResult[], knownList: string): string[] {
  const repeated = flaky
    .filter(({ title }) => knownList.includes(title))
    .map(
      ({ title }) =>
        `"${title}" is listed in ${knownFile} and was flaky again: fix it or remove it.`,
    );
  return flaky.length > 1
    ? [`${flaky.length} tests passed only on the second try; one is tolerated.`, ...repeated]
    : repeated;
}
