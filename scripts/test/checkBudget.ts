import type { BrowserWork, TestResult } from './readReport.ts';

/** Maximum number of browser tests of `npm test`, and of what makes them slow. */
const maximum = { tests: 400, documents: 350, brands: 220 } as const;

/**
 * Returns problems when the HTTP and browser tests exceed their budget. It counts work and not
 * time, because the same tests take twice as long on another machine.
 */
export function checkBudget(tests: readonly TestResult[]): string[] {
  const total = (kind: keyof BrowserWork): number =>
    tests.reduce((sum, { work }) => sum + (work?.[kind] ?? 0), 0);
  const found = {
    tests: tests.filter(({ level }) => level === 'browser').length,
    documents: total('documents'),
    brands: total('brands'),
  };
  return [
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
