import { readdir, readFile } from 'node:fs/promises';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';
import { prepare, typesFromSchemas, type Schema } from './typesFromSchemas.ts';

const folder = 'packages/config/schemas';

/** Generates types of the tenant documents after layering, with all defaults filled in. */
export async function documentTypes(): Promise<GeneratedFile[]> {
  const definitions: Record<string, unknown> = {};
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.schema.json') && !file.includes('.gen.'))
    .toSorted();
  const schemas = new Map<string, Schema>();
  for (const name of names)
    schemas.set(name, JSON.parse(await readFile(`${folder}/${name}`, 'utf8')) as Schema);
  for (const [file, schema] of schemas) {
    const options = {
      defaultsFilled: true,
      ref: (ref: string): Schema => ({ tsType: targetType(ref, schema, schemas) }),
    };
    const { $defs, ...body } = schema;
    definitions[String(schema.title)] = prepare(resolved(file, body), options);
    for (const definition of Object.values(($defs ?? {}) as Record<string, Schema>)) {
      if (typeof definition.title === 'string' && definition.title !== 'PageSlot')
        definitions[definition.title] = prepare(definition, options);
    }
  }
  return [
    {
      path: 'packages/model/src/generated/documents.gen.ts',
      text: generatedNotice + (await typesFromSchemas(definitions)),
    },
  ];
}

/** After layering, a slot or menu is a plain list without list operations. */
function resolved(file: string, schema: Schema): Schema {
  if (file === 'menus.schema.json') {
    return {
      ...schema,
      properties: {
        menus: {
          type: 'object',
          additionalProperties: { type: 'array', items: { $ref: '#/$defs/item' } },
        },
      },
    };
  }
  return schema;
}

/** Resolves references by name, so that a described reference does not become a separate type. */
function targetType(ref: string, from: Schema, schemas: Map<string, Schema>): string {
  const [file, pointer] = ref.split('#');
  const schema = file ? schemas.get(file) : from;
  const target = pointer
    ? (schema?.$defs as Record<string, Schema> | undefined)?.[pointer.replace('/$defs/', '')]
    : schema;
  if (typeof target?.title !== 'string')
    throw new Error(`${String(from.$id)}: no titled schema at ${ref}`);
  return target.title === 'PageSlot' ? 'string[]' : target.title;
}
