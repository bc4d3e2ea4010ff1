import type { Tx } from '../wallet/gameTransactions.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

/** Movement of a member's wallet. */
export interface WalletCredit {
  readonly memberId: number;
  /** The main wallet unless it names a vendor's. */
  readonly purse?: string;
  /** Negative for a deduction. Nothing is written for 0. */
  readonly amountMinor: number;
  readonly reason: 'bonus' | 'rebate' | 'reward' | 'points';
  /** Number of the order that moved the money. */
  readonly reference: string;
  readonly atMs: number;
}

/** Adds an entry to a wallet. The member must be locked. */
export async function creditWallet(
  tx: Tx,
  { memberId, purse = mainPurse, amountMinor, reason, reference, atMs }: WalletCredit,
): Promise<void> {
  if (amountMinor === 0) return;
  await tx
    .insertInto('wallet_entry')
    .values({
      member_id: memberId,
      purse,
      amount_minor: amountMinor,
      reason,
      reference,
      at_ms: atMs,
    })
    .execute();
}
