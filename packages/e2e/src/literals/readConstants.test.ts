import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Properties that are read while a folder becomes a site, not from the site. */
const readByLoader: readonly string[] = ['$schema', 'extends'];

/** Returns the paths of a schema's properties that have no properties of their own. */
function leavesOf({ properties = {} }: Schema, path = ''): string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? leavesOf(schema, `${path}${name}/`) : [`${path}${name}`],
  );
}

/** Returns the program's own sources: no tests, generated files or fixtures. */
async function sources(): Promise<string> {
  const texts: string[] = [];
  const patterns = ['packages/*/src/**/*.{ts,tsx}', 'server/src/**/*.ts'];
  for await (const path of glob(patterns, { cwd: root })) {
    const isProgram =
      !/\.gen\.|\.test\.|\/testing\/|packages\/(?:e2e|testing|sandbox|demo-[a-z]+)\//.test(path);
    if (isProgram) texts.push(await readFile(join(root, path), 'utf8'));
  }
  return texts.join('\n');
}

it('[CONF-08] reads every setting of site.json in the program', async () => {
  // Our own JSON Schema
  const schema = JSON.parse(
    await readFile(join(root, 'packages/config/schemas/site.schema.json'), 'utf8'),
  ) as Schema;
  const program = await sources();
  // As a member (`lists.pageSize`) or in a destructuring (`{ pageSize }`, `pageSize: size`).
  const isRead = (name: string): boolean =>
    new RegExp(String.raw`\.${name}\b|[{,]\s*${name}\s*[,:}=]`).test(program);
  const found = leavesOf(schema).filter(
    (path) => !readByLoader.includes(path) && !isRead(path.split('/').at(-1) ?? path),
  );

  expect(found).toEqual([]);
});
