import type { Edit, Mutation } from './Mutation.ts';

/** A constant of the specification: the schema whose default it is, and the names that lead to it. */
export interface Constant {
  readonly schema: string;
  readonly path: readonly string[];
  readonly value: unknown;
  readonly source: string;
}

/** Pages of the base by their path below the tenants folder. */
export type Pages = Readonly<Record<string, { readonly nodes?: Readonly<Record<string, { readonly use?: string } | null>> }>>;

/** Every constant, written into the base with another value: into its document, or at each node of its component. */
export function constantMutations(constants: readonly Constant[], pages: Pages): Mutation[] {
  return constants.map(({ schema, path, value, source }) => ({
    kind: 'constant', id: [schema, ...path].join('/'), shown: `${JSON.stringify(value)}: ${source}`,
    alternatives: otherValues(value).map((other) => editsOf(schema, path, other, pages)),
  }));
}

function editsOf(schema: string, path: readonly string[], value: unknown, pages: Pages): Edit[] {
  const component = /^components\/(?<component>.+)$/.exec(schema)?.groups?.component;
  if (component === undefined) return [{ file: `_base/${schema}.json`, path, value }];
  return Object.entries(pages).flatMap(([file, { nodes = {} }]) => Object.entries(nodes).flatMap(([node, entry]) => (
    entry?.use === component ? [{ file, path: ['nodes', node, 'props', ...path], value }] : []
  )));
}

/** Words that stand for a choice of several, which no other word can replace. */
const choices: Readonly<Record<string, string>> = { light: 'dark', TY: 'EN' };

/** Values of the same kind that are clearly different, the best first. */
export function otherValues(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value * 2 + 1, Math.floor(value / 2), value + 1] : [value * 2 + 0.01, value / 2];
  if (typeof value === 'string') return [choices[value] ?? otherWord(value)];
  if (Array.isArray(value)) return [value.map((item: unknown) => otherValues(item)[0]), value.slice(0, -1)].filter((list) => list.length > 0);
  if (typeof value === 'object' && value !== null) return [Object.fromEntries(Object.entries(value).map(([name, item], index, all) => [name, all.at(index - 1)?.[1] as unknown ?? item]))];
  return [];
}

function otherWord(word: string): string {
  const turned = Array.from(word).toReversed().join('');
  return turned === word ? `${word}X` : turned;
}
