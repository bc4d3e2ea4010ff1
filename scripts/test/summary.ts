import type { TestResult } from './readReport.ts';
import type { StageResult } from './runStage.ts';

const dearestCount = 10;
/** Lines of an error that the closing report repeats. */
const maxErrorLines = 12;

/**
 * Minutes and processor time of each stage of a run, for one with a budget also in runs of the
 * reference load, and the tests that took longest.
 */
export function summary(stages: readonly StageResult[], results: readonly TestResult[]): string[] {
  const dearest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, dearestCount);
  return [
    row('Stage', 'minutes', 'CPU s', 'loads'),
    ...stages.map(({ name, seconds, cpuSeconds = NaN, referenceSeconds = NaN }) =>
      row(
        name,
        (seconds / 60).toFixed(1),
        textOf(cpuSeconds),
        textOf(cpuSeconds / referenceSeconds),
      ),
    ),
    '',
    'Slowest tests',
    ...dearest.map(
      ({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}  (${file})`,
    ),
  ];
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(8)).join('');
}

/** Failed tests with their errors. */
export function failedTests(results: readonly TestResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ file, title, firstError = '' }) => [
      `- ${title}  (${file})`,
      ...firstError
        .split('\n')
        .slice(0, maxErrorLines)
        .map((line) => `    ${line}`),
    ]);
}

/** Writes a number that some machines cannot measure. */
function textOf(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(0);
}
