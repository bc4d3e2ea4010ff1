import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** Last result of one test. `flaky`: it failed first and passed when retried. */
export interface TestResult {
  readonly file: string;
  /** Title with its groups; requirement ids are in brackets. */
  readonly title: string;
  readonly level: 'unit' | 'component' | 'http' | 'browser' | 'walks' | 'engines';
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  readonly seconds: number;
  /** Work of a browser test; missing for other tests. */
  readonly work?: BrowserWork;
  /** First error of a failed or flaky test. */
  readonly firstError?: string;
}

/** Documents that a test loads, those of frames included, and brands that it creates for itself. */
export interface BrowserWork {
  readonly documents: number;
  readonly brands: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly PlaywrightTry[];
}

interface PlaywrightTry {
  readonly duration: number;
  readonly error?: { readonly message?: string; readonly snippet?: string };
}

/** Reads the tests of a Vitest or Playwright report. `undefined` when the runner wrote none. */
export async function readReport(file: string): Promise<TestResult[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // JSON report of one of the two runners.
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  return 'suites' in report
    ? report.suites.flatMap((suite) => playwrightResults(suite, []))
    : vitestResults(report);
}

function vitestResults({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = path.replace(`${process.cwd()}/`, '');
    const level =
      file.startsWith('packages/components/') && file.endsWith('.tsx') ? 'component' : 'unit';
    // A file that failed to load has no tests and counts as one failure.
    if (assertionResults.length === 0 && status === 'failed')
      return [
        {
          file,
          title: 'the file',
          level,
          outcome: 'failed',
          seconds: 0,
          firstError: plain(message),
        },
      ];
    return assertionResults.map((test): TestResult => {
      const outcome = vitestOutcomes[test.status] ?? 'failed';
      return {
        file,
        title: test.fullName,
        level,
        outcome,
        seconds: (test.duration ?? 0) / 1000,
        ...(outcome === 'failed' ? { firstError: plain(test.failureMessages?.[0]) } : {}),
      };
    });
  });
}

const vitestOutcomes: Readonly<Record<string, TestResult['outcome']>> = {
  passed: 'passed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
};

function playwrightResults(suite: PlaywrightSuite, groups: readonly string[]): TestResult[] {
  const own = suite.title === suite.file ? groups : [...groups, suite.title];
  const tests = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test): TestResult => {
      const outcome = playwrightOutcomes[test.status] ?? 'failed';
      return {
        file: `packages/e2e/src/specs/${suite.file}`,
        ...titled(test.projectName, [...own, spec.title]),
        outcome,
        work: { documents: countIn(test, 'documents'), brands: countIn(test, 'brands') },
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...(['failed', 'flaky'].includes(outcome) ? { firstError: errorOf(test.results[0]) } : {}),
      };
    }),
  );
  return [...tests, ...(suite.suites ?? []).flatMap((inner) => playwrightResults(inner, own))];
}

/** Returns the level of a project of playwright.config.ts, and the title with the engine's name. */
function titled(project: string, parts: readonly string[]): Pick<TestResult, 'level' | 'title'> {
  return project === 'firefox' || project === 'webkit'
    ? { level: 'engines', title: [project, ...parts].join(' › ') }
    : {
        level: project.replace('-pictures', '') as 'http' | 'browser' | 'walks',
        title: parts.join(' › '),
      };
}

/** Returns a count that the fixtures of `packages/e2e` annotate. */
function countIn({ annotations }: Pick<PlaywrightTest, 'annotations'>, name: string): number {
  return Number(annotations.find(({ type }) => type === name)?.description ?? 0);
}

function errorOf(firstTry: PlaywrightTry | undefined): string {
  const { message, snippet = '' } = firstTry?.error ?? {};
  return plain(message && `${message}\n${snippet}`);
}

/** Returns an error without colours. */
function plain(error: string | undefined): string {
  return stripVTControlCharacters(error ?? 'no message').trim();
}

const playwrightOutcomes: Readonly<Record<string, TestResult['outcome']>> = {
  expected: 'passed',
  flaky: 'flaky',
  skipped: 'skipped',
};
