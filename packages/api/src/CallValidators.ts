import type { Ajv2020, Options, ValidateFunction } from 'ajv/dist/2020.js';
import { callSchemas, schemaFiles } from './generated/schemas.gen.ts';
import type { SchemaName } from './Call.ts';
import { repairReply, type ReplyRepairs } from './replies/repairReply.ts';
import { ReplyPlans, type ReplyPlan } from './replies/ReplyPlans.ts';
import { compiledAt, createSchemaCompiler } from './schemaCompiler.ts';

export type { RepairedPlace, RepairKind, ReplyRepairs } from './replies/repairReply.ts';

/** A violation of a schema: JSON pointer to the value, and the violated rule. */
export interface Violation {
  pointer: string;
  message: string;
}

/**
 * Value of an operator's reply, with its repairs if it had to be repaired; or why it is refused.
 */
export type ReplyReading =
  | { readonly value: unknown; readonly repairs?: ReplyRepairs }
  | { readonly violation: Violation };

/** Violations that a response lists, so that it is not much larger than the request. */
const maxViolations = 10;

/** Characters of a pointer: names of unknown fields are the sender's and end up in the log. */
const maxPointerLength = 200;

/**
 * Length of an invalid request, as JSON, up to which all violations are collected. The library's
 * collector is quadratic in their number, and a request is at most 64 kB.
 */
const maxCollectedLength = 4096;

/**
 * Validates requests and replies against the schemas of the call table, which are compiled on first
 * use. Validation stops at the first violation, so that its time does not depend on their number.
 */
export class CallValidators {
  readonly #values = new SchemaChecks({});
  /** Query parameters arrive as text and are coerced to their schemas' types. */
  readonly #queries = new SchemaChecks({ coerceTypes: true });

  /** Returns the first violation of an operator's reply; undefined if it is valid. */
  checkReply(name: SchemaName, value: unknown): Violation | undefined {
    return this.#values.first(name, value);
  }

  /**
   * Reads an operator's reply leniently: a reply that violates its schema is repaired, and refused
   * only if that is not possible. A valid reply costs one validation.
   */
  readReply(name: SchemaName, value: unknown): ReplyReading {
    const violation = this.checkReply(name, value);
    if (!violation) return { value };
    const outcome = repairReply(this.#values.planOf(name), value);
    if (!outcome) return { violation };
    const remaining = this.checkReply(name, outcome.value);
    return remaining ? { violation: remaining } : outcome;
  }

  /** Returns the violations of a request, at most ten; an empty list if it is valid. */
  checkRequest(name: SchemaName, value: unknown): Violation[] {
    return this.#values.all(name, value);
  }

  /**
   * Validates parsed query parameters like {@link checkRequest}, and converts their texts to the
   * schema's types in place.
   */
  checkQuery(name: SchemaName, query: Record<string, unknown>): Violation[] {
    return this.#queries.all(name, query);
  }
}

/**
 * Returns the texts of a request that contain U+0000, at most ten. Keyboards cannot type it and
 * text columns reject it.
 */
export function nulViolations(value: unknown): Violation[] {
  const found: Violation[] = [];
  const search = (part: unknown, pointer: string): void => {
    if (found.length === maxViolations) return;
    if (typeof part === 'string' && part.includes('\0'))
      found.push({ pointer, message: 'must not hold the character U+0000' });
    if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) search(inner, `${pointer}/${name}`);
  };
  search(value, '');
  return found;
}

/** Validators of all schemas of the call table, with one set of options. */
class SchemaChecks {
  readonly #stopping: Ajv2020;
  readonly #collecting: Ajv2020;
  /** Cached because the library parses the schema's address at each lookup. */
  readonly #cache = new Map<SchemaName, ValidateFunction>();
  readonly #plans = new Map<string, ReplyPlans>();

  constructor(options: Options) {
    this.#stopping = createSchemaCompiler(callSchemas, options);
    this.#collecting = createSchemaCompiler(callSchemas, { ...options, allErrors: true });
  }

  first(name: SchemaName, value: unknown): Violation | undefined {
    let validate = this.#cache.get(name);
    if (!validate) {
      validate = compiled(this.#stopping, name);
      this.#cache.set(name, validate);
    }
    return violations(validate, value)[0];
  }

  /** Returns how replies of a schema are repaired. */
  planOf(name: SchemaName): ReplyPlan {
    const file = schemaFiles[name];
    const plans =
      this.#plans.get(file) ??
      new ReplyPlans(callSchemas[file] ?? {}, (pointer) =>
        compiledAt(this.#stopping, file, pointer),
      );
    this.#plans.set(file, plans);
    return plans.of(name);
  }

  all(name: SchemaName, value: unknown): Violation[] {
    const first = this.first(name, value);
    if (!first) return [];
    if (JSON.stringify(value).length > maxCollectedLength) return [first];
    return violations(compiled(this.#collecting, name), value).slice(0, maxViolations);
  }
}

function compiled(ajv: Ajv2020, name: SchemaName): ValidateFunction {
  if (!Object.hasOwn(schemaFiles, name))
    throw new Error(`No schema file of the calls defines ${name}.`);
  return compiledAt(ajv, schemaFiles[name], `/$defs/${name}`);
}

function violations(validate: ValidateFunction, value: unknown): Violation[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, params, message = keyword }) => {
    const pointer =
      keyword === 'additionalProperties'
        ? `${instancePath}/${String(params.additionalProperty)}`
        : instancePath;
    return { pointer: pointer.slice(0, maxPointerLength), message };
  });
}
