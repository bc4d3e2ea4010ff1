import { operatorCalls } from '@livery/api';
import { readFile } from 'node:fs/promises';
import { callComments, readTexts, type CallComment } from '../callComments.ts';
import type { GeneratedFile } from '../GeneratedFile.ts';
import type { Schema } from '../typesFromSchemas.ts';
import type { Definitions } from '@livery/api/exampleOf';
import { operationOf } from './operationOf.ts';
import { callbacks, callbackSchemas } from './callbacks.ts';
import { readErrorCodes, type ErrorCodes } from './errorCodes.ts';
import { withDescriptions } from './propertyDescriptions.ts';
import { encodedBody, headerParameters, refusalSchemas, refused } from './sharedParts.ts';

/** Path of the generated document. */
export const operatorApiPath = 'schemas/operator.openapi.gen.json';

/** Generates the OpenAPI document of the calls that an operator implements. */
export async function operatorApi(): Promise<GeneratedFile[]> {
  const document = operatorDocument(
    await callComments(),
    await readDefinitions(),
    await readErrorCodes((path) => readFile(path, 'utf8')),
  );
  return [{ path: operatorApiPath, text: `${JSON.stringify(document, null, 2)}\n` }];
}

/** Returns the OpenAPI 3.1 document of the operator's calls. */
export function operatorDocument(
  comments: readonly CallComment[],
  definitions: Definitions,
  errorCodes: ErrorCodes,
): Schema {
  const commentOf = new Map(comments.map((comment) => [comment.name, comment]));
  const paths: Record<string, Schema> = {};
  const features = new Set<string>();
  for (const call of operatorCalls) {
    const comment = commentOf.get(call.name);
    if (!comment) throw new Error(`${call.name} is declared without a comment.`);
    features.add(comment.feature);
    const operations = (paths[call.path] ??= {});
    const method = call.method.toLowerCase();
    if (operations[method]) throw new Error(`${call.method} ${call.path} is declared twice.`);
    operations[method] = operationOf(call, comment, definitions);
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Operator API of Livery',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'The calls that the Livery server makes to the API of an operator. An operator implements those of the features that its brands use; `upstream.json` of a brand maps calls that have another form.',
        '',
        'Replies are read leniently: only required fields are needed, unknown fields are passed on, and optional fields that do not fit are dropped. `docs/guides/implement-an-operator.md` explains it, and `livery conformance` checks an operator.',
      ].join('\n'),
    },
    servers: [
      {
        url: '{origin}',
        description: '`baseUrl` of the brand’s upstream.json.',
        variables: { origin: { default: 'https://api.operator.example' } },
      },
    ],
    tags: [
      ...[...features].toSorted().map((name) => ({ name, description: `Calls of ${name}.` })),
      {
        name: 'callbacks',
        description: 'Requests of a provider of games to the operator, beside the Livery server.',
      },
    ],
    paths,
    webhooks: callbacks,
    components: {
      securitySchemes: {
        member: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Token of the member’s session; `tokenHeader` renames the header.',
        },
      },
      parameters: headerParameters,
      responses: { refused },
      schemas: {
        ...referencedFrom(paths, definitions),
        ...refusalSchemas(errorCodes),
        ...callbackSchemas,
        EncodedBody: encodedBody,
      },
    },
  };
}

/** Returns the definitions that a value refers to, directly or through others. */
function referencedFrom(value: unknown, definitions: Definitions): Definitions {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      if (definitions[name]) collect(definitions[name]);
    }
  };
  collect(value);
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)));
}

const schemasPattern = /\.schema\.json$/;

/** Reads the definitions of all calls' schemas, with references as an OpenAPI document has them. */
export async function readDefinitions(): Promise<Definitions> {
  const files = await readTexts('packages/api/src/calls', schemasPattern);
  return Object.fromEntries(
    files.flatMap(({ text }) =>
      Object.entries(
        (
          JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as {
            $defs: Definitions;
          }
        ).$defs,
      ).map(([name, definition]) => [name, withDescriptions(definition)]),
    ),
  );
}
