import { isSchema, type Schema } from '../../source/Schema.ts';

/** How a schema declares a member of the format that has a new name. */
export interface Deprecation {
  /** Name of the property, or value, that takes the place of the deprecated one. */
  readonly replacement: string;
  /** Why the name changed: the description, without its period. */
  readonly reason: string | undefined;
}

/**
 * Returns the deprecation that a schema declares; `undefined` for a current member:
 * `"limitMs": { "deprecated": true, "x-replacedBy": "timeoutMs" }` beside `"timeoutMs"`, and
 * `{ "const": "small", "deprecated": true, "x-replacedBy": "compact" }` beside
 * `{ "enum": ["compact", "full"] }` in `anyOf` or `oneOf`.
 */
export function deprecationOf(schema: unknown): Deprecation | undefined {
  if (!isSchema(schema) || schema.deprecated !== true) return undefined;
  const { description, 'x-replacedBy': replacement } = schema;
  if (typeof replacement !== 'string') return undefined;
  return {
    replacement,
    reason: typeof description === 'string' ? description.replace(/\.$/, '') : undefined,
  };
}

/** Returns a schema without the deprecated properties and values that it declares itself. */
export function withoutDeprecated(schema: Schema): Schema {
  const current: Record<string, unknown> = { ...schema };
  const isCurrent = (part: unknown): boolean => deprecationOf(part) === undefined;
  if (isSchema(schema.properties))
    current.properties = Object.fromEntries(
      Object.entries(schema.properties).filter(([, property]) => isCurrent(property)),
    );
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = schema[keyword];
    if (Array.isArray(branches)) current[keyword] = branches.filter(isCurrent);
  }
  return current;
}
