import { checkBudget } from './checkBudget.ts';
import { checkFlaky } from './checkFlaky.ts';
import { readReport, type TestResult } from './readReport.ts';
import { runStage, type Stage, type StageResult } from './runStage.ts';
import { reportFolder } from './stages.ts';
import { summary } from './summary.ts';

/** Stages of one run with the results of their tests. */
export class TestRun {
  readonly #startedMs: number;
  readonly #stages: StageResult[] = [];
  readonly #tests: TestResult[] = [];
  #passedStages = 0;
  readonly #problems: string[] = [];

  /** `startedMs`: start of the command, including the installation. */
  constructor({ startedMs }: { startedMs: number }) {
    this.#startedMs = startedMs;
  }

  /**
   * Runs a stage. A stage without a report counts as one test. A stage whose runner fails without a
   * failed test counts as a failure.
   */
  async run(stage: Stage): Promise<void> {
    const result = await runStage(stage);
    this.#stages.push(result);
    if (stage.report === undefined) {
      if (result.exitCode === 0) this.#passedStages += 1;
      else this.#problems.push(`${stage.name} failed; the reason is above.`);
      return;
    }
    const tests = (await readReport(`${reportFolder}/${stage.report}.json`)) ?? [];
    this.#tests.push(...tests);
    if (stage.hasBudget) this.#problems.push(...checkBudget(tests, result.cpuSeconds));
    const isSilentFailure =
      result.exitCode !== 0 && tests.every(({ outcome }) => outcome !== 'failed');
    if (tests.length === 0 || isSilentFailure)
      this.#problems.push(`${stage.name}: the runner failed or ran no test; the reason is above.`);
  }

  /** Returns `N passed, N failed` of all tests so far. */
  tally(): string {
    const count = (...outcomes: TestResult['outcome'][]): number =>
      this.#tests.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return `${this.#passedStages + count('passed', 'flaky')} passed, ${this.#problems.length + count('failed')} failed`;
  }

  minutes(): string {
    return ((Date.now() - this.#startedMs) / 60_000).toFixed(1);
  }

  /** Prints the summary and finally the tally. Sets the exit code of the run. */
  async close(): Promise<void> {
    this.#problems.push(...(await checkFlaky(this.#tests)));
    console.log(`\n${summary(this.#stages, this.#tests).join('\n')}`);
    for (const problem of this.#problems) console.error(problem);
    console.log(`\n${this.minutes()} minutes\n${this.tally()}`);
    process.exitCode =
      this.#problems.length > 0 || this.#tests.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  }
}
