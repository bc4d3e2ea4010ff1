import type { TestResult } from './readReport.ts';
import type { StageResult } from './runStage.ts';

const dearestCount = 10;
/** Lines of an error that the closing report repeats. */
const maxErrorLines = 12;

/**
 * The closing report of a run: minutes and processor time of each stage, the tests that took longest,
 * and the failed ones with their errors, so that the end of a long output tells why.
 */
export function summary(stages: readonly StageResult[], results: readonly TestResult[]): string[] {
  const dearest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, dearestCount);
  return [
    `${'Stage'.padEnd(28)}${'minutes'.padStart(8)}${'CPU s'.padStart(8)}`,
    ...stages.map(
      ({ name, seconds, cpuSeconds }) =>
        `${name.padEnd(28)}${(seconds / 60).toFixed(1).padStart(8)}${(cpuSeconds?.toFixed(0) ?? '–').padStart(8)}`,
    ),
    '',
    'Slowest tests',
    ...dearest.map(
      ({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}  (${file})`,
    ),
    ...failures(results),
  ];
}

function failures(results: readonly TestResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return [];
  return [
    '',
    'Failed tests',
    ...failed.flatMap(({ file, title, firstError = '' }) => [
      `- ${title}  (${file})`,
      ...firstError
        .split('\n')
        .slice(0, maxErrorLines)
        .map((line) => `    ${line}`),
    ]),
  ];
}
