/**
 * Statuses of the operator's wallet. Only `OK` means that money moved, now or at the first request
 * of the transaction.
 */
export const walletStatuses = [
  'OK',
  'NOT_ENOUGH_MONEY',
  'STAKE_TOO_HIGH',
  'INVALID_TOKEN',
  'INVALID_SIGNATURE',
  'WRONG_CURRENCY',
  'TRANSACTION_DOES_NOT_EXIST',
  'DUPLICATE_TRANSACTION',
  'ROLLED_BACK',
  'USER_DISABLED',
  'BAD_REQUEST',
] as const;

/** One of {@link walletStatuses}. */
export type WalletStatus = (typeof walletStatuses)[number];

/** Effect of a transaction on the player's money. */
export type TransactionKind = 'bet' | 'win' | 'rollback';

/** Reply to a callback. */
export interface WalletAnswer {
  readonly status: WalletStatus;
  /**
   * Balance of the launch's purse after the transaction, in minor units; for a repeat, the balance
   * after the first request. Negative while the player has a debt.
   */
  readonly balanceMinor?: number;
}

/** Request to the operator's wallet. */
export interface WalletOrder {
  /** Token of the launch. */
  readonly token: string;
  /** Number assigned by the provider. A repeat with the same order gets the first reply. */
  readonly transactionId: string;
  /**
   * For a win, the number of its bet; for a rollback, the number of the bet or win it rolls back.
   */
  readonly referenceTransactionId?: string;
  readonly round: string;
  /** True for the last transaction of a round. */
  readonly roundClosed?: boolean;
  /**
   * Zero or more; the kind determines the direction. A rollback has the amount of the transaction
   * it rolls back.
   */
  readonly amountMinor: number;
  /** Currency of the launch. */
  readonly currency: string;
  /** Game of the launch: the node id as a string. */
  readonly gameCode: string;
}

/**
 * Operator's wallet from the provider's point of view.
 *
 * Errors: `WalletUnreachable` when there was no reply. The order may or may not have been
 * processed, so it must be resent unchanged.
 */
export interface OperatorWallet {
  balance(token: string): Promise<WalletAnswer>;
  bet(order: WalletOrder): Promise<WalletAnswer>;
  win(order: WalletOrder): Promise<WalletAnswer>;
  rollback(order: WalletOrder): Promise<WalletAnswer>;
}
