import { readdir, readFile } from 'node:fs/promises';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';
import { prepare, typesFromSchemas, type Schema } from './typesFromSchemas.ts';

const folder = 'packages/components/src';

/**
 * Generates two files from the components' own schemas: the union for editors and `livery
 * validate`, and the types of the props.
 */
export async function componentSchemas(): Promise<GeneratedFile[]> {
  const schemas = await readComponentSchemas();
  const parts = await readParts();
  return [
    {
      path: 'packages/config/schemas/components.gen.schema.json',
      text: `${JSON.stringify(union(schemas, parts), null, 2)}\n`,
    },
    {
      path: 'packages/model/src/generated/componentProps.gen.ts',
      text: await propsTypes(schemas, parts),
    },
  ];
}

/** Returns the titled definitions that the components of a feature share, by name. */
async function readParts(): Promise<Map<string, Schema>> {
  const parts = new Map<string, Schema>();
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('Parts.schema.json')) continue;
    const { $defs } = JSON.parse(await readFile(`${folder}/${entry}`, 'utf8')) as {
      $defs: Record<string, Schema>;
    };
    for (const [name, schema] of Object.entries($defs)) parts.set(name, schema);
  }
  return parts;
}

async function readComponentSchemas(): Promise<Map<string, Schema>> {
  const schemas = new Map<string, Schema>();
  for (const entry of await readdir(folder, { recursive: true })) {
    const [name = '', file] = entry.split('/').slice(-2);
    if (/^[A-Z][A-Za-z0-9]*$/.test(name) && file === `${name}.schema.json`)
      schemas.set(name, JSON.parse(await readFile(`${folder}/${entry}`, 'utf8')) as Schema);
  }
  return new Map([...schemas].toSorted(([left], [right]) => left.localeCompare(right, 'en')));
}

/** Returns the schema of a node: for each component its props and slots. */
function union(schemas: Map<string, Schema>, parts: Map<string, Schema>): Schema {
  const names = [...schemas.keys()];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: '/schemas/components.gen.schema.json',
    title: 'Components',
    description:
      'Made by `npm run generate` from the component folders: the props of every component.',
    properties: { use: { enum: names, description: 'Name of the component.' } },
    allOf: names.map((name) => ({
      if: { properties: { use: { const: name } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: {
        properties: { props: { $ref: `#/$defs/${name}` }, slots: slotNames(schemas.get(name)) },
      },
    })),
    $defs: Object.fromEntries(
      [...schemas, ...parts].map(([name, schema]) => [name, inlined(schema)]),
    ),
  };
}

function slotNames(schema: Schema | undefined): Schema {
  const slots = Array.isArray(schema?.['x-slots']) ? schema['x-slots'] : [];
  return { propertyNames: { enum: slots } };
}

/**
 * Rewrites a component's schema for the union: its references point to the other schemas of the
 * union.
 */
function inlined(schema: Schema): Schema {
  // Only the program uses these keywords.
  const {
    $schema: _dialect,
    $id: _id,
    'x-chunk': _chunk,
    'x-hydrate': _hydrate,
    'x-parts': _parts,
    ...body
  } = schema;
  return JSON.parse(
    JSON.stringify(body)
      .replaceAll(/"(?:\.\.\/)+schemas\/([a-z]+\.schema\.json)"/g, '"$1"')
      .replaceAll(/"[\w./]+Parts\.schema\.json#/g, '"#'),
  ) as Schema;
}

/** Returns the schema from which the type of a component's props is generated. */
export function propsTypeSchema(schema: Schema): unknown {
  return prepare(schema, { defaultsFilled: false, ref: propType });
}

async function propsTypes(
  schemas: Map<string, Schema>,
  parts: Map<string, Schema>,
): Promise<string> {
  const definitions = Object.fromEntries([
    ...[...parts].map(([name, schema]) => [name, propsTypeSchema(schema)] as const),
    ...[...schemas].map(
      ([name, schema]) =>
        [`${name}Props`, propsTypeSchema({ ...schema, title: `${name}Props` })] as const,
    ),
  ]);
  const entries = [...schemas.keys()].map((name) => `  ${name}: ${name}Props;`).join('\n');
  return `${generatedNotice}import type { Condition } from './documents.gen.ts';\n\n${await typesFromSchemas(definitions)}\n/** The props of every component of the registry, by its name. */\nexport interface ComponentProps {\n${entries}\n}\n`;
}

/**
 * Returns the type of a referenced schema. A component receives resolved texts and values, because
 * the renderer resolves their references.
 */
function propType(ref: string): Schema {
  if (ref.endsWith('text.schema.json')) return { type: 'string' };
  if (ref.endsWith('condition.schema.json')) return { tsType: 'Condition' };
  const [, part] = /#\/\$defs\/(\w+)$/.exec(ref) ?? [];
  return { tsType: part ?? 'never' };
}
