import type { Mutation } from './Mutation.ts';
import type { SpecTest } from './readTests.ts';

/** A mutation, and the tests that may notice it, the likeliest first. */
export interface Task {
  readonly mutation: Mutation;
  readonly candidates: readonly SpecTest[];
}

/** A task, and those of its tests it is tried with now. */
export interface Trial {
  readonly task: Task;
  readonly tests: readonly SpecTest[];
}

const batchSize = 24;

/**
 * The first trial and those that go with it in one run: no test that runs for one of them may look at another's text.
 * A constant goes alone, for a changed number may show anywhere.
 */
export function planBatch(trials: readonly Trial[]): { batch: Trial[]; rest: Trial[] } {
  const batch: Trial[] = [];
  const rest: Trial[] = [];
  const running = new Set<SpecTest>();
  const lookedAt = new Set<SpecTest>();
  for (const trial of trials) {
    const alone = trial.task.mutation.kind === 'constant' || batch[0]?.task.mutation.kind === 'constant';
    const apart = !trial.tests.some((test) => lookedAt.has(test)) && !trial.task.candidates.some((test) => running.has(test));
    if (batch.length === 0 || (!alone && apart && running.size + trial.tests.length <= batchSize)) {
      batch.push(trial);
      for (const test of trial.tests) running.add(test);
      for (const test of trial.task.candidates) lookedAt.add(test);
    } else rest.push(trial);
  }
  return { batch, rest };
}
