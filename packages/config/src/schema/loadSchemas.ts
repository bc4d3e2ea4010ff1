import type { FileSource } from '../source/FileSource.ts';
import { isSchema, type Schema } from '../source/Schema.ts';
import { SchemaSet } from './SchemaSet.ts';

/**
 * Reads the schemas of the tenant documents and of the components.
 *
 * Shape:  `*.schema.json` in a folder of the source; by default, the source is the repository.
 * Errors: throws when a schema is missing or broken, because that is a fault of the installation,
 *         not of a tenant.
 */
export async function loadSchemas(
  source: FileSource,
  folder = 'packages/config/schemas',
): Promise<SchemaSet> {
  const names = (await source.list(folder))
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.schema.json'))
    .toSorted();
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Schema]> => {
      const schema: unknown = JSON.parse(
        new TextDecoder().decode(await source.read(`${folder}/${name}`)),
      );
      if (!isSchema(schema))
        throw new Error(`${folder}/${name} is no schema: it should hold an object`);
      return [name, schema];
    }),
  );
  return new SchemaSet(new Map(files));
}
