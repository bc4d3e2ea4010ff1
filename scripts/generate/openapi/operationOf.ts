import type { AnyCall } from '@livery/api';
import type { CallComment } from '../callComments.ts';
import type { Schema } from '../typesFromSchemas.ts';
import { exampleOf, type Definitions } from '@livery/api/exampleOf';
import { headerParameters } from './sharedParts.ts';

/** Returns the operation of a call. */
export function operationOf(call: AnyCall, comment: CallComment, definitions: Definitions): Schema {
  const request = sentSchema(call, definitions);
  const asQuery = call.method === 'GET' || call.method === 'DELETE';
  return {
    operationId: call.name,
    tags: [comment.feature],
    summary: oneLine(comment.summary).split(/(?<=\.)\s/, 1)[0],
    description: [comment.summary, ...comment.facts.filter(isForOperators), ...remarksOf(call)]
      .map(oneLine)
      .join('\n\n'),
    security: securityOf(call),
    parameters: [
      ...Object.keys(headerParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...Object.entries(call.headers ?? {}).map(([name, value]) => ({
        name,
        in: 'header',
        required: true,
        schema: { const: value },
      })),
      ...(asQuery ? queryParameters(request, definitions) : []),
    ],
    ...(!asQuery && { requestBody: bodyOf(call, request, definitions) }),
    responses: {
      '200': {
        description: 'The reply, or a refusal.',
        content: { 'application/json': replyOf(call, definitions) },
      },
      ...(call.token && {
        '401': {
          description: 'The session has ended.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      }),
      '4XX': { $ref: '#/components/responses/refused' },
    },
    'x-idempotent': call.idempotent,
    'x-timeout-ms': call.timeoutMs,
    'x-max-reply-bytes': call.replyBytes,
  };
}

/** Returns the schema of what the operator receives: without the fields for the gateway. */
function sentSchema({ schemas, ownFields = [] }: AnyCall, definitions: Definitions): Schema {
  const schema = definitions[schemas.request] ?? {};
  if (ownFields.length === 0) return schema;
  const properties = schema.properties as Record<string, unknown>;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !ownFields.includes(name)),
    ),
  };
}

function securityOf({ token, tokenIfMember }: AnyCall): Schema[] {
  if (token) return [{ member: [] }];
  return tokenIfMember === true ? [{}, { member: [] }] : [{}];
}

function queryParameters({ properties, required }: Schema, definitions: Definitions): Schema[] {
  return Object.entries((properties ?? {}) as Record<string, Schema>).map(([name, schema]) => {
    const { description, ...rest } = schema;
    const isRequired = Array.isArray(required) && required.includes(name);
    return {
      name,
      in: 'query',
      ...(typeof description === 'string' && { description }),
      required: isRequired,
      schema: rest,
      // Most optional fields are filters, of which an example would be arbitrary.
      ...(isRequired && { example: exampleOf(schema, definitions, name) }),
    };
  });
}

function bodyOf(call: AnyCall, request: Schema, definitions: Definitions): Schema {
  const schema =
    request === definitions[call.schemas.request]
      ? { $ref: `#/components/schemas/${call.schemas.request}` }
      : request;
  const type = call.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    required: true,
    content: {
      [type]: {
        schema: call.encrypted
          ? { anyOf: [schema, { $ref: '#/components/schemas/EncodedBody' }] }
          : schema,
        example: exampleOf(request, definitions),
      },
    },
  };
}

function replyOf({ schemas }: AnyCall, definitions: Definitions): Schema {
  const value = { $ref: `#/components/schemas/${schemas.reply}` };
  return {
    schema: {
      oneOf: [
        {
          type: 'object',
          description: 'The call did what it says.',
          required: ['success', 'value'],
          properties: { success: { const: true }, message: { type: 'string' }, value },
        },
        { $ref: '#/components/schemas/Refusal' },
      ],
    },
    examples: {
      success: {
        summary: 'Success',
        value: { success: true, message: '', value: exampleOf(value, definitions) },
      },
      refusal: {
        summary: 'Refusal with a known reason',
        value: {
          success: false,
          message: 'This is not available at the moment.',
          value: { reason: 'not_offered' },
        },
      },
    },
  };
}

/** What the call table says beside the declaration's comment. */
function remarksOf(call: AnyCall): string[] {
  return [
    ...(call.account === 'real' ? ['Refuse it for trial accounts.'] : []),
    ...(call.account === 'agent' ? ['Refuse it for accounts that are not agents.'] : []),
    ...(call.once === undefined
      ? []
      : [
          `Idempotent by \`${call.once}\`: a repeated number gets the first result; the same number with other content is refused.`,
        ]),
    ...(call.encrypted
      ? ['The body is encoded if `codecs` of upstream.json names the call; see `EncodedBody`.']
      : []),
    ...(call.export === true
      ? ['With `format=csv`, `list` contains all records of the filters, at most 10,000.']
      : []),
    ...(call.proofField === undefined
      ? []
      : [`\`${call.proofField}\` proves that the gateway makes the call.`]),
  ];
}

/** The browser's error codes and the requirement are left out. */
function isForOperators(fact: string): boolean {
  return !/^(?:Errors|Source):/.test(fact);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
