import { deprecationOf, publicAddress, type Deprecation } from '@livery/config';
import type { Schema } from './typesFromSchemas.ts';

/** Prefix of the `$id` of every written schema. Its version changes with incompatible changes. */
const schemaBase = `${publicAddress}/schemas/1/`;

/**
 * Values of closed and open lists, by the keyword that marks them. In a closed list no other value
 * is valid; an open one only suggests its values.
 */
export interface ValueLists {
  readonly closed: Readonly<Record<string, readonly string[]>>;
  readonly open: Readonly<Record<string, readonly string[]>>;
  /** Paths that conditions and bindings may read, besides the values of a row. */
  readonly contextPaths: readonly string[];
}

/** Keys of objects that a layer replaces as a whole, as in `mergeLocated`. */
const atomicKeys = ['$text', '$value', '$secret', '$ops'];
/** Documents' properties that the loader reads before layering. */
const readBeforeLayering = ['$schema', 'extends'];
const annotations = ['title', 'description', 'default', 'deprecated', 'examples'];
const contextPattern = /^\^\(route\|session\|/;
const rowPattern = '^row(\\.[A-Za-z][A-Za-z0-9]*)+$';

/**
 * Converts a schema of merged documents to that of documents as they are written, for editors and
 * other validators. It is the counterpart of `mergedSchema`:
 *
 * - Where layering merges objects, `null` deletes, and what is missing may be inherited. Lists,
 *   conditions and references are replaced as a whole, so inside of them neither holds.
 * - Lists of valid names become enums.
 * - A deprecated property is the one that replaces it, with a note.
 * - Keywords of the program are removed, types are explicit, and unions are alternatives, so that
 *   validators in strict mode compile it.
 */
export function writtenSchema(file: string, source: Schema, lists: ValueLists): Schema {
  const definitions = isRecord(source.$defs) ? source.$defs : {};
  /** Names of the converted definitions, by definition and by whether layering merges the value. */
  const names = new Map<string, string>();
  const converted = new Map<string, Schema>();
  const { $schema, $id: _id, $defs: _definitions, ...body } = source;
  // Editors show the description of the referenced schema before that of the place, which is
  // closer.
  const isReferenced = isAtomic(source) || source.title === 'Condition';
  const root = convert(isReferenced ? withoutWords(body) : body, !isReferenced);
  return {
    $schema,
    $id: `${schemaBase}${file}`,
    $comment: `Made by \`npm run generate\` from packages/config/schemas/${file}. Change its source instead.`,
    ...root,
    ...(converted.size > 0 && { $defs: Object.fromEntries(converted) }),
  };

  function convert(schema: Schema, isMerged: boolean): Schema {
    if (typeof schema.$ref === 'string')
      return { ...annotationsOf(schema), $ref: refTo(schema.$ref, isMerged) };
    const merges = isMerged && !isAtomic(schema);
    const written: Schema = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword.startsWith('x-') || keyword === 'required') continue;
      if (keyword === 'minProperties' && merges) continue;
      if (keyword === 'properties' && isRecord(value))
        written.properties = propertiesOf(schema, value, merges);
      else if (keyword === 'additionalProperties' && isRecord(value))
        written.additionalProperties = merges
          ? withNull(convert(value, true))
          : convert(value, false);
      else if (keyword === 'if' && isRecord(value)) written.if = convertIf(value);
      else if (keyword === 'oneOf' || keyword === 'anyOf') written.anyOf = all(value, merges);
      else if (keyword === 'allOf') written.allOf = all(value, merges);
      else if (keyword === 'then' && isRecord(value)) Object.assign(written, then(value, merges));
      else if (keyword === 'prefixItems') written.prefixItems = all(value, false);
      else if ((keyword === 'items' || keyword === 'propertyNames') && isRecord(value))
        written[keyword] = convert(value, false);
      else written[keyword] = value;
    }
    const required = merges ? [] : requiredOf(schema).filter(hasOneName(schema));
    if (required.length > 0) {
      written.required = required;
      // Strict validators want every required property to be declared beside.
      const known = isRecord(written.properties) ? written.properties : {};
      const unknown = required.filter((name) => !(name in known));
      if (unknown.length > 0)
        written.properties = {
          ...known,
          ...Object.fromEntries(unknown.map((name) => [name, true])),
        };
    }
    return withType(withValues(schema, merges ? withDeletableNames(written) : written));
  }

  function all(branches: unknown, isMerged: boolean): Schema[] {
    return (Array.isArray(branches) ? branches : [])
      .filter(isRecord)
      .map((branch) => convert(branch, isMerged));
  }

  function then(schema: Schema, isMerged: boolean): Schema {
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    return { then: convert(schema, isMerged) };
  }

  /**
   * A condition on a constant holds only where the property is written, not where it is inherited.
   */
  function convertIf(schema: Schema): Schema {
    const { properties } = schema;
    return isRecord(properties)
      ? { type: 'object', properties, required: Object.keys(properties) }
      : schema;
  }

  function propertiesOf(schema: Schema, properties: Schema, merges: boolean): Schema {
    const lasting = [...requiredOf(schema), ...readBeforeLayering];
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        if (!isRecord(property)) return [name, property];
        const deprecation = deprecationOf(property);
        const current = deprecation?.replacement ?? name;
        const value = convert(
          deprecation ? deprecatedProperty(deprecation, properties[current]) : property,
          merges,
        );
        return [name, merges && !lasting.includes(current) ? withNull(value) : value];
      }),
    );
  }

  /** Returns the reference to a definition, which it converts on its first use. */
  function refTo(ref: string, isMerged: boolean): string {
    const [, name] = /^#\/\$defs\/(.+)$/.exec(ref) ?? [];
    const definition = name === undefined ? undefined : definitions[name];
    if (name === undefined || !isRecord(definition)) return ref;
    const key = `${name} ${String(isMerged)}`;
    const known = names.get(key);
    if (known !== undefined) return `#/$defs/${known}`;
    // A part that is used in both ways has two definitions.
    const own = converted.has(name) ? `${name}${isMerged ? 'Merged' : 'Listed'}` : name;
    names.set(key, own);
    // Reserves the name, because a definition may refer to itself.
    converted.set(own, {});
    converted.set(own, convert(definition, isMerged));
    return `#/$defs/${own}`;
  }

  function withValues(source: Schema, written: Schema): Schema {
    if (typeof source.pattern === 'string' && contextPattern.test(source.pattern)) {
      const { pattern: _pattern, type: _type, ...rest } = written;
      const known = { type: 'string', enum: [...lists.contextPaths] };
      return source.pattern.includes('|row)')
        ? { ...rest, anyOf: [known, { type: 'string', pattern: rowPattern }] }
        : { ...rest, ...known };
    }
    for (const keyword of Object.keys(source)) {
      const closed = lists.closed[keyword];
      if (closed) return { ...annotationsOf(written), type: 'string', enum: [...closed] };
      const open = lists.open[keyword];
      if (open) {
        const known = { type: 'string', enum: [...open] };
        return { ...annotationsOf(written), anyOf: [known, withoutAnnotations(written)] };
      }
    }
    return written;
  }
}

/**
 * Any name of a map may be deleted, because a node that changes its component may inherit slots
 * that the new component does not have.
 */
function withDeletableNames(schema: Schema): Schema {
  const { propertyNames, ...rest } = schema;
  const allowed = isRecord(propertyNames) ? propertyNames.enum : undefined;
  if (!Array.isArray(allowed) || 'additionalProperties' in schema) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(allowed.map((name) => [String(name), true])),
    additionalProperties: { type: 'null' },
  };
}

function withNull(schema: Schema): Schema {
  if (Array.isArray(schema.anyOf))
    return { ...schema, anyOf: [...schema.anyOf.filter(isRecord), { type: 'null' }] };
  if (typeof schema.type === 'string' && !('const' in schema)) {
    const isNull = schema.type === 'null';
    return {
      ...schema,
      ...(!isNull && { type: [schema.type, 'null'] }),
      ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
    };
  }
  return {
    ...annotationsOf(schema),
    anyOf: [withoutAnnotations(schema), { type: 'null' }],
  };
}

/** Adds the type that the other keywords imply, and turns a union of types into alternatives. */
function withType(schema: Schema): Schema {
  const { type, ...rest } = schema;
  if (Array.isArray(type)) return { ...rest, anyOf: type.map((name) => ({ type: String(name) })) };
  if (type !== undefined || '$ref' in schema || 'anyOf' in schema) return schema;
  const has = (...keywords: readonly string[]): boolean =>
    keywords.some((keyword) => keyword in schema);
  if (has('properties', 'additionalProperties', 'propertyNames', 'maxProperties'))
    return { type: 'object', ...schema };
  if (has('items', 'prefixItems')) return { type: 'array', ...schema };
  const isText =
    has('pattern', 'maxLength', 'minLength') ||
    (Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'string'));
  return isText ? { type: 'string', ...schema } : schema;
}

/** Returns the schema of a property under its deprecated name. */
function deprecatedProperty({ replacement, reason }: Deprecation, current: unknown): Schema {
  const { default: _default, examples: _examples, ...schema } = isRecord(current) ? current : {};
  const why = reason === undefined ? '' : ` ${reason}.`;
  return { ...schema, deprecated: true, description: `Deprecated; write "${replacement}".${why}` };
}

/** Returns whether a property has no deprecated name, under which it may be written too. */
function hasOneName({ properties }: Schema): (name: string) => boolean {
  const deprecations = isRecord(properties) ? Object.values(properties).map(deprecationOf) : [];
  return (name) => !deprecations.some((deprecation) => deprecation?.replacement === name);
}

function isAtomic({ properties }: Schema): boolean {
  return isRecord(properties) && atomicKeys.some((key) => key in properties);
}

function requiredOf(schema: Schema): string[] {
  const lists = [schema.required, schema['x-required']];
  return [...new Set(lists.flatMap((list) => (Array.isArray(list) ? list.map(String) : [])))];
}

function withoutWords({ title: _title, description: _description, ...rest }: Schema): Schema {
  return rest;
}

function annotationsOf(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => annotations.includes(name)));
}

function withoutAnnotations(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !annotations.includes(name)));
}

function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
