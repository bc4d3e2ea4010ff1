import type { Constant } from '@livery/e2e/literals/constants';
import { exampleCompliance, exampleSettings } from '@livery/testing/exampleSettings';
import { readFile } from 'node:fs/promises';
import { failsOver } from '../test/failsOver.ts';

const example = 'packages/stores/src/testing/exampleSettings.ts';
/**
 * Unit and component tests that use the example brand. The test of the schema defaults is excluded,
 * because it does not prove that a constant has any effect.
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

/** Constant of the specification with a different value in the source of the unit tests. */
export interface Mutation {
  readonly id: string;
  readonly file: string;
  /**
   * Returns the file's text with the different value. Throws when the file does not contain the
   * constant.
   */
  readonly change: (source: string) => string;
}

/**
 * `npm run spec -- --mutate <part of a constant> …`: changes each constant of the specification in
 * the brand of the unit tests, runs them, and lists the constants whose change no test detects.
 * With `list`, prints the changes only.
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
    // A component applies the defaults of its own props.
    const [words, other] = [value, otherValue(value)].map(
      (literal) => `${path.join('.')} = ${JSON.stringify(literal)}`,
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
      : [exampleSettings, 'exampleSettings'];
  const last = path.at(-1) ?? '';
  // No unit test uses parts that the example does not contain.
  const target = `${[name, ...path.slice(0, -1)].join('?.')} ?? {}`;
  // The parents of a constant are objects.
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

/** Words of an enumeration, which only another of its words can replace. */
const choices: Readonly<Record<string, string>> = { light: 'dark', TY: 'EN' };

/** Returns a clearly different value of the same kind. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value * 2 + 1 : value * 2 + 0.01;
  if (typeof value === 'string') return choices[value] ?? `${value}X`;
  if (Array.isArray(value)) return value.map(otherValue);
  // Gives each name the value of its neighbour.
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name], index, all) => [name, all.at(index - 1)?.[1] as unknown]),
    );
  throw new Error(`There is no other value than ${JSON.stringify(value)}.`);
}
