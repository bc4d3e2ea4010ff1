import { sql } from 'kysely';
import { dayStartMs } from '../core/periods/demoPeriods.ts';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { lockedBonusMinor } from '../rewards/payReward.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

/** Rules of withdrawals, in major units. */
export const withdrawalRules = {
  min: 100,
  max: 50_000,
  perDay: 100_000,
  timesPerDay: 5,
  feePercent: 0.5,
  feeFixed: 0,
};

/** Returns how often and how much a member has withdrawn today, without what came back. */
export async function withdrawnToday(
  db: DatabaseAccess,
  memberId: number,
  nowMs: number,
): Promise<{ times: number; amountMinor: number }> {
  return db
    .selectFrom('withdrawal_order')
    .select([
      sql<number>`count(*)::integer`.as('times'),
      sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('amountMinor'),
    ])
    .where('member_id', '=', memberId)
    .where('at_ms', '>=', dayStartMs(nowMs))
    .where('status', 'not in', ['rejected', 'failed'])
    .executeTakeFirstOrThrow();
}

/**
 * Returns what a member can move out of the main wallet: its balance without debts elsewhere and
 * without the money of active bonuses.
 */
export async function freeMinor(db: DatabaseAccess, memberId: number): Promise<number> {
  const purses = await db
    .selectFrom('wallet_sum')
    .select(['purse', 'balance_minor'])
    .where('member_id', '=', memberId)
    .execute();
  const free = purses.reduce(
    (sum, { purse, balance_minor: balanceMinor }) =>
      purse === mainPurse || balanceMinor < 0 ? sum + balanceMinor : sum,
    0,
  );
  return Math.max(0, free - (await lockedBonusMinor(db, memberId)));
}
