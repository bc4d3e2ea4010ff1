import type { TransactionKind } from '@livery/demo-provider/server/wallet/OperatorWallet';

/**
 * A transaction of a member's money, from whoever it comes. Equal orders of the same provider and
 * number are one.
 */
export interface MoneyOrder {
  readonly kind: TransactionKind;
  readonly provider: string;
  readonly transactionId: string;
  /**
   * Of a win its bet's, of a rollback that of the bet or the win it takes back; both of the same
   * provider.
   */
  readonly referenceTransactionId?: string | undefined;
  readonly round: string;
  /** Nothing of the round follows. */
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
   * What it was opened with is over, or its game is closed: a new stake is refused with
   * `INVALID_TOKEN`; all else is carried out.
   */
  readonly isOver?: boolean;
}
