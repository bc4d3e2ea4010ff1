import type { Edit } from './Mutation.ts';
import { planBatch, type Task, type Trial } from './planBatch.ts';
import type { Outcomes } from './runBrowserTests.ts';

/** What mutations are tried on. */
export interface Bench {
  /** Makes the base the shipped one with these changes; gives the problems when it is refused. */
  apply(edits: readonly Edit[]): Promise<readonly string[]>;
  /** Runs tests by their keys; up to the first failure where that is enough. */
  run(keys: readonly string[], untilFailure: boolean): Promise<Outcomes>;
  /** Tells how it goes. */
  tell(line: string): void;
}

/** Which mutations a test noticed, each with that test; which nothing did; which were refused, each with the problems. */
export interface Verdict {
  readonly noticed: Map<Task, string>;
  readonly unnoticed: Task[];
  readonly refused: Map<Task, readonly string[]>;
}

/** How many more tests each round tries with what nothing has noticed yet. */
const rounds = [1, 2, 4, 6] as const;

/** Applies every mutation and runs the tests that may notice it. */
export async function tryMutations(bench: Bench, tasks: readonly Task[]): Promise<Verdict> {
  const verdict: Verdict = { noticed: new Map(), unnoticed: tasks.filter(({ candidates }) => candidates.length === 0), refused: new Map() };
  const sound = new Map<string, boolean>();
  let open = tasks.filter(({ candidates }) => candidates.length > 0);
  let tried = 0;
  for (const more of rounds) {
    const trials = open.map((task): Trial => ({ task, tests: task.candidates.slice(tried, tried + more) })).filter(({ tests }) => tests.length > 0);
    tried += more;
    if (trials.length === 0) break;
    bench.tell(`${trials.length} mutation(s), ${more} more test(s) each`);
    await findSound(bench, trials, sound);
    let rest = trials.map(({ task, tests }): Trial => ({ task, tests: tests.filter(({ key }) => sound.get(key)) })).filter(({ tests }) => tests.length > 0);
    while (rest.length > 0) {
      const planned = planBatch(rest);
      await tryBatch(bench, planned.batch, verdict);
      rest = planned.rest;
    }
    open = open.filter((task) => !verdict.noticed.has(task) && !verdict.refused.has(task));
  }
  verdict.unnoticed.push(...open);
  return verdict;
}

/** Runs the tests that are new to it over the shipped base: one that fails there notices nothing. */
async function findSound(bench: Bench, trials: readonly Trial[], sound: Map<string, boolean>): Promise<void> {
  const fresh = [...new Set(trials.flatMap(({ tests }) => tests.map(({ key }) => key)))].filter((key) => !sound.has(key));
  if (fresh.length === 0) return;
  await bench.apply([]);
  const outcomes = await bench.run(fresh, false);
  for (const key of fresh) {
    sound.set(key, outcomes.get(key) === 'passed');
    if (!sound.get(key)) bench.tell(`  left out  ${key}: ${outcomes.has(key) ? 'it fails as it is' : 'it did not run'}`);
  }
}

async function tryBatch(bench: Bench, batch: readonly Trial[], verdict: Verdict): Promise<void> {
  const problems = await applyBest(bench, batch);
  if (problems.length > 0) {
    for (const { task } of batch) {
      verdict.refused.set(task, problems);
      bench.tell(`  refused   ${task.mutation.id}: ${problems.join('; ')}`);
    }
    return;
  }
  const outcomes = await bench.run(batch.flatMap(({ tests }) => tests.map(({ key }) => key)), batch.length === 1);
  for (const { task, tests } of batch) {
    const by = tests.find(({ key }) => outcomes.get(key) === 'failed');
    if (by) verdict.noticed.set(task, by.key);
    bench.tell(by ? `  noticed   ${task.mutation.id} by ${by.key}` : `  not yet   ${task.mutation.id} by ${tests.map(({ key }) => key).join(', ')}`);
  }
}

/** The first change that is taken; what stands with others has its first one. */
async function applyBest(bench: Bench, batch: readonly Trial[]): Promise<readonly string[]> {
  const choices = batch.length === 1 ? batch[0]?.task.mutation.alternatives ?? [] : [batch.flatMap(({ task }) => task.mutation.alternatives[0] ?? [])];
  let problems: readonly string[] = ['there is no other value'];
  for (const edits of choices) {
    problems = edits.length === 0 ? ['the base uses it nowhere'] : await bench.apply(edits);
    if (problems.length === 0) break;
  }
  return problems;
}
