import type { TestResult } from './readReport.ts';
import type { StageResult } from './runStage.ts';

const dearestCount = 10;

/**
 * The closing report of a run: minutes and processor time of each stage, and the tests that took
 * longest.
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
  ];
}
