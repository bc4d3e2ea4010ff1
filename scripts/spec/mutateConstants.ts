import type { Constant } from '@livery/e2e/literals/constants';
import { exampleCompliance, exampleSite } from '@livery/stores/testing/exampleSite';
import { readFile } from 'node:fs/promises';
import { failsOver } from '../test/failsOver.ts';

const example = 'packages/stores/src/testing/exampleSite.ts';
/**
 * The unit and component tests whose brand is the example. That a constant is the default of its
 * schema is another test, which proves nothing of what follows from it.
 */
const tests = [
  '--project',
  'unit',
  '--bail',
  '1',
  'packages/stores',
  'packages/components',
  'packages/site',
];

/** A constant of the specification with another value, where the unit tests take it from. */
export interface Mutation {
  readonly id: string;
  readonly file: string;
  /** The file's text with the other value. Throws when the file has no such constant. */
  readonly change: (source: string) => string;
}

/**
 * `npm run spec -- --mutate <part of a constant> …`: gives each constant of the specification
 * another value in the brand of the unit tests, runs them, and lists the constants that no test
 * notices. With `list` it only says what it would change.
 */
export async function mutateConstants(
  constants: readonly Constant[],
  { list, filters }: { readonly list: boolean; readonly filters: readonly string[] },
): Promise<void> {
  const chosen = constants
    .map((constant) => ({ ...mutationOf(constant), source: constant.source }))
    .filter(({ id }) => filters.length === 0 || filters.some((filter) => id.includes(filter)));
  if (list) {
    for (const { id, file, source } of chosen) console.log(`${id}  ${source} (${file})`);
    return;
  }
  if (await failsOver({ file: example, text: await readFile(example, 'utf8'), tests }))
    throw new Error('The unit tests fail as they are.');
  const unnoticed: string[] = [];
  for (const { id, file, change, source } of chosen) {
    const isNoticed = await failsOver({ file, text: change(await readFile(file, 'utf8')), tests });
    console.log(`${isNoticed ? 'noticed  ' : 'unnoticed'} ${id}`);
    if (!isNoticed) unnoticed.push(`  ${id}  ${source}`);
  }
  console.log(
    [
      `\n${chosen.length - unnoticed.length} of ${chosen.length} constants were noticed; no unit test looks at:`,
      ...unnoticed,
    ].join('\n'),
  );
}

export function mutationOf({
  schema,
  path,
  value,
}: Pick<Constant, 'schema' | 'path' | 'value'>): Mutation {
  const id = [schema, ...path].join('/');
  const [, folder, component] = /^components\/(.+\/(\w+))$/.exec(schema) ?? [];
  if (folder !== undefined && component !== undefined) {
    // A component fills in the defaults of its own props.
    const [words, other] = [value, otherValue(value)].map(
      (one) => `${path.join('.')} = ${JSON.stringify(one)}`,
    );
    return {
      id,
      file: `packages/components/src/${folder}/${component}.tsx`,
      change: (source) => {
        if (words === undefined || other === undefined || source.split(words).length !== 2)
          throw new Error(`${id}: ${component}.tsx does not read "${words}" in one place.`);
        return source.replace(words, () => other);
      },
    };
  }
  const [document, name] =
    schema === 'compliance'
      ? [exampleCompliance, 'exampleCompliance']
      : [exampleSite, 'exampleSite'];
  const last = path.at(-1) ?? '';
  // What the example does not have, no unit test looks at.
  const target = `${[name, ...path.slice(0, -1)].join('?.')} ?? {}`;
  // What stands above a constant is an object
  const present = path.reduce<unknown>(
    (object, property) => (object as Record<string, unknown> | undefined)?.[property],
    document,
  );
  return {
    id,
    file: example,
    change: (source) => `${source}
Object.assign(${target}, ${JSON.stringify({ [last]: otherValue(present ?? value) })});
`,
  };
}

/** Words that stand for a choice of several, which no other word can replace. */
const choices: Readonly<Record<string, string>> = { light: 'dark', TY: 'EN' };

/** A value of the same kind that is clearly different. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value * 2 + 1 : value * 2 + 0.01;
  if (typeof value === 'string') return choices[value] ?? `${value}X`;
  if (Array.isArray(value)) return value.map(otherValue);
  // Each name has its neighbour's value.
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name], index, all) => [name, all.at(index - 1)?.[1] as unknown]),
    );
  throw new Error(`There is no other value than ${JSON.stringify(value)}.`);
}
