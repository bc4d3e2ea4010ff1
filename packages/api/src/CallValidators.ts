import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { callSchemas, schemaFiles } from './generated/schemas.gen.ts';
import type { SchemaName } from './Call.ts';

/** A violation of a schema: JSON pointer to the value, and the violated rule. */
export interface Violation {
  pointer: string;
  message: string;
}

/**
 * Validates requests and replies against the schemas of the call table, which are compiled on first
 * use.
 */
export class CallValidators {
  readonly #strict = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    logger: false,
  });
  /** Query parameters arrive as text and are coerced to their schemas' types. */
  readonly #coercing = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    coerceTypes: true,
    logger: false,
  });
  /** Cached because the library parses the schema's address at each lookup. */
  readonly #checks: Checks = new Map();
  readonly #queryChecks: Checks = new Map();

  constructor() {
    for (const [noun, schema] of Object.entries(callSchemas)) {
      this.#strict.addSchema(schema, noun);
      this.#coercing.addSchema(schema, noun);
    }
  }

  /** Returns all violations of a value; an empty list if it is valid. */
  check(name: SchemaName, value: unknown): Violation[] {
    return violations(this.#checks.get(name) ?? find(this.#strict, name, this.#checks), value);
  }

  /**
   * Validates parsed query parameters like {@link check}, and converts their texts to the schema's
   * types in place.
   */
  checkQuery(name: SchemaName, query: Record<string, unknown>): Violation[] {
    return violations(
      this.#queryChecks.get(name) ?? find(this.#coercing, name, this.#queryChecks),
      query,
    );
  }
}

/**
 * Returns the texts of a request that contain U+0000. Keyboards cannot type it and text columns
 * reject it.
 */
export function nulViolations(value: unknown, pointer = ''): Violation[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [{ pointer, message: 'must not hold the character U+0000' }] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => nulViolations(part, `${pointer}/${name}`))
    : [];
}

type Checks = Map<SchemaName, ValidateFunction>;

function find(ajv: Ajv2020, name: SchemaName, found: Checks): ValidateFunction {
  const validate = ajv.getSchema(`${schemaFiles[name]}#/$defs/${name}`);
  if (!validate) throw new Error(`No schema file of the calls defines ${name}.`);
  found.set(name, validate);
  return validate;
}

function violations(validate: ValidateFunction, value: unknown): Violation[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => ({
    pointer:
      error.keyword === 'additionalProperties'
        ? `${error.instancePath}/${String(error.params.additionalProperty)}`
        : error.instancePath,
    message: error.message ?? error.keyword,
  }));
}
