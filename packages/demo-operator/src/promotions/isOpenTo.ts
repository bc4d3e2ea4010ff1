import type { PromotionSeed } from '@livery/demo-content/promotions/promotionSeeds';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Returns whether a member may join: some promotions are for those who have not deposited yet. */
export async function isOpenTo(
  db: DatabaseAccess,
  memberId: number,
  { rule }: PromotionSeed,
): Promise<boolean> {
  if (rule?.firstDeposit !== true) return true;
  const deposit = await db
    .selectFrom('wallet_entry')
    .select('entry_id')
    .where('member_id', '=', memberId)
    .where('reason', '=', 'deposit')
    .limit(1)
    .executeTakeFirst();
  return deposit === undefined;
}
