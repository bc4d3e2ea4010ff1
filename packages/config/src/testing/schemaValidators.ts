import { Validator } from '@cfworker/json-schema';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  getLanguageService,
  TextDocument,
  type LanguageService,
} from 'vscode-json-languageservice';
import { isSchema, type Schema } from '../source/Schema.ts';
import { joinPointer } from '../source/pointer.ts';
import { positionOf } from './mistakes/documentText.ts';
import type { Finding } from './mistakes/judge.ts';

const root = join(import.meta.dirname, '../../../..');

/** A document of a brand: its path in the repository, and its text. */
export interface WrittenDocument {
  readonly file: string;
  readonly text: string;
}

/** The schemas that editors use, by file name. */
export type WrittenSchemas = ReadonlyMap<string, Schema>;

/** Returns the errors of a document; empty if it is valid or names no schema. */
export type SchemaValidator = (document: WrittenDocument) => Promise<readonly Finding[]>;

/** Returns a JSON object of the repository. */
export async function readJson(file: string): Promise<Schema> {
  const value: unknown = JSON.parse(await readFile(join(root, file), 'utf8'));
  if (!isSchema(value)) throw new Error(`${file} holds no object`);
  return value;
}

/** Reads the written schemas. */
export async function readWrittenSchemas(): Promise<WrittenSchemas> {
  const schemas = new Map<string, Schema>();
  for await (const file of glob('schemas/*.schema.json', { cwd: root }))
    schemas.set(file.split('/').at(-1) ?? file, await readJson(file));
  return schemas;
}

/** Ajv in its strict mode. */
export function ajvValidator(schemas: WrittenSchemas): SchemaValidator {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return parsed(schemas, (schema, value, at) => {
    const validate = ajv.getSchema(String(schema.$id));
    if (!validate) throw new Error('the schema is not registered');
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map((error) => at(placeOf(error), wordsOf(error)));
  });
}

/** A validator without extensions. */
export function plainValidator(schemas: WrittenSchemas): SchemaValidator {
  const validators = new Map(
    [...schemas.values()].map((schema) => {
      const validator = new Validator(schema, '2020-12', false);
      for (const other of schemas.values()) if (other !== schema) validator.addSchema(other);
      return [schema, validator] as const;
    }),
  );
  return parsed(schemas, (schema, value, at) =>
    (validators.get(schema)?.validate(value).errors ?? []).map(({ instanceLocation, error }) =>
      at({ pointer: instanceLocation.slice(1) }, error),
    ),
  );
}

/** The JSON service of VS Code, which finds the schema through the document's `$schema`. */
export function editorService(): LanguageService {
  return getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: {
      resolveRelativePath: (path, base) => new URL(path, base).href,
    },
  });
}

/** The diagnostics of VS Code. */
export function editorValidator(): SchemaValidator {
  const service = editorService();
  return async ({ file, text }) => {
    const uri = pathToFileURL(join(root, file)).href;
    const document = TextDocument.create(uri, 'json', 1, text);
    const found = await service.doValidation(document, service.parseJSONDocument(document));
    return found.map(({ message, range: { start } }) => ({
      file,
      line: start.line + 1,
      column: start.character + 1,
      message: typeof message === 'string' ? message : message.value,
    }));
  };
}

/** Makes a validator of values one of documents. */
function parsed(
  schemas: WrittenSchemas,
  validate: (
    schema: Schema,
    value: unknown,
    at: (place: ValuePlace, message: string) => Finding,
  ) => Finding[],
): SchemaValidator {
  return async ({ file, text }) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      const message = String(error);
      const [, line = 1, column = 1] = /line (\d+) column (\d+)/.exec(message) ?? [];
      return [{ file, line: Number(line), column: Number(column), message }];
    }
    const link = isSchema(value) ? String(value.$schema) : '';
    const schema = schemas.get(link.split('/').at(-1) ?? '');
    if (!schema) return [];
    return validate(schema, value, (place, message) => ({
      file,
      ...positionOf(text, place),
      message,
    }));
  };
}

/** A value of a document, or its key. */
interface ValuePlace {
  readonly pointer: string;
  readonly atKey?: boolean;
}

/** Returns the invalid value, or the key of the unknown property, of an error of Ajv. */
function placeOf({ instancePath, params }: ErrorObject): ValuePlace {
  const name: unknown =
    params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
  return typeof name === 'string'
    ? { pointer: joinPointer(instancePath, name), atKey: true }
    : { pointer: instancePath };
}

/** Returns the message of an error of Ajv with its details. */
function wordsOf({ message = '', params }: ErrorObject): string {
  return `${message} ${JSON.stringify(params)}`;
}
