/**
 * What the operator's wallet may answer. Only `OK` moved money, now or the first time it was asked.
 */
export const walletStatuses = [
  'OK',
  'NOT_ENOUGH_MONEY',
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

/** What a transaction may do with the player's money. */
export type TransactionKind = 'bet' | 'win' | 'rollback';

/** The answer to a callback. */
export interface WalletAnswer {
  readonly status: WalletStatus;
  /**
   * The money the launch plays from, in minor units, after the transaction; of a repeat, as it was
   * after the first. Below zero while a debt stands.
   */
  readonly balanceMinor?: number;
}

/** What a provider asks of the operator's wallet. */
export interface WalletOrder {
  /** The launch's. */
  readonly token: string;
  /**
   * The provider's own number of it: asked again with the same order, the first answer is given
   * again.
   */
  readonly transactionId: string;
  /** Of a win its bet's, of a rollback that of the bet or the win it takes back. */
  readonly referenceTransactionId?: string;
  readonly round: string;
  /** Nothing of the round follows. */
  readonly roundClosed?: boolean;
  /** Zero or more: the kind says in which direction. A rollback names what it takes back. */
  readonly amountMinor: number;
  /** The launch's. */
  readonly currency: string;
  /** The launch's game: its node's number as a text. */
  readonly gameCode: string;
}

/**
 * The operator's wallet as a provider sees it.
 *
 * Errors: `WalletUnreachable` when there was no answer: whether the order was carried out is not
 *         known, and it has to be asked again as it was.
 */
export interface OperatorWallet {
  balance(token: string): Promise<WalletAnswer>;
  bet(order: WalletOrder): Promise<WalletAnswer>;
  win(order: WalletOrder): Promise<WalletAnswer>;
  rollback(order: WalletOrder): Promise<WalletAnswer>;
}
