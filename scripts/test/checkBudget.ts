import type { TestResult } from './readReport.ts';

/**
 * Budget of the HTTP and browser tests of `npm test`: the maximum number of browser tests, and for
 * all of them the processor time of this number at 2.2 seconds each.
 */
const maxBrowserTests = 400;
const maxCpuSeconds = maxBrowserTests * 2.2;

/**
 * Returns problems when the HTTP and browser tests exceed their budget. `cpuSeconds` is 0 where
 * processor time cannot be measured.
 */
export function checkBudget(tests: readonly TestResult[], cpuSeconds = 0): string[] {
  const count = tests.filter(({ level }) => level === 'browser').length;
  return [
    ...(count > maxBrowserTests
      ? [`${count} browser tests; ${maxBrowserTests} are the limit. Move cases to component tests.`]
      : []),
    ...(cpuSeconds > maxCpuSeconds
      ? [
          `The HTTP and browser tests took ${cpuSeconds.toFixed(0)} s of processor time; ${maxCpuSeconds} are the limit. Look at the slowest tests for page loads and brands of their own that they do not need.`,
        ]
      : []),
  ];
}
