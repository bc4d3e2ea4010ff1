import { codecVectors } from '@livery/api/codecVectors';
import { refusalReasons } from '@livery/model';
import type { Schema } from '../typesFromSchemas.ts';

/** Headers of every call, by name. */
export const headerParameters: Readonly<Record<string, Schema>> = {
  merchant: {
    name: 'merchant',
    in: 'header',
    required: true,
    description: 'Code of the brand; `merchantHeader` renames the header.',
    schema: { type: 'string' },
    example: 'GOLDFINCH',
  },
  language: {
    name: 'Accept-Language',
    in: 'header',
    required: true,
    description: 'Language of the visitor; `languageHeader` and `languages` change both.',
    schema: { type: 'string' },
    example: 'en',
  },
  visitorAddress: {
    name: 'X-Forwarded-For',
    in: 'header',
    required: false,
    description: 'Address of the visitor.',
    schema: { type: 'string' },
    example: '198.51.100.7',
  },
  requestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Id of the visitor’s request, as the logs of the Livery server have it.',
    schema: { type: 'string', pattern: '^[\\w.:+/=-]{1,128}$' },
    example: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
  trace: {
    name: 'traceparent',
    in: 'header',
    required: false,
    description: 'Place of the call in the distributed trace (W3C Trace Context).',
    schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$' },
    example: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  },
};

/** Body of a refused call. */
export const refusal: Schema = {
  type: 'object',
  description: 'The call was refused.',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: {
      type: 'string',
      description: 'Sentence for the player, used if the reason is not known.',
    },
    value: {
      type: 'object',
      description: 'Details of the refusal.',
      properties: {
        reason: {
          type: 'string',
          description: `Reason that is shown in the player’s language: ${refusalReasons.map((reason) => `\`${reason}\``).join(', ')}. Others are tolerated.`,
        },
        waitSeconds: {
          type: 'integer',
          minimum: 0,
          description: 'With `account_locked`: seconds until the next attempt is possible.',
        },
      },
    },
  },
};

/** Reply with an HTTP status that means a refusal. */
export const refused: Schema = {
  description:
    'The call was refused. 429 means too many requests; other statuses without this body count as a failure of the operator.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

/** Body that a codec has encoded. */
export const encodedBody: Schema = {
  type: 'object',
  description:
    'Body of an encrypted call whose codec `codecs` of upstream.json names. `x-test-vectors` has texts with their encoded form.',
  required: ['data'],
  properties: {
    data: { type: 'string', description: 'The JSON text of the request, encoded by the codec.' },
  },
  'x-test-vectors': codecVectors,
};
