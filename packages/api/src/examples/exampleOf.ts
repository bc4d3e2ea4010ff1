/** JSON Schema, as far as the calls' schemas use it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Definitions by name, which the last part of a reference means. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Example values of the formats that `x-format` names. */
const formatExamples: Readonly<Record<string, unknown>> = {
  money: 125.5,
  signedMoney: -20,
  spendableMoney: 125.5,
  payableMoney: 125.5,
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
  [/^gameType$/, 'RNG'],
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
  '123456',
  'PH',
  '/file.png',
  'otpauth://totp/Goldfinch:ann2026?secret=JBSWY3DPEHPK3PXP',
];

/** Maximum nesting of an example; deeper values are left out. */
const maxDepth = 12;

interface Place {
  readonly definitions: Definitions;
  /** Name of the field whose schema it is. */
  readonly name: string;
  readonly depth: number;
}

/**
 * Returns an example that fits a schema, with its required and optional fields.
 *
 * @param name name of the field whose schema it is.
 */
export function exampleOf(schema: Schema, definitions: Definitions, name = ''): unknown {
  return valueOf(schema, { definitions, name, depth: 0 });
}

function valueOf(schema: unknown, place: Place): unknown {
  if (!isSchema(schema)) return undefined;
  const { definitions, depth, name } = place;
  if (typeof schema.$ref === 'string')
    return valueOf(referencedBy(schema.$ref, definitions), place);
  if (schema.const !== undefined) return schema.const;
  for (const values of [schema.examples, schema.enum]) if (Array.isArray(values)) return values[0];
  const next = { definitions, depth: depth + 1 };
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isSchema(schema.properties) ? schema.properties : {})
          .filter(([field]) => depth < maxDepth || listOf(schema.required).includes(field))
          .map(([field, property]) => [field, valueOf(property, { ...next, name: field })]),
      );
    case 'array': {
      const items = listOf(schema.prefixItems).map((item) => valueOf(item, { ...next, name }));
      if (!isSchema(schema.items) || (depth >= maxDepth && items.length === 0)) return items;
      while (items.length < Number(schema.minItems ?? 1))
        items.push(valueOf(schema.items, { ...next, name }));
      return items;
    }
    case 'boolean':
      return true;
    default:
      return scalarFor(schema, name);
  }
}

/** Returns a text or number that fits; `undefined` if none is known. */
function scalarFor(schema: Schema, name: string): unknown {
  const type = typeOf(schema);
  const candidates = [
    listOf(schema['x-words'])[0],
    formatExamples[String(schema['x-format'])],
    ...(type === 'string'
      ? [
          ...nameExamples.flatMap(([pattern, value]) => (pattern.test(name) ? [value] : [])),
          ...plainTexts,
        ]
      : []),
    ...(type === 'number' || type === 'integer' ? [125.5, 2, 1, 0] : []),
  ];
  return candidates.find((candidate) => candidate !== undefined && fits(candidate, schema));
}

/** Returns whether a text or number satisfies the keywords that the calls' schemas use for them. */
function fits(value: unknown, schema: Schema): boolean {
  const type = typeOf(schema);
  if (typeof value === 'string')
    return (
      type === 'string' &&
      value.length >= Number(schema.minLength ?? 0) &&
      value.length <= Number(schema.maxLength ?? Infinity) &&
      (typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(value))
    );
  return (
    typeof value === 'number' &&
    (type === 'number' || (type === 'integer' && Number.isInteger(value))) &&
    value >= Number(schema.minimum ?? -Infinity) &&
    value > Number(schema.exclusiveMinimum ?? -Infinity) &&
    value <= Number(schema.maximum ?? Infinity)
  );
}

function typeOf({ type, properties, items }: Schema): unknown {
  if (type === undefined) return properties ? 'object' : items ? 'array' : undefined;
  return Array.isArray(type) ? type[0] : type;
}

function referencedBy(ref: string, definitions: Definitions): Schema | undefined {
  return definitions[ref.slice(ref.lastIndexOf('/') + 1)];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
