import type { SchemaSet } from '../schema/SchemaSet.ts';
import { mutate, problemPositionOf, type Mutation } from './mutate.ts';
import { baseMutations } from './mutations/baseMutations.ts';
import { basePageMutations } from './mutations/basePageMutations.ts';
import { handMutations } from './mutations/handMutations.ts';
import { ironfieldMutations } from './mutations/ironfieldMutations.ts';
import { lagoonMutations } from './mutations/lagoonMutations.ts';
import { problemsIn } from './shippedBrands.ts';

/**
 * Every single mistake in a shipped document that `livery validate` must report as exactly one
 * problem, by document group.
 */
export const mutationCorpus: Readonly<Record<string, readonly Mutation[]>> = {
  _base: baseMutations,
  'pages of _base': basePageMutations,
  lagoon: lagoonMutations,
  ironfield: ironfieldMutations,
  'made by hand': handMutations,
};

/**
 * Every tenth mutation of a group, which `npm test` checks, or all others, which `npm run
 * test:rest` adds.
 */
export function mutationSample(part: 'tenth' | 'rest'): [group: string, mutations: Mutation[]][] {
  return Object.entries(mutationCorpus).map(([group, mutations]) => [
    group,
    mutations.filter((_, index) => (index % 10 === 0) === (part === 'tenth')),
  ]);
}

/** Returns the mutation as a test title. */
export function titleOf([file, pointer, edit, code]: Mutation): string {
  return `${file} ${pointer} ${JSON.stringify(edit)}: ${code}`;
}

/**
 * Returns the problems of the shipped brands with one mutation, as `code file:line`, and the one
 * problem that it must cause.
 */
export async function problemsOfMutation(
  mutation: Mutation,
  { shipped, schemas }: { shipped: Readonly<Record<string, string>>; schemas: SchemaSet },
): Promise<{ found: string[]; expected: string[] }> {
  const [file, pointer, edit, code] = mutation;
  const files = { ...shipped, [file]: mutate(shipped[file] ?? '', pointer, edit) };
  const found = await problemsIn(files, schemas);
  const { file: problemFile, line } = problemPositionOf(mutation, (name) => files[name] ?? '');
  return {
    found: found.map((problem) => `${problem.code} ${problem.file}:${problem.line}`),
    expected: [`${code} ${problemFile}:${line}`],
  };
}
