import { problemAt, type ConfigProblem } from '../../report/ConfigProblem.ts';
import {
  childOf,
  type LocatedEntry,
  type LocatedList,
  type LocatedObject,
  type LocatedScalar,
  type LocatedValue,
} from '../../source/LocatedValue.ts';
import { joinPointer } from '../../source/pointer.ts';
import {
  isNodeSchema,
  isSchema,
  refTarget,
  type PlacedSchema,
  type Schema,
} from '../../source/Schema.ts';
import { deprecationOf, type Deprecation } from './deprecation.ts';

/** Options of {@link DocumentReplacement}. */
export interface DocumentReplacementOptions {
  readonly files: ReadonlyMap<string, Schema>;
  /** The union of the components' schemas. */
  readonly components: Schema | undefined;
  /** Returns the component that a node inherits, by the node's pointer. */
  readonly componentOf: (node: string) => string | undefined;
}

/**
 * A walk through one document as it is written, in step with the schemas of its values. Unchanged
 * parts are shared with the document, not copied.
 */
export class DocumentReplacement {
  readonly problems: ConfigProblem[] = [];
  readonly #options: DocumentReplacementOptions;

  constructor(options: DocumentReplacementOptions) {
    this.#options = options;
  }

  /**
   * Returns a value in which current members take the place of deprecated ones.
   *
   * @param schemas the schemas of the value
   */
  visit(value: LocatedValue, pointer: string, schemas: readonly PlacedSchema[]): LocatedValue {
    const applied = schemas.flatMap((schema) => this.#applied(schema, value));
    if (applied.length === 0) return value;
    if (value.kind === 'scalar') return this.#scalar(value, pointer, applied);
    return value.kind === 'list'
      ? this.#list(value, pointer, applied)
      : this.#object(value, pointer, applied);
  }

  #scalar(scalar: LocatedScalar, pointer: string, applied: readonly PlacedSchema[]): LocatedScalar {
    const declared = applied.find(
      ({ schema }) => schema.const === scalar.value && deprecationOf(schema),
    );
    const deprecation = deprecationOf(declared?.schema);
    if (!deprecation) return scalar;
    const message = deprecationMessage(String(scalar.value), deprecation);
    this.problems.push(problemAt(scalar.location, { code: 'LV213', message, pointer }));
    return { ...scalar, value: deprecation.replacement };
  }

  #list(list: LocatedList, pointer: string, applied: readonly PlacedSchema[]): LocatedList {
    const items = list.items.map((item, index) =>
      this.visit(
        item,
        joinPointer(pointer, index),
        applied.flatMap(({ schema: { prefixItems, items }, root }) =>
          placed(Array.isArray(prefixItems) ? (prefixItems[index] ?? items) : items, root),
        ),
      ),
    );
    return items.every((item, index) => item === list.items[index]) ? list : { ...list, items };
  }

  #object(
    written: LocatedObject,
    pointer: string,
    applied: readonly PlacedSchema[],
  ): LocatedObject {
    const object = this.#withCurrentNames(written, pointer, deprecationsIn(applied));
    const entries = new Map<string, LocatedEntry>();
    for (const [name, entry] of object.entries) {
      const schemas = this.#schemasOf(name, { object, pointer, applied });
      const value = this.visit(entry.value, joinPointer(pointer, name), schemas);
      entries.set(name, value === entry.value ? entry : { ...entry, value });
    }
    const isChanged = [...entries].some(([name, entry]) => entry !== object.entries.get(name));
    return isChanged ? { ...object, entries } : object;
  }

  #withCurrentNames(
    object: LocatedObject,
    pointer: string,
    deprecations: ReadonlyMap<string, Deprecation>,
  ): LocatedObject {
    if (![...object.entries.keys()].some((name) => deprecations.has(name))) return object;
    const entries = new Map<string, LocatedEntry>();
    for (const [written, entry] of object.entries) {
      const deprecation = deprecations.get(written);
      const name = deprecation?.replacement ?? written;
      const isTwice = deprecation !== undefined && (object.entries.has(name) || entries.has(name));
      if (deprecation) this.#reportKey(entry, written, { deprecation, isTwice, pointer });
      if (!isTwice) entries.set(name, entry);
    }
    return { ...object, entries };
  }

  #reportKey(
    { key }: LocatedEntry,
    written: string,
    {
      deprecation,
      isTwice,
      pointer,
    }: { deprecation: Deprecation; isTwice: boolean; pointer: string },
  ): void {
    const { replacement } = deprecation;
    this.problems.push(
      problemAt(key, {
        code: isTwice ? 'LV214' : 'LV213',
        message: isTwice
          ? `"${written}" is the deprecated name of "${replacement}", which is stated too and counts; remove "${written}"`
          : deprecationMessage(written, deprecation),
        pointer: joinPointer(pointer, written),
      }),
    );
  }

  /** Returns the schemas of a property of an object. */
  #schemasOf(
    name: string,
    {
      object,
      pointer,
      applied,
    }: { object: LocatedObject; pointer: string; applied: readonly PlacedSchema[] },
  ): PlacedSchema[] {
    return applied.flatMap(({ schema, root }) => {
      if (isNodeSchema(schema) && name === 'props') return this.#propsOf(object, pointer);
      const { properties, additionalProperties } = schema;
      return isSchema(properties) && Object.hasOwn(properties, name)
        ? placed(properties[name], root)
        : placed(additionalProperties, root);
    });
  }

  /** Returns the schema of a node's props. A node without a component has the inherited one. */
  #propsOf(node: LocatedObject, pointer: string): PlacedSchema[] {
    const { components, componentOf } = this.#options;
    const use = childOf(node, 'use');
    const component = use ? use.kind === 'scalar' && use.value : componentOf(pointer);
    if (!components || !isSchema(components.$defs) || typeof component !== 'string') return [];
    return Object.hasOwn(components.$defs, component)
      ? placed(components.$defs[component], components)
      : [];
  }

  /** Returns a schema of a value, and those that it combines or refers to for such a value. */
  #applied(self: PlacedSchema, value: LocatedValue): PlacedSchema[] {
    const { schema, root } = self;
    const target = refTarget(self, this.#options.files);
    const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
      .flatMap((branch) => placed(branch, root))
      .filter((branch) => this.#fits(branch, value));
    // A node's component is found by its name, because it may be inherited.
    const combined = isNodeSchema(schema)
      ? []
      : [...listOf(schema.allOf), schema.then, schema.else].flatMap((part) => placed(part, root));
    const inner = [...(target ? [target] : []), ...combined, ...alternatives];
    return [self, ...inner.flatMap((part) => this.#applied(part, value))];
  }

  /** Returns whether a value has the type and the constants of an alternative. */
  #fits(branch: PlacedSchema, value: LocatedValue): boolean {
    const { schema } = refTarget(branch, this.#options.files) ?? branch;
    const types = [schema.type].flat().filter((type) => type !== undefined);
    const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
    return (
      (types.length === 0 || typesOf(value).some((type) => types.includes(type))) &&
      properties.every(([name, property]) => {
        const own = childOf(value, name);
        const isConstant = isSchema(property) && 'const' in property;
        return !isConstant || own?.kind !== 'scalar' || own.value === property.const;
      })
    );
  }
}

function deprecationMessage(written: string, { replacement, reason }: Deprecation): string {
  const why = reason === undefined ? '' : ` (${reason})`;
  return `"${written}" is deprecated${why}; write "${replacement}"`;
}

/** Returns the deprecated properties of schemas that apply together, by name. */
function deprecationsIn(applied: readonly PlacedSchema[]): Map<string, Deprecation> {
  const properties = applied.flatMap(({ schema }) =>
    isSchema(schema.properties) ? Object.entries(schema.properties) : [],
  );
  const found = new Map<string, Deprecation>();
  for (const [name, property] of properties) {
    const deprecation = deprecationOf(property);
    if (deprecation) found.set(name, deprecation);
  }
  // In one of several alternatives that a value may have, the name is current.
  for (const [name, property] of properties) if (!deprecationOf(property)) found.delete(name);
  return found;
}

function placed(schema: unknown, root: Schema): PlacedSchema[] {
  return isSchema(schema) ? [{ schema, root }] : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the names that a schema may give to the type of a value. */
function typesOf(value: LocatedValue): string[] {
  if (value.kind === 'object') return ['object'];
  if (value.kind === 'list') return ['array'];
  if (value.value === null) return ['null'];
  return typeof value.value === 'number' ? ['number', 'integer'] : [typeof value.value];
}
