import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isSchema, type Schema } from '../source/Schema.ts';

const root = join(import.meta.dirname, '../../../..');

/** Returns the paths of properties without a description of at least two words. */
function undescribed(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item: unknown) => undescribed(item, at));
  if (!isSchema(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    // The branches of a condition repeat properties that are described beside it.
    if (keyword === 'if' || keyword === 'then') return [];
    if (keyword !== 'properties' || !isSchema(value)) return undescribed(value, at);
    return Object.entries(value).flatMap(([name, property]) => {
      const description = isSchema(property) ? property.description : undefined;
      const isDescribed = typeof description === 'string' && /\S\s\S/.test(description);
      return [...(isDescribed ? [] : [`${at}/${name}`]), ...undescribed(property, `${at}/${name}`)];
    });
  });
}

/** Returns the paths of numbers without a smallest and a largest value. */
function unbounded(schema: unknown, at: string): string[] {
  return partsOf(schema, at).flatMap(([path, part]) =>
    (part.type === 'integer' || part.type === 'number') &&
    !('enum' in part) &&
    !(typeof part.minimum === 'number' && typeof part.maximum === 'number')
      ? [path]
      : [],
  );
}

/** Returns the descriptions that name another default than the keyword has. */
function contradictory(schema: unknown, at: string): string[] {
  return partsOf(schema, at).flatMap(([path, { description, default: value }]) => {
    const named =
      typeof description === 'string' ? /Default: (.*)\.$/.exec(description)?.[1] : undefined;
    return named === undefined || named === wordsOf(value) ? [] : [`${path}: ${named}`];
  });
}

function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? 'none' : value.join(', ');
}

/** Returns all parts of a schema that are schemas themselves, by their paths. */
function partsOf(schema: unknown, at: string): [path: string, part: Schema][] {
  if (Array.isArray(schema))
    return schema.flatMap((item: unknown, index) => partsOf(item, `${at}/${index}`));
  if (!isSchema(schema)) return [];
  const inner = Object.entries(schema)
    .filter(([keyword]) => !['default', 'enum', 'const', 'examples'].includes(keyword))
    .flatMap(([keyword, part]) => partsOf(part, `${at}/${keyword}`));
  return [[at, schema], ...inner];
}

let schemas: [file: string, schema: unknown][];
beforeAll(async () => {
  // Skips the generated schema, because it repeats those of the components.
  schemas = (
    await read([
      'packages/config/schemas/*.schema.json',
      'packages/components/src/*/*/*.schema.json',
    ])
  ).filter(([file]) => !file.endsWith('.gen.schema.json'));
  expect(schemas.length).toBeGreaterThan(40);
});

async function read(patterns: string[]): Promise<[file: string, schema: unknown][]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  return Promise.all(
    files.map(async (file): Promise<[string, unknown]> => [
      file,
      JSON.parse(await readFile(join(root, file), 'utf8')),
    ]),
  );
}

it('describes every property of the schemas that editors read', async () => {
  const written = await read(['schemas/*.schema.json']);
  expect(written.length).toBeGreaterThan(15);
  expect(written.flatMap(([file, schema]) => undescribed(schema, file))).toEqual([]);
  expect(
    undescribed(
      {
        properties: {
          a: { description: 'A.' },
          b: { description: 'The b.', items: { properties: { c: {} } } },
        },
      },
      '',
    ),
  ).toEqual(['/a', '/b/c']);
});

it('limits every number of the schemas, so that no timer overflows', () => {
  // A condition compares with any number.
  const documents = schemas.filter(
    ([file]) => file !== 'packages/config/schemas/condition.schema.json',
  );
  expect(documents.flatMap(([file, schema]) => unbounded(schema, file))).toEqual([]);
  expect(unbounded({ items: { type: 'integer', minimum: 1 } }, '')).toEqual(['/items']);
});

it('names no default in a description that differs from the keyword', () => {
  expect(schemas.flatMap(([file, schema]) => contradictory(schema, file))).toEqual([]);
  const wrong = { description: 'Width in pixels. Default: 5.', default: 6 };
  expect(contradictory({ properties: { a: wrong } }, '')).toEqual(['/properties/a: 5']);
});
