import { readFile, rm, writeFile } from 'node:fs/promises';
import { checkBudget } from './checkBudget.ts';
import { readReport, type TestResult } from './readReport.ts';
import type { RunResult } from './RunResult.ts';
import { runStage, type Stage, type StageResult } from './runStage.ts';
import { recordAfter, secondTryProblems, secondTryReport } from './secondTries.ts';
import { failedTests, summary } from './summary.ts';

/** Stages of one run with the results of their tests. */
export class TestRun {
  readonly #startedMs: number;
  readonly #folder: string;
  readonly #listFile: string;
  readonly #stages: StageResult[] = [];
  readonly #tests: TestResult[] = [];
  #passedStages = 0;
  readonly #problems: string[] = [];
  readonly #notes: string[] = [];

  /**
   * @param ports `startedMs`: start of the command, including the installation. `folder`: reports
   *   of the test runners. `listFile`: committed list of second tries.
   */
  constructor({
    startedMs,
    folder,
    listFile,
  }: {
    startedMs: number;
    folder: string;
    listFile: string;
  }) {
    this.#startedMs = startedMs;
    this.#folder = folder;
    this.#listFile = listFile;
  }

  /**
   * Runs a stage, and resolves with whether its command succeeded. A stage without a report counts
   * as one test. A stage whose runner fails without a failed test counts as a failure.
   */
  async run(stage: Stage): Promise<boolean> {
    const report = stage.report === undefined ? undefined : `${this.#folder}/${stage.report}.json`;
    // A runner that fails to start leaves the report of an earlier run.
    if (report !== undefined) await rm(report, { force: true });
    const result = await runStage(stage);
    this.#stages.push(result);
    const hasSucceeded = result.exitCode === 0;
    if (report === undefined) {
      if (hasSucceeded) this.#passedStages += 1;
      else this.#problems.push(`${stage.name} failed; the reason is above.`);
      return hasSucceeded;
    }
    const tests = (await readReport(report)) ?? [];
    this.#tests.push(...tests);
    if (stage.hasBudget) this.#problems.push(...checkBudget(tests, result));
    const isSilentFailure = !hasSucceeded && tests.every(({ outcome }) => outcome !== 'failed');
    if (tests.length === 0 || isSilentFailure)
      this.#problems.push(`${stage.name}: the runner failed or ran no test; the reason is above.`);
    return hasSucceeded;
  }

  /** Adds a failure that no stage has. */
  addProblem(problem: string): void {
    this.#problems.push(problem);
  }

  /** Adds a sentence to the end of the summary, for what this machine cannot test. */
  addNote(note: string): void {
    this.#notes.push(note);
  }

  /** Returns `N passed, N failed` of all tests so far. */
  tally(): string {
    return textOf(this.#counts());
  }

  minutes(): string {
    return ((Date.now() - this.#startedMs) / 60_000).toFixed(1);
  }

  /**
   * Prints the summary, what failed and finally the tally, with `earlier` those of both parts, so
   * that the end of a long output tells why. Resolves with the result of this part, and whether any
   * part failed.
   */
  async close({
    earlier,
  }: {
    earlier: RunResult | undefined;
  }): Promise<{ result: Omit<RunResult, 'builtSources'>; hasFailed: boolean }> {
    await this.#checkSecondTries(earlier?.secondTries ?? 0);
    console.log(`\n${summary(this.#stages, this.#tests).join('\n')}`);
    for (const note of this.#notes) console.warn(note);
    const failures = [...failedTests(this.#tests), ...this.#problems];
    const allFailures = [...(earlier?.failures ?? []), ...failures];
    if (allFailures.length > 0) console.error(`\nFailures\n${allFailures.join('\n')}`);
    const own = this.#counts();
    const total = {
      passed: own.passed + (earlier?.passed ?? 0),
      failed: own.failed + (earlier?.failed ?? 0),
    };
    if (earlier) console.log(`\nnpm test: ${textOf(earlier)}\nThe rest: ${textOf(own)}`);
    console.log(`\n${this.minutes()} minutes\n${textOf(total)}`);
    return { result: { ...own, failures }, hasFailed: total.failed > 0 };
  }

  async #checkSecondTries(earlier: number): Promise<void> {
    const list = await readFile(this.#listFile, 'utf8');
    const recordFile = `${this.#folder}/flaky.json`;
    const text = await readFile(recordFile, 'utf8').catch(() => '[]');
    // Written below.
    const before = JSON.parse(text) as TestResult[];
    const tests = this.#tests;
    await writeFile(recordFile, `${JSON.stringify(recordAfter(before, tests), null, 2)}\n`);
    for (const line of secondTryReport(tests, list)) console.warn(line);
    this.#problems.push(...secondTryProblems({ tests, list, before, earlier }));
  }

  #counts(): Omit<RunResult, 'failures' | 'builtSources'> {
    const count = (...outcomes: TestResult['outcome'][]): number =>
      this.#tests.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return {
      passed: this.#passedStages + count('passed', 'flaky'),
      failed: this.#problems.length + count('failed'),
      secondTries: count('flaky'),
    };
  }
}

function textOf({ passed, failed }: Pick<RunResult, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}
