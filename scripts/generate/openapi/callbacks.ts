import type { TransactionKind } from '@livery/demo-provider/server/wallet/OperatorWallet';
import { walletStatuses } from '@livery/demo-provider/server/wallet/OperatorWallet';
import { signatureVectors } from '@livery/demo-provider/server/wallet/signatureVectors';
import type { Schema } from '../typesFromSchemas.ts';

const id = (description: string): Schema => ({
  type: 'string',
  pattern: '^[\\w.:~-]{1,80}$',
  description,
});

const session: Schema = {
  requestId: id('Id of this request, for logs. A repeat has another one.'),
  token: {
    type: 'string',
    pattern: '^[\\w.~-]{16,512}$',
    description: 'Token of the launch, from the reply of `launchGame`.',
  },
};

const order: Schema = {
  ...session,
  transactionId: id(
    'Number of the transaction, chosen by the provider. A repeat with the same content gets the first reply.',
  ),
  round: id('Round of the game.'),
  roundClosed: {
    type: 'boolean',
    default: false,
    description: 'True for the last transaction of a round.',
  },
  amountMinor: {
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000_000_000,
    description:
      'Amount in minor units; the callback determines the direction. A rollback has the amount of the transaction that it rolls back.',
  },
  currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Currency of the launch.' },
  gameCode: id('Game of the launch: its `nodeId` as a text.'),
};
const orderFields = [
  'requestId',
  'token',
  'transactionId',
  'round',
  'amountMinor',
  'currency',
  'gameCode',
];

const examples = {
  requestId: 'request-1',
  token: 'token-of-the-launch',
  transactionId: 'win-1',
  referenceTransactionId: 'bet-1',
  round: 'round-1',
  roundClosed: true,
  amountMinor: 250,
  currency: 'PHP',
  gameCode: '40001',
};

/** Schemas of the bodies of callbacks and of their replies. */
export const callbackSchemas: Readonly<Record<string, Schema>> = {
  BalanceCallback: {
    type: 'object',
    description: 'Question for the balance of a launch.',
    required: ['requestId', 'token'],
    properties: session,
  },
  BetCallback: {
    type: 'object',
    description: 'Stake of a round.',
    required: orderFields,
    properties: order,
  },
  SettlementCallback: {
    type: 'object',
    description: 'Win of a bet, or the undoing of a bet or win.',
    required: [...orderFields, 'referenceTransactionId'],
    properties: {
      ...order,
      referenceTransactionId: id(
        'For a win, the number of its bet; for a rollback, the number of the bet or win that it rolls back.',
      ),
    },
  },
  CallbackReply: {
    type: 'object',
    description: 'Result of a callback. The HTTP status is always 200.',
    required: ['status'],
    properties: {
      status: {
        enum: walletStatuses,
        description:
          'Only `OK` means that money moved, now or at the first request of the transaction.',
      },
      balanceMinor: {
        type: 'integer',
        description:
          'With `OK`: balance after the transaction, in minor units; for a repeat, the balance after the first request.',
      },
    },
  },
};

const headers: readonly Schema[] = [
  {
    name: 'x-provider',
    in: 'header',
    required: true,
    description: 'Code of the provider, which selects the key.',
    schema: { type: 'string' },
    example: 'DEMO',
  },
  {
    name: 'x-signature',
    in: 'header',
    required: true,
    description:
      'HMAC-SHA256 of the bytes of the body with the key of the provider, in hexadecimal digits. Verify it before the body is parsed.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    example: signatureVectors[0]?.signature,
  },
];

/**
 * Callbacks by which a provider of games moves money at the operator. They do not pass the Livery
 * server; an operator whose providers have an interface of their own implements that instead.
 */
export const callbacks: Readonly<Record<string, Schema>> = {
  balance: callback('balance', 'BalanceCallback', 'Returns the balance of a launch.'),
  bet: callback(
    'bet',
    'BetCallback',
    'Takes a stake. Needs a launch that is still valid and a game that is open, except for a repeat.',
  ),
  win: callback(
    'win',
    'SettlementCallback',
    'Pays a win. Accepted at any time after its bet, also when the launch is over.',
  ),
  rollback: callback(
    'rollback',
    'SettlementCallback',
    'Undoes a bet or a win. A rollback of an unknown transaction is remembered, so that the transaction is refused when it arrives late.',
  ),
};

function callback(
  action: TransactionKind | 'balance',
  schema: keyof typeof callbackSchemas,
  description: string,
): Schema {
  const fields = Object.keys(callbackSchemas[schema]?.properties ?? {});
  return {
    post: {
      operationId: `${action}Callback`,
      tags: ['callbacks'],
      summary: `Provider → operator: ${action}`,
      description: `${description}\n\n\`POST <operator>/callback/${action}\`. Without a reply the provider repeats the request unchanged.`,
      security: [{}],
      parameters: headers,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${schema}` },
            example: Object.fromEntries(
              Object.entries(examples).filter(([name]) => fields.includes(name)),
            ),
          },
        },
      },
      responses: {
        '200': {
          description: 'The result.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/CallbackReply' },
              examples: {
                success: { summary: 'Success', value: { status: 'OK', balanceMinor: 99_750 } },
                refusal: { summary: 'Refusal', value: { status: 'NOT_ENOUGH_MONEY' } },
              },
            },
          },
        },
      },
      'x-test-vectors': signatureVectors,
    },
  };
}
