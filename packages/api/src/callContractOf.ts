import type { CallContract, ValueShape } from '@livery/model';
import type { SchemaName } from './Call.ts';
import { operatorCallsByName } from './callTable.ts';
import { callSchemas, schemaFiles } from './generated/schemas.gen.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns what a call of the operator's API sends and receives; `undefined` if there is no such
 * call.
 */
export function callContractOf(name: string): CallContract | undefined {
  const call = operatorCallsByName.get(name);
  return (
    call && {
      method: call.method,
      body: call.body ?? 'json',
      encrypted: call.encrypted,
      exports: call.export === true,
      changes: call.method !== 'GET' || call.changes === true,
      takes: call.takes,
      request: shapeNamed(call.schemas.request),
      reply: shapeNamed(call.schemas.reply),
    }
  );
}

function shapeNamed(name: SchemaName): ValueShape {
  const file = callSchemas[schemaFiles[name]];
  const definition = file && definitionIn(file, name);
  if (!definition) throw new Error(`No schema file of the calls defines ${name}.`);
  return new SchemaShape(definition, file);
}

/** Shape of a schema, whose parts are resolved when they are read: a schema may contain itself. */
class SchemaShape implements ValueShape {
  readonly #schema: Schema;
  readonly #file: object;

  constructor(schema: Schema, file: object) {
    const ref = /^#\/\$defs\/(\w+)$/.exec(String(schema.$ref))?.[1];
    this.#schema = (ref === undefined ? undefined : definitionIn(file, ref)) ?? schema;
    this.#file = file;
  }

  get types(): readonly string[] {
    const { type } = this.#schema;
    if (typeof type === 'string') return [type];
    return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : [];
  }

  get values(): readonly unknown[] | undefined {
    const { enum: list } = this.#schema;
    if ('const' in this.#schema) return [this.#schema.const];
    return Array.isArray(list) ? list : undefined;
  }

  get format(): string | undefined {
    const { 'x-format': format } = this.#schema;
    return typeof format === 'string' ? format : undefined;
  }

  get words(): readonly string[] | undefined {
    const { 'x-words': words } = this.#schema;
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : undefined;
  }

  get fieldNames(): readonly string[] {
    return Object.keys(this.#properties);
  }

  field(name: string): ValueShape | undefined {
    const property = Object.hasOwn(this.#properties, name) ? this.#properties[name] : undefined;
    return isSchema(property) ? new SchemaShape(property, this.#file) : undefined;
  }

  get items(): ValueShape | undefined {
    const { items } = this.#schema;
    return isSchema(items) ? new SchemaShape(items, this.#file) : undefined;
  }

  get #properties(): Schema {
    const { properties } = this.#schema;
    return isSchema(properties) ? properties : {};
  }
}

function definitionIn(file: object, name: string): Schema | undefined {
  const definitions = '$defs' in file && isSchema(file.$defs) ? file.$defs : {};
  const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return isSchema(definition) ? definition : undefined;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
