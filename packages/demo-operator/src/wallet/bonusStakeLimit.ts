import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { Tx } from './gameTransactions.ts';

/** Maximum stake while a bonus is active, in major units. */
export const bonusMaxBet = 200;

/**
 * Returns the maximum stake of a member with an active bonus, in minor units; Infinity without one.
 */
export async function bonusStakeLimitMinor(tx: Tx, memberId: number): Promise<number> {
  const row = await tx
    .selectFrom('bonus')
    .innerJoin('member', 'member.member_id', 'bonus.member_id')
    .innerJoin('merchant', 'merchant.code', 'member.merchant')
    .select('merchant.profile')
    .where('bonus.member_id', '=', memberId)
    .where('bonus.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row ? bonusMaxBet * perMajorOf(row) : Infinity;
}
