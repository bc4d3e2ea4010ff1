import type { WalletOrder } from '@livery/demo-provider/server/wallet/OperatorWallet';

/** Actions of `/callback/<action>`. */
export const callbackActions = ['balance', 'bet', 'win', 'rollback'] as const;

export type CallbackAction = (typeof callbackActions)[number];

/** Validated body of a callback; `balance` has no order. */
export interface Callback {
  readonly token: string;
  readonly order?: WalletOrder;
}

const idPattern = /^[\w.:~-]{1,80}$/;
const tokenPattern = /^[\w.~-]{16,512}$/;
/** Above any stake and far below the precision limit of doubles. */
const maxMinor = 1_000_000_000_000;

/** Parses a callback from the body's bytes. Returns undefined when it is invalid. */
export function readCallback(action: CallbackAction, bytes: Buffer): Callback | undefined {
  const body = parse(bytes);
  const text = (name: string, pattern: RegExp): string | undefined => {
    const value = body?.[name];
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  const token = text('token', tokenPattern);
  if (token === undefined || text('requestId', idPattern) === undefined) return undefined;
  if (action === 'balance') return { token };
  const transactionId = text('transactionId', idPattern);
  const round = text('round', idPattern);
  const currency = text('currency', /^[A-Z]{3}$/);
  const gameCode = text('gameCode', idPattern);
  const referenceTransactionId = text('referenceTransactionId', idPattern);
  const { amountMinor, roundClosed = false, referenceTransactionId: reference } = body ?? {};
  const isWhole =
    transactionId !== undefined &&
    round !== undefined &&
    currency !== undefined &&
    gameCode !== undefined &&
    typeof roundClosed === 'boolean' &&
    (reference === undefined) === (referenceTransactionId === undefined) &&
    (action === 'bet') === (referenceTransactionId === undefined);
  if (
    !isWhole ||
    typeof amountMinor !== 'number' ||
    !Number.isSafeInteger(amountMinor) ||
    amountMinor < 0 ||
    amountMinor > maxMinor
  )
    return undefined;
  return {
    token,
    order: {
      token,
      transactionId,
      round,
      currency,
      gameCode,
      amountMinor,
      roundClosed,
      ...(referenceTransactionId === undefined ? {} : { referenceTransactionId }),
    },
  };
}

function parse(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    // Untyped object: each field is checked before use.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
