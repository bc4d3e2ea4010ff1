import type { TransactionKind } from '@livery/demo-provider/server/wallet/OperatorWallet';

/**
 * Transaction of a member's money. Equal orders with the same provider and number are one
 * transaction.
 */
export interface MoneyOrder {
  readonly kind: TransactionKind;
  readonly provider: string;
  readonly transactionId: string;
  /**
   * For a win, the number of its bet; for a rollback, the number of the bet or win it rolls back.
   * Both are of the same provider.
   */
  readonly referenceTransactionId?: string | undefined;
  readonly round: string;
  /** True for the last transaction of a round. */
  readonly roundClosed: boolean;
  readonly amountMinor: number;
  readonly currency: string;
  readonly merchant: string;
  readonly memberId: number;
  readonly nodeId: number;
  /** Empty for the main wallet. */
  readonly purse: string;
  readonly launchId?: string | undefined;
  /**
   * The launch has ended or its game is closed: new stakes are refused with `INVALID_TOKEN`; all
   * other orders are processed.
   */
  readonly isOver?: boolean;
}
