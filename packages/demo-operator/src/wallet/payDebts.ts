import type { Tx } from './gameTransactions.ts';
import { mainPurse } from './purseBalance.ts';

/**
 * Pays a member's debts at vendors' purses from the main wallet, as far as its balance allows.
 * Returns whether a debt remains. The caller must have locked the member.
 */
export async function payDebts(tx: Tx, memberId: number, nowMs: number): Promise<boolean> {
  const purses = await tx
    .selectFrom('wallet_sum')
    .select(['purse', 'balance_minor'])
    .where('member_id', '=', memberId)
    .orderBy('purse')
    .execute();
  let mainMinor = purses.find(({ purse }) => purse === mainPurse)?.balance_minor ?? 0;
  let isInDebt = mainMinor < 0;
  for (const { purse, balance_minor: balanceMinor } of purses) {
    if (purse === mainPurse || balanceMinor >= 0) continue;
    const paidMinor = Math.min(-balanceMinor, Math.max(0, mainMinor));
    isInDebt ||= paidMinor < -balanceMinor;
    mainMinor -= paidMinor;
    if (paidMinor === 0) continue;
    const entry = { member_id: memberId, reason: 'debt', at_ms: nowMs };
    await tx
      .insertInto('wallet_entry')
      .values([
        { ...entry, purse: mainPurse, amount_minor: -paidMinor },
        { ...entry, purse, amount_minor: paidMinor },
      ])
      .execute();
  }
  return isInDebt;
}
