import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { constants } from './constants.ts';

const root = join(import.meta.dirname, '../../../..');

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
}

async function defaultOf(name: string, path: readonly string[]): Promise<unknown> {
  const component = /^components\/(?<component>.+)$/.exec(name)?.groups?.component;
  const file =
    component === undefined
      ? `packages/config/schemas/${name}.schema.json`
      : `packages/components/src/${component}/${component.split('/').at(-1)}.schema.json`;
  // Our own JSON Schema
  let schema: Schema | undefined = JSON.parse(await readFile(join(root, file), 'utf8')) as Schema;
  for (const property of path) schema = schema?.properties?.[property];
  return schema?.default;
}

it('[CONF-08] has every constant of the specification as the default of its schema', async () => {
  const found = await Promise.all(
    constants.map(async ({ schema, path, source }) => ({
      at: [schema, ...path].join('/'),
      source,
      value: await defaultOf(schema, path),
    })),
  );
  expect(found).toEqual(
    constants.map(({ schema, path, source, value }) => ({
      at: [schema, ...path].join('/'),
      source,
      value,
    })),
  );
});
