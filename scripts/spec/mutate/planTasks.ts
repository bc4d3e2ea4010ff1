import { glob, readFile } from 'node:fs/promises';
import { constantCandidates } from './constantCandidates.ts';
import { constantMutations, type Constant, type Pages } from './constantMutations.ts';
import type { Task } from './planBatch.ts';
import type { SpecOptions } from './readSpecOptions.ts';
import { readTests } from './readTests.ts';
import { textCandidates } from './textCandidates.ts';
import { textMutations } from './textMutations.ts';

const acceptance = 'packages/acceptance';

/** Every mutation that is asked for, with the tests that may notice it. Throws when there is none. */
export async function planTasks({ only, family }: SpecOptions): Promise<Task[]> {
  const tests = await readTests(`${acceptance}/src`);
  const wanted = (name: string): boolean => family === undefined || name === family;
  const tasks: Task[] = [];
  if (only !== 'texts') {
    const requirements = await readFile(`${acceptance}/requirements.md`, 'utf8');
    // By its path, for the package shows its harness alone.
    const { constants } = await import(new URL(`../../../${acceptance}/src/literals/constants.ts`, import.meta.url).href) as { constants: readonly Constant[] };
    const chosen = constants.filter(({ path }) => wanted(path[0] ?? ''));
    for (const [index, mutation] of constantMutations(chosen, await pagesOfBase()).entries()) {
      const constant = chosen[index];
      if (constant) tasks.push({ mutation, candidates: constantCandidates(constant, tests, requirements) });
    }
  }
  if (only !== 'constants') {
    const english = JSON.parse(await readFile('tenants/_base/locales/EN.json', 'utf8')) as Record<string, unknown>; // a locale document
    for (const mutation of textMutations(english)) if (wanted(mutation.id.split('.')[0] ?? '')) tasks.push({ mutation, candidates: textCandidates(mutation.shown, tests) });
  }
  if (tasks.length === 0) throw new Error(`There is no ${only ?? 'text or constant'} of the family "${family}".`);
  return tasks;
}

async function pagesOfBase(): Promise<Pages> {
  const pages: Record<string, Pages[string]> = {};
  for await (const file of glob('_base/pages/*.json', { cwd: 'tenants' })) pages[file] = JSON.parse(await readFile(`tenants/${file}`, 'utf8')) as Pages[string]; // a page document
  return pages;
}
