import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { allKeywords } from './keywords/allKeywords.ts';
import { mergedSchema } from './mergedSchema.ts';
import { DeprecatedMembers } from './deprecated/DeprecatedMembers.ts';
import { componentsFile } from '../source/documentNames.ts';
import { isSchema, stringsOf, type Schema } from '../source/Schema.ts';

/** A string of a document that refers to something by name, found where a schema marks it. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly value: string;
  /** JSON pointer of the string. */
  readonly pointer: string;
}

const referenceKinds = [
  'textKey',
  'asset',
  'icon',
  'route',
  'page',
  'flag',
  'bannerGroup',
  'menu',
  'contextPath',
  'gameType',
  'fontFamily',
  'frameAddress',
  'routePath',
  'node',
  'component',
  'call',
  'guestCall',
] as const;

/** Kind of the referenced thing: the schema keyword without its `x-`. */
export type ReferenceKind = (typeof referenceKinds)[number];

/** Result of validating a value against a schema. */
export interface SchemaVerdict {
  readonly errors: readonly ErrorObject[];
  readonly references: readonly Reference[];
}

/** A component of the registry with the schema of its props. */
export interface ComponentSchema {
  readonly slots: readonly string[];
}

/**
 * The schemas of the tenant documents, prepared for merged documents. Each validator is compiled on
 * first use.
 */
export class SchemaSet {
  readonly components: ReadonlyMap<string, ComponentSchema>;
  readonly deprecated: DeprecatedMembers;
  readonly #files: ReadonlyMap<string, Schema>;
  /** Fills in the defaults of documents; components fill in their own. */
  readonly #documents: Ajv2020;
  readonly #components: Ajv2020;

  /** Errors: throws when a schema is missing or declares a deprecated member wrongly. */
  constructor(files: ReadonlyMap<string, Schema>) {
    this.#files = files;
    this.deprecated = new DeprecatedMembers(files);
    this.components = componentsOf(this.file(componentsFile));
    const annotations = annotationsOf(files);
    this.#documents = validators(files, annotations, true);
    this.#components = validators(files, annotations, false);
  }

  /** Returns a schema as written. */
  file(name: string): Schema {
    const schema = this.#files.get(name);
    if (!schema) throw new Error(`schemas/${name} is missing`);
    return schema;
  }

  /** Returns the schema of a component's props, as written; `undefined` if there is no such one. */
  propsOf(component: string): Schema | undefined {
    const schema = at(this.file(componentsFile), '$defs', component);
    return isSchema(schema) ? schema : undefined;
  }

  /**
   * Validates a merged document and fills in its defaults in place. `base` is the prefix of every
   * pointer.
   */
  checkDocument(schema: string, value: unknown, base: string): SchemaVerdict {
    return run(this.#documents.getSchema(`/schemas/${schema}.schema.json`), schema, value, base);
  }

  /** Validates the props of a component. `base` is the prefix of every pointer. */
  checkProps(component: string, props: unknown, base: string): SchemaVerdict {
    return run(
      this.#components.getSchema(`/schemas/${componentsFile}#/$defs/${component}`),
      component,
      props,
      base,
    );
  }
}

function run(
  validate: ValidateFunction | undefined,
  name: string,
  value: unknown,
  base: string,
): SchemaVerdict {
  if (!validate) throw new Error(`no schema describes "${name}"`);
  const references: Reference[] = [];
  // The keywords below receive this list as their `this`.
  validate.call(references, value);
  return {
    errors: (validate.errors ?? []).map((error) => ({
      ...error,
      instancePath: base + error.instancePath,
    })),
    references: references.map((reference) => ({
      ...reference,
      pointer: base + reference.pointer,
    })),
  };
}

function validators(
  files: ReadonlyMap<string, Schema>,
  annotations: readonly string[],
  useDefaults: boolean,
): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    passContext: true,
    useDefaults,
    formats: fullFormats,
    logger: false,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
  });
  for (const kind of referenceKinds) {
    ajv.addKeyword({
      keyword: `x-${kind}`,
      errors: false,
      validate(
        this: Reference[],
        _schema: unknown,
        value: unknown,
        _parent?: unknown,
        context?: { instancePath: string },
      ) {
        if (typeof value === 'string' && context)
          this.push({ kind, value, pointer: context.instancePath });
        return true;
      },
    });
  }
  for (const { rule } of allKeywords) if (rule) ajv.addKeyword(rule);
  for (const keyword of annotations) if (!ajv.getKeyword(keyword)) ajv.addKeyword({ keyword });
  for (const [name, schema] of files)
    ajv.addSchema(
      mergedSchema(name === componentsFile ? definitionsOf(schema) : schema, files),
      `/schemas/${name}`,
    );
  return ajv;
}

/**
 * Returns only the definitions of the union, because a node's component is known before its props
 * are checked.
 */
function definitionsOf({ $id, $defs }: Schema): Schema {
  return { $id, $defs };
}

/** Returns the custom keywords of the schemas, so that the validator accepts them. */
function annotationsOf(files: ReadonlyMap<string, Schema>): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isSchema(value)) return;
    for (const [keyword, part] of Object.entries(value)) {
      if (keyword.startsWith('x-')) found.add(keyword);
      walk(part);
    }
  };
  files.forEach(walk);
  return [...found];
}

function componentsOf(union: Schema): Map<string, ComponentSchema> {
  const rules = Array.isArray(union.allOf) ? union.allOf : [];
  return new Map(
    stringsOf(at(union, 'properties', 'use', 'enum')).map((name) => {
      const rule: unknown = rules.find(
        (candidate) => at(candidate, 'if', 'properties', 'use', 'const') === name,
      );
      return [
        name,
        { slots: stringsOf(at(rule, 'then', 'properties', 'slots', 'propertyNames', 'enum')) },
      ];
    }),
  );
}

function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce((current, name) => (isSchema(current) ? current[name] : undefined), value);
}
