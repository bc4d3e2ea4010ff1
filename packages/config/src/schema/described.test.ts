import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSchema } from '../source/Schema.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * Returns the paths of properties without a description. Properties of a referenced schema are
 * described in that schema.
 */
function undescribed(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item: unknown) => undescribed(item, at));
  if (!isSchema(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword !== 'properties' || !isSchema(value)) return undescribed(value, at);
    return Object.entries(value).flatMap(([name, property]) => {
      const isDescribed =
        isSchema(property) &&
        ('$ref' in property ||
          (typeof property.description === 'string' && property.description !== ''));
      return [...(isDescribed ? [] : [`${at}/${name}`]), ...undescribed(property, `${at}/${name}`)];
    });
  });
}

it('describes every property of the schemas, for editors', async () => {
  // Skips the generated schema, because it repeats those of the components.
  const files: string[] = [];
  for await (const file of glob(
    ['schemas/*.schema.json', 'packages/components/src/*/*/*.schema.json'],
    { cwd: root },
  ))
    if (!file.endsWith('.gen.schema.json')) files.push(file);
  expect(files.length).toBeGreaterThan(40);
  const found = await Promise.all(
    files.map(async (file) =>
      undescribed(JSON.parse(await readFile(join(root, file), 'utf8')), file),
    ),
  );
  expect(found.flat()).toEqual([]);
  expect(
    undescribed(
      {
        properties: {
          a: { description: '' },
          b: { description: 'B.', items: { properties: { c: {} } } },
        },
      },
      '',
    ),
  ).toEqual(['/a', '/b/c']);
});
