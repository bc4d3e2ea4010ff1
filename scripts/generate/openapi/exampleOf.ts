import { sample } from 'openapi-sampler';
import type { Schema } from '../typesFromSchemas.ts';

/** Definitions by name, which references of the form `#/components/schemas/<name>` mean. */
export type Definitions = Readonly<Record<string, Schema>>;

const refPrefix = '#/components/schemas/';

/** Example values of the formats that `x-format` names. */
const formatExamples: Readonly<Record<string, unknown>> = {
  money: 125.5,
  signedMoney: -20,
  dateTime: '2026-03-14T09:30:00+08:00',
  copy: '4711',
};

/** Examples by the name of a field, where its type alone says too little. */
const nameExamples: readonly (readonly [name: RegExp, example: string])[] = [
  [/(^|[a-z])(url|address|href|picture|image|logo)$/i, 'https://cdn.operator.example/file.png'],
  [/email$/i, 'ann@example.test'],
  [/(^at$|At$|^from$|^to$|time$)/i, '2026-03-14T09:30:00+08:00'],
  [/(account|username)$/i, 'ann2026'],
  [/password$/i, 'Correct4horse'],
  [/(mobile|phone)$/i, '9170000001'],
  [/currency$/i, 'PHP'],
  [/language$/i, 'EN'],
  [/^(merchant)$/i, 'GOLDFINCH'],
  [/(id|no|number|reference|code)$/i, '4711'],
];

/** Texts for fields whose name says nothing; the first that fits is taken. */
const plainTexts = [
  'text',
  'TEXT',
  '1',
  '0b8f6c1e-5a2d-4c3b-9e7f-2d1a6b4c8e90',
  'JBSWY3DPEHPK3PXP',
];

/** Maximum nesting of an example; deeper values are left out. */
const maxDepth = 12;

/**
 * Returns an example that fits a schema, with its required and optional fields.
 *
 * @param name name of the field whose schema it is.
 */
export function exampleOf(schema: Schema, definitions: Definitions, name = ''): unknown {
  const resolved = withExamples(schema, { definitions, name, depth: 0 });
  return sample(resolved, { quiet: true, enablePatterns: true });
}

interface Place {
  readonly definitions: Definitions;
  /** Name of the field whose schema it is. */
  readonly name: string;
  readonly depth: number;
}

/** Resolves references, and adds examples to texts and numbers that have none. */
function withExamples(schema: unknown, place: Place): Schema {
  if (!isSchema(schema)) return {};
  const { definitions, depth } = place;
  if (typeof schema.$ref === 'string')
    return withExamples(definitions[schema.$ref.slice(refPrefix.length)], place);
  const [first] = ['oneOf', 'anyOf'].flatMap((keyword) =>
    Array.isArray(schema[keyword]) ? (schema[keyword] as unknown[]) : [],
  );
  if (first !== undefined)
    return withExamples(
      { ...schema, oneOf: undefined, anyOf: undefined, ...refless(first, definitions) },
      place,
    );
  const { properties, items, prefixItems } = schema;
  const next = { definitions, depth: depth + 1 };
  const result: Schema = { ...schema };
  if (isSchema(properties))
    result.properties = Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => depth < maxDepth || stringsOf(schema.required).includes(name))
        .map(([name, property]) => [name, withExamples(property, { ...next, name })]),
    );
  if (isSchema(items)) {
    result.items = withExamples(items, { ...next, name: place.name });
    if (depth >= maxDepth) result.examples = [[]];
  }
  if (Array.isArray(prefixItems))
    result.prefixItems = prefixItems.map((item) =>
      withExamples(item, { ...next, name: place.name }),
    );
  const example = exampleFor(schema, place.name);
  if (example !== undefined) result.example = example;
  return result;
}

function refless(schema: unknown, definitions: Definitions): Schema {
  if (!isSchema(schema)) return {};
  return typeof schema.$ref === 'string'
    ? refless(definitions[schema.$ref.slice(refPrefix.length)], definitions)
    : schema;
}

/** Returns an example of a text or number; `undefined` for the sampler's own. */
function exampleFor(schema: Schema, name: string): unknown {
  const { type, enum: words, const: constant, examples } = schema;
  if (words !== undefined || constant !== undefined) return undefined;
  if (Array.isArray(examples)) return examples[0];
  const [word] = stringsOf(schema['x-words']);
  const candidates = [
    word,
    formatExamples[String(schema['x-format'])],
    ...(type === 'string'
      ? nameExamples.flatMap(([pattern, value]) => (pattern.test(name) ? [value] : []))
      : []),
    ...(type === 'string' ? plainTexts : []),
    ...(type === 'number' || type === 'integer' ? [125.5, 2, 1, 0] : []),
  ];
  return candidates.find((candidate) => candidate !== undefined && fits(candidate, schema));
}

/** Whether a text or number satisfies the keywords that the calls' schemas use for them. */
function fits(value: unknown, schema: Schema): boolean {
  if (typeof value === 'string')
    return (
      schema.type === 'string' &&
      value.length >= Number(schema.minLength ?? 0) &&
      value.length <= Number(schema.maxLength ?? Infinity) &&
      (typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(value))
    );
  return (
    typeof value === 'number' &&
    (schema.type === 'number' || (schema.type === 'integer' && Number.isInteger(value))) &&
    value >= Number(schema.minimum ?? -Infinity) &&
    value > Number(schema.exclusiveMinimum ?? -Infinity) &&
    value <= Number(schema.maximum ?? Infinity)
  );
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
