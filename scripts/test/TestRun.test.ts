import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { RunResult } from './RunResult.ts';
import type { Stage } from './runStage.ts';
import { TestRun } from './TestRun.ts';

/** Status of each test in a report of Playwright. */
type Statuses = readonly ('expected' | 'unexpected' | 'flaky')[];

interface StartedRun {
  readonly run: TestRun;
  readonly folder: string;
  /** Returns a stage whose runner writes a report and exits. */
  readonly stage: (report: string, statuses: Statuses, exitCode?: number) => Stage;
  readonly lines: () => string[];
}

function startRun(list = ''): StartedRun {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'livery-run-'));
  onTestFinished(() => folder.remove());
  const listFile = join(folder.path, 'flaky.md');
  writeFileSync(listFile, list);
  const printed: string[] = [];
  for (const method of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text));
  onTestFinished(() => void vi.restoreAllMocks());
  return {
    run: new TestRun({ startedMs: 0, folder: folder.path, listFile }),
    folder: folder.path,
    lines: () => printed.join('\n').split('\n'),
    stage(report, statuses, exitCode = 0) {
      const file = `${report}.spec.ts`;
      const specs = statuses.map((status, index) => ({
        title: `${status} ${index}`,
        tests: [
          {
            projectName: 'walks',
            status,
            annotations: [{ type: 'documents', description: '200' }],
            results: [
              status === 'expected'
                ? { duration: 1 }
                : { duration: 1, error: { message: 'Expected 1' } },
            ],
          },
        ],
      }));
      const text = JSON.stringify({ suites: [{ title: file, file, specs }] });
      const write = `require('node:fs').writeFileSync(process.argv[1], process.argv[2]); process.exit(${exitCode})`;
      return {
        name: report,
        command: process.execPath,
        args: ['-e', write, join(folder.path, `${report}.json`), text],
        isQuiet: true,
        report,
      };
    },
  };
}

const earlier: RunResult = {
  passed: 10,
  failed: 1,
  failures: ['- a check of npm test'],
  secondTries: 0,
  builtSources: undefined,
};
/** The same part without a failure. */
const passedEarlier: RunResult = { ...earlier, failed: 0, failures: [] };

it('closes with one tally, and with that of both parts after an earlier one', async () => {
  const { run, stage, lines } = startRun();
  await run.run(stage('walks', ['expected', 'expected']));

  expect(await run.close({ earlier })).toEqual({
    result: { passed: 2, failed: 0, failures: [], secondTries: 0 },
    hasFailed: true,
  });
  expect(lines().join('\n')).toContain(
    'Failures\n- a check of npm test\n\nnpm test: 10 passed, 1 failed',
  );
  expect(lines()).toContain('The rest: 2 passed, 0 failed');
  expect(lines().at(-1)).toBe('12 passed, 1 failed');
});

it('counts a failed test, a silent failure and a problem each as a failure', async () => {
  const { run, stage, lines } = startRun();
  expect(await run.run(stage('slow', ['expected', 'unexpected'], 1))).toBe(false);
  await run.run(stage('walks', ['expected'], 1));
  run.addProblem('npm test ended without a result.');

  expect((await run.close({ earlier: undefined })).hasFailed).toBe(true);
  expect(lines().join('\n')).toContain(
    'Failures\n- unexpected 1  (packages/e2e/src/specs/slow.spec.ts)\n    Expected 1\nwalks: the runner failed',
  );
  expect(lines().at(-1)).toBe('2 passed, 3 failed');
});

it('refuses a stage over its budget of documents', async () => {
  const { run, stage, lines } = startRun();
  await run.run(stage('walks', ['expected', 'expected']));
  await run.run({ ...stage('browser', ['expected', 'expected']), hasBudget: true });

  expect((await run.close({ earlier: undefined })).hasFailed).toBe(true);
  expect(lines()).toContainEqual(expect.stringContaining('load 400 documents'));
});

it('prints what this machine could not test beside the tally, which it does not change', async () => {
  const { run, stage, lines } = startRun();
  await run.run(stage('walks', ['expected']));

  run.addNote('NOT TESTED in Firefox: this machine lacks its programs.');

  expect((await run.close({ earlier: undefined })).hasFailed).toBe(false);
  expect(lines()).toContain('NOT TESTED in Firefox: this machine lacks its programs.');
  expect(lines().at(-1)).toBe('1 passed, 0 failed');
});

it('does not count the report that an earlier run left', async () => {
  const { run, stage, folder, lines } = startRun();
  await run.run(stage('walks', ['expected']));

  // Its runner ends without a report.
  await run.run({ ...stage('walks', []), args: ['-e', ''] });

  await run.close({ earlier: undefined });
  expect(readFileSync(join(folder, 'flaky.json'), 'utf8')).toBe('[]\n');
  expect(lines().at(-1)).toBe('1 passed, 1 failed');
});

it('records second tries, and refuses the third of both parts or one in two runs in a row', async () => {
  const first = startRun();
  await first.run.run(first.stage('walks', ['flaky', 'flaky']));
  expect(await first.run.close({ earlier: passedEarlier })).toEqual({
    result: { passed: 2, failed: 0, failures: [], secondTries: 2 },
    hasFailed: false,
  });
  const record = readFileSync(join(first.folder, 'flaky.json'), 'utf8');
  expect(record).toContain('"title": "flaky 1"');

  const third = startRun();
  await third.run.run(third.stage('walks', ['flaky', 'flaky']));
  await third.run.close({ earlier: { ...passedEarlier, secondTries: 1 } });
  expect(third.lines().at(-1)).toBe('12 passed, 1 failed');

  const next = startRun('- packages/e2e/src/specs/walks.spec.ts: flaky 0');
  writeFileSync(join(next.folder, 'flaky.json'), record);
  await next.run.run(next.stage('walks', ['flaky', 'flaky']));
  await next.run.close({ earlier: undefined });
  expect(next.lines().at(-1)).toBe('2 passed, 2 failed');
});
