import type { ValidateFunction } from 'ajv';

/** Keywords of the calls' schemas that only the repair of replies reads. */
export const repairKeywords = ['x-text-field', 'x-entry-fields', 'x-strict'] as const;

/** Keywords that only describe how a field of a reply is displayed. */
export const displayKeywords = ['x-format', 'x-words'] as const;

/**
 * How a value of a reply is repaired, derived from its schema. `isStrict`: nothing below is
 * dropped, because a missing value would change the meaning of the rest.
 */
export type ReplyPlan = { readonly isStrict: boolean } & (ObjectPlan | ListPlan | LeafPlan);

interface ObjectPlan {
  readonly kind: 'object';
  readonly fields: readonly FieldPlan[];
  /** Field that a plain text is read as. */
  readonly textField: string | undefined;
  /** Names that may exist; `undefined` if unknown fields are passed on. */
  readonly knownNames: ReadonlySet<string> | undefined;
}

interface FieldPlan {
  readonly name: string;
  readonly isRequired: boolean;
  readonly plan: () => ReplyPlan;
}

interface ListPlan {
  readonly kind: 'list';
  readonly items: () => ReplyPlan;
  readonly minItems: number;
  readonly maxItems: number;
}

interface LeafPlan {
  readonly kind: 'leaf';
  readonly validate: () => ValidateFunction;
  readonly isEnum: boolean;
  /** Fields of an object of which the first one that exists is read as the value. */
  readonly entryFields: readonly string[];
}

type Schema = Readonly<Record<string, unknown>>;

const definitions = '#/$defs/';

const objectKeywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'description',
  'x-text-field',
  'x-strict',
]);
const listKeywords = new Set(['type', 'items', 'minItems', 'maxItems', 'description', 'x-strict']);

/** Plans of the definitions of one schema file, each created on first use. */
export class ReplyPlans {
  readonly #file: Schema;
  readonly #compile: (pointer: string) => ValidateFunction;
  readonly #plans = new Map<string, ReplyPlan>();

  /** @param compile returns the validator of the schema at a JSON pointer of the file. */
  constructor(file: object, compile: (pointer: string) => ValidateFunction) {
    this.#file = asRecord(file);
    this.#compile = compile;
  }

  /** Returns the plan of a definition. */
  of(definition: string): ReplyPlan {
    return this.#at(recordIn(recordIn(this.#file, '$defs'), definition), `/$defs/${definition}`);
  }

  #at(schema: Schema, pointer: string): ReplyPlan {
    const cached = this.#plans.get(pointer);
    if (cached) return cached;
    const plan = this.#create(schema, pointer);
    this.#plans.set(pointer, plan);
    return plan;
  }

  #create(schema: Schema, pointer: string): ReplyPlan {
    const isStrict = schema['x-strict'] === true;
    const { $ref } = schema;
    if (typeof $ref === 'string' && $ref.startsWith(definitions)) {
      const plan = this.of($ref.slice(definitions.length));
      return isStrict ? { ...plan, isStrict } : plan;
    }
    if (schema.type === 'object' && hasOnly(schema, objectKeywords))
      return { ...this.#object(schema, pointer), isStrict };
    if (schema.type === 'array' && hasOnly(schema, listKeywords))
      return { ...this.#list(schema, pointer), isStrict };
    return {
      kind: 'leaf',
      validate: once(() => this.#compile(pointer)),
      isEnum: Array.isArray(schema.enum),
      entryFields: namesIn(schema, 'x-entry-fields'),
      isStrict,
    };
  }

  #object(schema: Schema, pointer: string): ObjectPlan {
    const required = new Set(namesIn(schema, 'required'));
    const properties = Object.entries(recordIn(schema, 'properties'));
    const textField = schema['x-text-field'];
    return {
      kind: 'object',
      fields: properties.map(([name, field]) => ({
        name,
        isRequired: required.has(name),
        plan: once(() => this.#at(asRecord(field), `${pointer}/properties/${name}`)),
      })),
      textField: typeof textField === 'string' ? textField : undefined,
      knownNames:
        schema.additionalProperties === false
          ? new Set(properties.map(([name]) => name))
          : undefined,
    };
  }

  #list(schema: Schema, pointer: string): ListPlan {
    const { minItems, maxItems } = schema;
    return {
      kind: 'list',
      items: once(() => this.#at(recordIn(schema, 'items'), `${pointer}/items`)),
      minItems: typeof minItems === 'number' ? minItems : 0,
      maxItems: typeof maxItems === 'number' ? maxItems : Infinity,
    };
  }
}

/** Defers a value to its first use, because most parts of a schema are never repaired. */
function once<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

/** Returns whether a schema has only keywords that the plan of its kind covers. */
function hasOnly(schema: Schema, keywords: ReadonlySet<string>): boolean {
  return Object.keys(schema).every((keyword) => keywords.has(keyword));
}

function asRecord(value: unknown): Schema {
  // Schemas are checked when they are compiled; `true` has no keywords.
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}

function recordIn(schema: Schema, keyword: string): Schema {
  return asRecord(schema[keyword]);
}

function namesIn(schema: Schema, keyword: string): readonly string[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
