import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

interface Schema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema & { readonly enum?: readonly string[] }>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly {
    readonly $ref?: string;
    readonly if?: { readonly properties: { readonly use: { readonly const: string } } };
  }[];
}

async function readSchema(file: string): Promise<Schema> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as Schema; // our own JSON Schema
}

async function filesBelow(folder: string): Promise<string[]> {
  return (await readdir(join(root, folder), { recursive: true }))
    .map((file) => join(folder, file))
    .toSorted();
}

it('[CONF-02] has a schema for every document of a tenant', async () => {
  for (const name of [
    'site',
    'routes',
    'menus',
    'banners',
    'flags',
    'registration',
    'theme',
    'compliance',
    'page',
    'locale',
    'upstream',
    'locks',
  ]) {
    const schema = await readSchema(`schemas/${name}.schema.json`);
    expect(schema.$schema, name).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(Object.keys(schema.properties ?? schema.$defs ?? {}).length, name).toBeGreaterThan(0);
    expect(schema.description ?? '', name).not.toBe('');
  }
});

it('[CONF-02] names its schema in every file of the shipped brands, so that editors complete it', async () => {
  const files = (await filesBelow('tenants')).filter(
    (file) => file.endsWith('.json') && !file.includes('/assets/'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    // A document is a JSON object
    const { $schema } = JSON.parse(await readFile(join(root, file), 'utf8')) as {
      $schema?: string;
    };
    const kind =
      { pages: 'page', locales: 'locale' }[basename(dirname(file))] ?? basename(file, '.json');
    expect($schema, `${file} names no schema`).toBeDefined();
    const target = resolve(root, dirname(file), $schema ?? '');
    expect(existsSync(target), `${file} names ${$schema}, which is not there`).toBe(true);
    expect(relative(root, target), file).toBe(join('schemas', `${kind}.schema.json`));
  }
});

it('[CONF-02] has the props of every component in the schema of pages', async () => {
  const own = (await filesBelow('packages/components/src')).filter((file) =>
    file.endsWith('.schema.json'),
  );
  const files = own.filter((file) => !file.endsWith('Parts.schema.json'));
  const names = files.map((file) => basename(file, '.schema.json')).toSorted();
  expect(names.length).toBeGreaterThan(15);
  const generated = await readSchema('packages/config/schemas/components.gen.schema.json');
  expect(generated.properties?.use?.enum).toEqual(names);
  const shared = await Promise.all(
    own.filter((file) => !files.includes(file)).map((file) => readSchema(file)),
  );
  expect(Object.keys(generated.$defs ?? {})).toEqual([
    ...names,
    ...shared.flatMap(({ $defs }) => Object.keys($defs ?? {})),
  ]);
  expect(generated.allOf?.map((rule) => rule.if?.properties.use.const)).toEqual(names);
  for (const file of files) {
    const schema = await readSchema(file);
    const listed = generated.$defs?.[basename(file, '.schema.json')];
    expect(Object.keys(listed?.properties ?? {}), file).toEqual(
      Object.keys(schema.properties ?? {}),
    );
    expect(schema.description ?? '', file).not.toBe('');
  }
  const page = await readSchema('schemas/page.schema.json');
  expect(page.$defs?.node?.allOf).toContainEqual({ $ref: 'components.gen.schema.json' });
});
