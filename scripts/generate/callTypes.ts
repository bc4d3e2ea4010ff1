import { readdir, readFile } from 'node:fs/promises';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';
import { prepare, typesFromSchemas, type Schema } from './typesFromSchemas.ts';

const folder = 'packages/api/src/calls';

/** Returns the schema from which the type of a call's definition is generated. */
export function callTypeSchema(name: string, schema: Schema): unknown {
  return prepare(
    { ...schema, title: name },
    { defaultsFilled: false, ref: (ref) => ({ tsType: ref.slice(ref.lastIndexOf('/') + 1) }) },
  );
}

/** Generates request and reply types of the named calls from the schema file of each noun. */
export async function callTypes(): Promise<GeneratedFile[]> {
  const definitions: Record<string, unknown> = {};
  for (const file of (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.schema.json'))
    .toSorted()) {
    const { $defs } = JSON.parse(await readFile(`${folder}/${file}`, 'utf8')) as {
      $defs: Record<string, Schema>;
    };
    for (const [name, schema] of Object.entries($defs)) {
      if (name in definitions)
        throw new Error(`${folder}/${file}: ${name} is defined in another file too`);
      definitions[name] = callTypeSchema(name, schema);
    }
  }
  return [
    {
      path: 'packages/model/src/generated/calls.gen.ts',
      text: generatedNotice + (await typesFromSchemas(definitions)),
    },
  ];
}
