import { withoutDeprecated } from './deprecated/deprecation.ts';
import {
  isNodeSchema,
  isSchema,
  refTarget,
  schemaMaps,
  stringsOf,
  type Schema,
} from '../source/Schema.ts';

/**
 * Adapts a document's schema to merged documents, so that one mistake gives one error: `x-required`
 * becomes `required`, list operations and deprecated members are removed, and of several
 * alternatives only the one that resembles the value is tried.
 */
export function mergedSchema(root: Schema, files: ReadonlyMap<string, Schema>): Schema {
  return convert(root, isNodeSchema(root));

  function convert(schema: Schema, dropAllOf = false): Schema {
    const merged: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(withoutDeprecated(schema))) {
      if (schemaMaps.includes(keyword) && isSchema(value))
        merged[keyword] = Object.fromEntries(
          Object.entries(value).map(([name, part]) => [name, convertPart(part)]),
        );
      else if (keyword === 'allOf' && dropAllOf) continue;
      else if (keyword === 'pattern' && isContextPattern(value)) merged['x-contextPath'] = true;
      else if (
        keyword === 'default' ||
        keyword === 'enum' ||
        keyword === 'const' ||
        keyword === 'examples'
      )
        merged[keyword] = value;
      else merged[keyword] = Array.isArray(value) ? value.map(convertPart) : convertPart(value);
    }
    const required = [
      ...new Set([...stringsOf(schema.required), ...stringsOf(schema['x-required'])]),
    ];
    if (required.length > 0) merged.required = required;
    return withAlternatives(merged);
  }

  function convertPart(part: unknown): unknown {
    return isSchema(part) ? convert(part, isNodeSchema(part)) : part;
  }

  /**
   * Turns `oneOf` and `anyOf` into if-then-else, where the alternatives can be distinguished by
   * their shape.
   */
  function withAlternatives(schema: Record<string, unknown>): Schema {
    const keyword = schema.oneOf ? 'oneOf' : 'anyOf';
    const list = schema[keyword];
    if (!Array.isArray(list) || schema.if || !list.every(isSchema)) return schema;
    const { [keyword]: _list, ...rest } = schema;
    const branches = list.filter((branch) => !isOperations(branch));
    const [only] = branches;
    if (only && branches.length === 1) return { ...only, ...rest };
    const forms = branches.map((branch) => lookOf(target(branch), branches.map(target)));
    if (
      forms.some((form) => !form) ||
      new Set(forms.map((form) => JSON.stringify(form))).size < forms.length
    )
      return schema;
    const expected = branches.map((branch) => describe(target(branch))).join(' or ');
    const chain = branches.reduceRight<Schema>(
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      (otherwise, branch, index) => ({ if: forms[index], then: branch, else: otherwise }),
      noAlternative(expected),
    );
    return { ...rest, ...chain };
  }

  function target(branch: Schema): Schema {
    return refTarget({ schema: branch, root }, files)?.schema ?? branch;
  }
}

/**
 * Returns a schema that fails when no alternative fits, with a description of the expected value.
 */
function noAlternative(expected: string): Schema {
  return { 'x-noAlternative': expected };
}

function isContextPattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && pattern.startsWith('^(route|session|wallet|');
}

function isOperations(branch: Schema): boolean {
  return isSchema(branch.properties) && '$ops' in branch.properties;
}

/**
 * Returns a schema that recognises values of this alternative by their shape; `undefined` when the
 * shape does not distinguish it.
 */
function lookOf(branch: Schema, all: readonly Schema[]): Schema | undefined {
  const type = typeOf(branch);
  if (type === undefined) return undefined;
  if (type !== 'object' || all.filter((other) => typeOf(other) === 'object').length < 2)
    return { type };
  const constants = Object.entries(isSchema(branch.properties) ? branch.properties : {}).filter(
    ([, property]) => isSchema(property) && 'const' in property,
  );
  const required = stringsOf(branch.required);
  return {
    type,
    required,
    properties: Object.fromEntries(constants.filter(([name]) => required.includes(name))),
  };
}

function typeOf(schema: Schema): unknown {
  if (schema.type !== undefined) return schema.type;
  if ('const' in schema) return typeof schema.const;
  return Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'string')
    ? 'string'
    : undefined;
}

function describe(branch: Schema): string {
  const type = typeOf(branch);
  if (type === 'object')
    return `{ ${stringsOf(branch.required)
      .map((name) => `"${name}"`)
      .join(', ')} }`;
  return [type]
    .flat()
    .map((name) =>
      name === 'array' ? 'a list' : name === 'integer' ? 'a whole number' : `a ${String(name)}`,
    )
    .join(' or ');
}
