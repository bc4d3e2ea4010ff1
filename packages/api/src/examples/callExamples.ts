import type { AnyCall, SchemaName } from '../Call.ts';
import { callSchemas, schemaFiles } from '../generated/schemas.gen.ts';
import { exampleOf, type Definitions } from './exampleOf.ts';

type CallSchemas = Pick<AnyCall, 'schemas'>;

/**
 * Returns an example of a call's request with its required fields only, because most optional
 * fields are filters, of which an example would be arbitrary.
 */
export function requestExampleOf({ schemas }: CallSchemas): object {
  const definitions = definitionsBeside(schemas.request);
  const { required, properties } = definitions[schemas.request] ?? {};
  const names = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties ?? {}).filter(([name]) => names.includes(name));
  const schema = { type: 'object', properties: Object.fromEntries(fields) };
  // An object's example is an object.
  return exampleOf(schema, definitions) as object;
}

/** Returns an example of a call's reply. */
export function replyExampleOf({ schemas }: CallSchemas): unknown {
  const definitions = definitionsBeside(schemas.reply);
  return exampleOf(definitions[schemas.reply] ?? {}, definitions);
}

/** Returns the definitions of the file in which a schema is. */
function definitionsBeside(name: SchemaName): Definitions {
  // The generated table contains JSON Schemas with definitions.
  const file = callSchemas[schemaFiles[name]] as { $defs: Definitions } | undefined;
  return file?.$defs ?? {};
}
