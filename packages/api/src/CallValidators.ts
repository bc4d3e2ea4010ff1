import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { callSchemas, schemaFiles } from './generated/schemas.gen.ts';
import type { SchemaName } from './Call.ts';

/** Where a value does not fit its schema, as a JSON pointer, and how. */
export interface Misfit {
  pointer: string;
  message: string;
}

/**
 * Checks requests and replies against the table's schemas; each is compiled when first asked for.
 */
export class CallValidators {
  readonly #strict = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    logger: false,
  });
  /** Query parameters arrive as text; their schemas say what they mean. */
  readonly #coercing = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    coerceTypes: true,
    logger: false,
  });
  /** Found once: the library looks a schema up by taking its address apart. */
  readonly #checks: Checks = new Map();
  readonly #queryChecks: Checks = new Map();

  constructor() {
    for (const [noun, schema] of Object.entries(callSchemas)) {
      this.#strict.addSchema(schema, noun);
      this.#coercing.addSchema(schema, noun);
    }
  }

  /** Every misfit of a value; none when it fits. */
  check(name: SchemaName, value: unknown): Misfit[] {
    return misfits(this.#checks.get(name) ?? find(this.#strict, name, this.#checks), value);
  }

  /**
   * As {@link check}, for parsed query parameters, whose text is turned into the schema's types in
   * place.
   */
  checkQuery(name: SchemaName, query: Record<string, unknown>): Misfit[] {
    return misfits(
      this.#queryChecks.get(name) ?? find(this.#coercing, name, this.#queryChecks),
      query,
    );
  }
}

/**
 * Where the texts of a request hold the character U+0000: nobody types it, and no database of text
 * takes it.
 */
export function zeroMisfits(value: unknown, pointer = ''): Misfit[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [{ pointer, message: 'must not hold the character U+0000' }] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => zeroMisfits(part, `${pointer}/${name}`))
    : [];
}

type Checks = Map<SchemaName, ValidateFunction>;

function find(ajv: Ajv2020, name: SchemaName, found: Checks): ValidateFunction {
  const validate = ajv.getSchema(`${schemaFiles[name]}#/$defs/${name}`);
  if (!validate) throw new Error(`No schema file of the calls defines ${name}.`);
  found.set(name, validate);
  return validate;
}

function misfits(validate: ValidateFunction, value: unknown): Misfit[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => ({
    pointer:
      error.keyword === 'additionalProperties'
        ? `${error.instancePath}/${String(error.params.additionalProperty)}`
        : error.instancePath,
    message: error.message ?? error.keyword,
  }));
}
