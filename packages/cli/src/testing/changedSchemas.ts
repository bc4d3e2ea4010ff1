import { join } from 'node:path';
import { editText, loadSchemas, type SchemaSet } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';

const repository = join(import.meta.dirname, '../../../..');

/** Returns the platform's schemas with another value at a path of one of them. */
export function changedSchemas(
  file: string,
  path: readonly string[],
  value: unknown,
): Promise<SchemaSet> {
  const disk = directorySource(repository);
  return loadSchemas({
    list: disk.list,
    read: async (name) => {
      const bytes = await disk.read(name);
      return name.endsWith(`/${file}`)
        ? new TextEncoder().encode(editText(new TextDecoder().decode(bytes), path, value))
        : bytes;
    },
  });
}
