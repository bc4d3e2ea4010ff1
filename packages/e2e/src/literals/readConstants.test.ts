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

/** Number of files from which on a name is a common word, which may mean something else there. */
const commonFrom = 4;

/** Objects that are passed whole to the code that reads their settings. */
const passedWhole: readonly string[] = [
  'contracts/requestTypes',
  'countryPicker',
  'gameOpening/vendorDefaults',
  'windows/serviceLarge',
  'windows/serviceSmall',
];

/** Returns the texts of the program's own sources: no tests, generated files or fixtures. */
async function sources(): Promise<string[]> {
  const texts: string[] = [];
  const patterns = ['packages/*/src/**/*.{ts,tsx}', 'server/src/**/*.ts'];
  for await (const path of glob(patterns, { cwd: root })) {
    const isProgram =
      !/\.gen\.|\.test\.|\/testing\/|packages\/(?:e2e|testing|sandbox|demo-[a-z]+)\//.test(path);
    if (isProgram) texts.push(await readFile(join(root, path), 'utf8'));
  }
  return texts;
}

/**
 * Returns whether sources read a setting: as a member (`lists.pageSize`) or in a destructuring (`{
 * pageSize }`, `pageSize: size`). A common word counts only in a file that names the object with
 * the setting, too; for an object that is passed whole, another file may.
 */
function isRead(path: string, program: readonly string[]): boolean {
  const [name = path, parent = 'site'] = path.split('/').toReversed();
  const isNamed = (word: string): RegExp =>
    new RegExp(String.raw`[.]${word}\b|[{,]\s*${word}\s*[,:}=]`);
  const readers = program.filter((text) => isNamed(name).test(text));
  if (readers.length < commonFrom) return readers.length > 0;
  const isPassedWhole = passedWhole.includes(path.slice(0, -name.length - 1));
  return (isPassedWhole ? program : readers).some((text) =>
    new RegExp(String.raw`\b${parent}\b`).test(text),
  );
}

it('[CONF-08] reads every setting of site.json in the program', async () => {
  // Our own JSON Schema
  const schema = JSON.parse(
    await readFile(join(root, 'packages/config/schemas/site.schema.json'), 'utf8'),
  ) as Schema;
  const program = await sources();
  const found = leavesOf(schema).filter(
    (path) => !readByLoader.includes(path) && !isRead(path, program),
  );

  expect(found).toEqual([]);
});

it.each([
  ['feedback/name', ['const { name } = member;', 'a.name', 'b.name', 'c.name'], false],
  ['feedback/name', ['a.name', 'b.name', 'c.name', 'site.feedback.name'], true],
  ['feedback/imagesMax', ['const { imagesMax } = limits;'], true],
  ['feedback/imagesMax', ['const imagesMaximum = 3;'], false],
])('[CONF-08] finds the setting %s in %j: %j', (path, program, expected) => {
  expect(isRead(path, program)).toBe(expected);
});
