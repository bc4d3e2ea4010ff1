import type { BrowserWork, TestResult } from './readReport.ts';
import type { StageResult } from './runStage.ts';

/** Maximum number of browser tests of `npm test`, and of what makes them slow. */
const maximum = { tests: 400, documents: 350, brands: 220 } as const;
/** Processor time of all HTTP and browser tests, in runs of the reference load: 270 took 19,300. */
const maxLoads = 27_000;

type Cost = Pick<StageResult, 'cpuSeconds' | 'referenceSeconds'>;

/**
 * Returns problems when the HTTP and browser tests exceed their budget: their work, and their
 * processor time as a multiple of that of the reference load, because both depend on the machine.
 * Neither is measured on some machines.
 */
export function checkBudget(
  tests: readonly TestResult[],
  { cpuSeconds = 0, referenceSeconds = Infinity }: Cost,
): string[] {
  const limitSeconds = maxLoads * referenceSeconds;
  const total = (kind: keyof BrowserWork): number =>
    tests.reduce((sum, { work }) => sum + (work?.[kind] ?? 0), 0);
  const found = {
    tests: tests.filter(({ level }) => level === 'browser').length,
    documents: total('documents'),
    brands: total('brands'),
  };
  return [
    ...(cpuSeconds > limitSeconds
      ? [
          `The HTTP and browser tests took ${cpuSeconds.toFixed(0)} s of processor time; ${limitSeconds.toFixed(0)} are the limit on a machine of this speed. Look at the slowest tests for page loads and brands of their own that they do not need.`,
        ]
      : []),
    ...(found.tests > maximum.tests
      ? [
          `${found.tests} browser tests; ${maximum.tests} are the limit. Move cases to component tests.`,
        ]
      : []),
    ...(found.documents > maximum.documents
      ? [
          `The browser tests load ${found.documents} documents; ${maximum.documents} are the limit. Combine tests that load the same page.`,
        ]
      : []),
    ...(found.brands > maximum.brands
      ? [
          `The HTTP and browser tests create ${found.brands} brands; ${maximum.brands} are the limit. Use the shared brand where a test only reads.`,
        ]
      : []),
  ];
}
