import { codecVectors } from '@livery/api/codecVectors';
import type { Schema } from '../typesFromSchemas.ts';
import { wordSchema, type ErrorCodes } from './errorCodes.ts';

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
  visitorDevice: {
    name: 'X-Visitor-Device',
    in: 'header',
    required: false,
    description:
      'Browser and system of the visitor, with calls that open a session. It is shown in the member’s list of sessions.',
    schema: { type: 'string' },
    example: 'Chrome, Windows',
  },
  platform: {
    name: 'platform',
    in: 'header',
    required: false,
    description:
      '`brand.platform` of the brand. Sent only if `platformHeader` of upstream.json names a header, under that name.',
    schema: { type: 'string' },
    example: 'W',
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

/**
 * Returns the schemas of a refused call: its body, and the words of which the server knows texts.
 */
export function refusalSchemas({ reason, lottery, phone }: ErrorCodes): Record<string, Schema> {
  const word = (name: string): Schema => ({
    anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'string' }],
  });
  return {
    RefusalReason: wordSchema(reason, 'Reason that is shown in the player’s language.'),
    LotteryRefusal: wordSchema(lottery, 'Why a bet on a draw is refused.'),
    PhoneFault: wordSchema(phone, 'Why a phone number was not verified.'),
    Refusal: {
      type: 'object',
      description: 'The call was refused.',
      required: ['success', 'message'],
      properties: {
        success: { const: false, description: 'Always false.' },
        message: {
          type: 'string',
          description: 'Sentence for the player, used if the reason is not known.',
        },
        value: {
          type: 'object',
          description: 'Details of the refusal.',
          properties: {
            reason: {
              ...word('RefusalReason'),
              description: 'Reason. Others are tolerated, and then `message` is shown.',
            },
            waitSeconds: {
              type: 'integer',
              minimum: 0,
              description: 'With `account_locked`: seconds until the next attempt is possible.',
            },
            captcha: {
              type: 'boolean',
              description: 'Whether the next attempt needs the characters of a captcha.',
            },
            fields: {
              type: 'array',
              description: 'Rejected fields of a form.',
              items: {
                type: 'object',
                required: ['field', 'message'],
                properties: {
                  field: { type: 'string', description: 'Name of the field.' },
                  message: { type: 'string', description: 'Sentence for the player.' },
                },
              },
            },
            lottery: { ...word('LotteryRefusal'), description: 'Why a bet on a draw is refused.' },
            phone: { ...word('PhoneFault'), description: 'Why a number was not verified.' },
          },
        },
      },
    },
  };
}

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
