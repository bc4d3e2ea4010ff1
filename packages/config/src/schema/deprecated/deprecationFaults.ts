import { joinPointer } from '../../source/pointer.ts';
import { isSchema, schemaMaps, stringsOf, type Schema } from '../../source/Schema.ts';
import { deprecationOf } from './deprecation.ts';

/** Keywords whose value is no schema. */
const valueKeywords = ['default', 'enum', 'const', 'examples'];
/** Keywords that the replacement of deprecated members follows into a value. */
const followedKeywords = [
  'properties',
  'additionalProperties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  'then',
  'else',
  '$defs',
];

/**
 * Returns the mistakes in the declarations of deprecated members, one line each. A deprecated
 * member has a current one beside it that takes its place, and is not required.
 */
export function deprecationFaults(files: ReadonlyMap<string, Schema>): string[] {
  return [...files].flatMap(([file, schema]) => {
    const { declared, faults } = declarationsIn(schema, `${file}#`);
    const misplaced = [...subschemas(schema, `${file}#`)].filter(
      ({ part }) => (part.deprecated === true || 'x-replacedBy' in part) && !declared.has(part),
    );
    return [
      ...faults,
      ...misplaced.map(
        ({ at }) =>
          `${at}: only a property, or a "const" in "anyOf" or "oneOf", of a value that documents hold can be deprecated`,
      ),
    ];
  });
}

interface Declarations {
  readonly declared: Set<Schema>;
  readonly faults: string[];
}

function declarationsIn(root: Schema, at: string): Declarations {
  const found: Declarations = { declared: new Set(), faults: [] };
  for (const { part: schema, at: place, isFollowed } of subschemas(root, at)) {
    if (!isFollowed) continue;
    const properties = isSchema(schema.properties) ? schema.properties : {};
    const required = [...stringsOf(schema.required), ...stringsOf(schema['x-required'])];
    for (const [name, property] of Object.entries(properties))
      if (isSchema(property) && property.deprecated === true)
        declare(found, property, {
          at: joinPointer(place, 'properties', name),
          current: namesOfCurrent(properties),
          mistake: required.includes(name)
            ? 'a deprecated property is not required; require the one that replaces it'
            : undefined,
        });
    for (const keyword of ['anyOf', 'oneOf']) {
      const list: unknown = schema[keyword];
      const branches: readonly unknown[] = Array.isArray(list) ? list : [];
      for (const [index, branch] of branches.entries())
        if (isSchema(branch) && branch.deprecated === true && typeof branch.const === 'string')
          declare(found, branch, {
            at: joinPointer(place, keyword, index),
            current: branches.flatMap(valuesOfCurrent),
          });
    }
  }
  return found;
}

function declare(
  { declared, faults }: Declarations,
  schema: Schema,
  {
    at,
    current,
    mistake,
  }: { at: string; current: readonly string[]; mistake?: string | undefined },
): void {
  declared.add(schema);
  const replacement = schema['x-replacedBy'];
  if (typeof replacement !== 'string')
    faults.push(`${at}: a deprecated member names the one that replaces it in "x-replacedBy"`);
  else if (!current.includes(replacement))
    faults.push(
      `${at}: "x-replacedBy" names "${replacement}", and no current member beside it is called so`,
    );
  else if (mistake !== undefined) faults.push(`${at}: ${mistake}`);
}

function namesOfCurrent(properties: Schema): string[] {
  return Object.keys(properties).filter((name) => deprecationOf(properties[name]) === undefined);
}

function valuesOfCurrent(branch: unknown): string[] {
  return isSchema(branch) && deprecationOf(branch) === undefined
    ? stringsOf(branch.enum ?? [branch.const])
    : [];
}

/** A schema in a file. */
interface Subschema {
  readonly part: Schema;
  readonly at: string;
  /** Whether deprecated members of its values are replaced. */
  readonly isFollowed: boolean;
}

/** Yields a schema and all schemas in it. */
function* subschemas(part: Schema, at: string, isFollowed = true): Iterable<Subschema> {
  yield { part, at, isFollowed };
  for (const [keyword, value] of Object.entries(part)) {
    if (valueKeywords.includes(keyword)) continue;
    const place = joinPointer(at, keyword);
    const isInner = isFollowed && followedKeywords.includes(keyword);
    if (isSchema(value) && !schemaMaps.includes(keyword)) yield* subschemas(value, place, isInner);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        if (isSchema(inner)) yield* subschemas(inner, joinPointer(place, name), isInner);
  }
}
