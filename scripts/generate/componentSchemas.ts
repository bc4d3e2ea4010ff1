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
  return [
    {
      path: 'schemas/components.gen.schema.json',
      text: `${JSON.stringify(union(schemas), null, 2)}\n`,
    },
    { path: 'packages/model/src/generated/componentProps.gen.ts', text: await propsTypes(schemas) },
  ];
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
function union(schemas: Map<string, Schema>): Schema {
  const names = [...schemas.keys()];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: '/schemas/components.gen.schema.json',
    title: 'Components',
    description:
      'Made by `npm run generate` from the component folders: the props of every component.',
    properties: { use: { enum: names } },
    allOf: names.map((name) => ({
      if: { properties: { use: { const: name } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: {
        properties: { props: { $ref: `#/$defs/${name}` }, slots: slotNames(schemas.get(name)) },
      },
    })),
    $defs: Object.fromEntries([...schemas].map(([name, schema]) => [name, inlined(schema)])),
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
    'x-static': _static,
    'x-parts': _parts,
    ...body
  } = schema;
  return JSON.parse(
    JSON.stringify(body).replaceAll(/"(?:\.\.\/)+schemas\/([a-z]+\.schema\.json)"/g, '"$1"'),
  ) as Schema;
}

async function propsTypes(schemas: Map<string, Schema>): Promise<string> {
  const options = {
    defaultsFilled: false,
    // A component receives resolved texts and values; the renderer resolves references.
    ref: (ref: string): Schema =>
      ref.endsWith('text.schema.json') ? { type: 'string' } : { tsType: 'never' },
  };
  const definitions = Object.fromEntries(
    [...schemas].map(([name, schema]) => [
      `${name}Props`,
      prepare({ ...schema, title: `${name}Props` }, options),
    ]),
  );
  const entries = [...schemas.keys()].map((name) => `  ${name}: ${name}Props;`).join('\n');
  return `${generatedNotice}${await typesFromSchemas(definitions)}\n/** The props of every component of the registry, by its name. */\nexport interface ComponentProps {\n${entries}\n}\n`;
}
