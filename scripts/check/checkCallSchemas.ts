import { compiledAt, createSchemaCompiler } from '@livery/api/schemaCompiler';
import { joinPointer } from '@livery/config';
import { parseDocument } from '../../packages/config/src/read/parseDocument.ts';
import { nearestLocation } from '../../packages/config/src/source/LocatedValue.ts';
import { SourceDocument } from '../../packages/config/src/source/SourceDocument.ts';
import type { SourceFile } from './checkLayers.ts';

/** Part of a schema that does not compile. */
interface SchemaFault {
  readonly pointer: string;
  readonly message: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** Returns why the schema at a JSON pointer does not compile; `undefined` if it does. */
type Compile = (pointer: string) => string | undefined;

/** The server's options for values, and for queries, whose texts it converts. */
const serverOptions = [{}, { coerceTypes: true }];

/**
 * Returns each place in schemas of calls that does not compile in the server. It compiles them on
 * first use, so that it starts with them, and then every call that uses one fails.
 */
export function checkCallSchemas(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const document = new SourceDocument({ file: path, layer: '', text });
    const { value } = parseDocument({ text, document, pointer: '' });
    const faults = serverOptions.flatMap((options) => schemaFaults(JSON.parse(text), options));
    return [...new Map(faults.map((fault) => [fault.pointer, fault])).values()].map(
      ({ pointer, message }) => {
        const line = value && document.positionOf(nearestLocation(value, pointer).offset).line;
        return `${path}:${line} ${pointer} does not compile, so every call that uses it would fail: ${message}`;
      },
    );
  });
}

function schemaFaults(schema: Schema, options: object): SchemaFault[] {
  const definitions = Object.entries(recordOf(schema.$defs)).map(
    ([name, part]) => [joinPointer('/$defs', name), part] as const,
  );
  const compile = compilerOf(schema, options);
  const wholes = definitions.flatMap(([pointer]) => ownFault(pointer, compile(pointer)));
  if (wholes.length === 0) return [];
  const resolvable = new Set(definitions.map(([pointer]) => `#${pointer}`));
  // Each definition by itself, so that a fault is not found again wherever it is used.
  const compilePart = compilerOf(withoutReferences(schema, resolvable), options);
  const parts = definitions.flatMap(([pointer, part]) => faultsAt(part, pointer, compilePart));
  return parts.length > 0 ? parts : wholes;
}

/** Returns the innermost parts of a schema that do not compile. */
function faultsAt(schema: unknown, pointer: string, compile: Compile): SchemaFault[] {
  const message = compile(pointer);
  if (message === undefined) return [];
  const { properties, items } = recordOf(schema);
  const parts = [
    ...Object.entries(recordOf(properties)).map(
      ([name, part]) => [joinPointer(pointer, 'properties', name), part] as const,
    ),
    ...(items === undefined ? [] : [[joinPointer(pointer, 'items'), items] as const]),
  ];
  const inner = parts.flatMap(([at, part]) => faultsAt(part, at, compile));
  return inner.length > 0 ? inner : ownFault(pointer, message);
}

function ownFault(pointer: string, message: string | undefined): SchemaFault[] {
  return message === undefined ? [] : [{ pointer, message }];
}

function compilerOf(schema: Schema, options: object): Compile {
  const ajv = createSchemaCompiler({ calls: schema }, options);
  return (pointer) => {
    try {
      compiledAt(ajv, 'calls', pointer);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** Returns a copy without the references that lead to a definition of the same file. */
function withoutReferences(schema: Schema, resolvable: ReadonlySet<string>): Schema {
  // The copy of an object is an object.
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && resolvable.has(value) ? undefined : value,
  ) as Schema;
}

function recordOf(value: unknown): Schema {
  // Its members are unknown.
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}
