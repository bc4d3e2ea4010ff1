import type { TestResult } from './readReport.ts';

/** Tests of one run that may need a second try. */
const maxSecondTries = 2;

/** Committed list of the tests that needed a second try in the last recorded run. */
export const secondTriesFile = 'packages/e2e/flaky.md';

/** Identifies a test, as a line of the list does. */
type TestKey = Pick<TestResult, 'file' | 'title'>;

const keyOf = ({ file, title }: TestKey): string => `${file}: ${title}`;

/**
 * Returns the tests of the committed list: its entries `- <file>: <title>`, which the formatter may
 * have wrapped. A cause is a paragraph of its own.
 */
export function listedTests(list: string): Set<string> {
  const lines = list.replaceAll(/(?<=\S)\n {2}(?=\S)/g, ' ').split('\n');
  return new Set(lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])));
}

/**
 * Returns the record after a run: the tests that needed a second try when they last ran.
 *
 * @param before record of the runs before.
 * @param tests tests of this run.
 */
export function recordAfter(
  before: readonly TestResult[],
  tests: readonly TestResult[],
): TestResult[] {
  const isOfRun = new Set(tests.filter(({ outcome }) => outcome !== 'skipped').map(keyOf));
  return [
    ...before.filter((test) => !isOfRun.has(keyOf(test))),
    ...tests.filter(({ outcome }) => outcome === 'flaky'),
  ];
}

/**
 * Returns why second tries refuse a run: more than two tests needed one, or one test needed it in
 * two recorded runs in a row. The last recorded run is the committed list and, where the folder of
 * reports is kept, its record.
 */
export function secondTryProblems({
  tests,
  list,
  before,
  earlier,
}: {
  readonly tests: readonly TestResult[];
  /** Text of the committed list. */
  readonly list: string;
  readonly before: readonly TestResult[];
  /** Number of second tries in an earlier part of the run. */
  readonly earlier: number;
}): string[] {
  const retried = tests.filter(({ outcome }) => outcome === 'flaky');
  const last = new Set([...listedTests(list), ...before.map(keyOf)]);
  const count = earlier + retried.length;
  return [
    // An earlier part with too many has its problem already.
    ...(earlier <= maxSecondTries && count > maxSecondTries
      ? [`${count} tests of one run needed a second try; ${maxSecondTries} are tolerated.`]
      : []),
    ...retried
      .filter((test) => last.has(keyOf(test)))
      .map(
        (test) =>
          `"${keyOf(test)}" needed a second try in the last recorded run, too: find its cause.`,
      ),
  ];
}

/**
 * Returns what the output of a run says about second tries: each with its first error and its line
 * for the committed list, and the lines that leave the list.
 */
export function secondTryReport(tests: readonly TestResult[], list: string): string[] {
  const listed = listedTests(list);
  return tests.flatMap((test) => {
    if (test.outcome === 'flaky')
      return [
        `Passed on the second try; add to ${secondTriesFile}:\n- ${keyOf(test)}\n${(test.firstError ?? '').replace(/^/gm, '  ')}`,
      ];
    return test.outcome === 'passed' && listed.has(keyOf(test))
      ? [`Passed on the first try; remove from ${secondTriesFile}:\n- ${keyOf(test)}`]
      : [];
  });
}
