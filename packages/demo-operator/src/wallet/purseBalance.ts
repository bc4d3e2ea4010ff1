import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/**
 * Name of the main wallet among a member's purses; the other purses are named after their vendors.
 */
export const mainPurse = '';

/** Returns the balance of a member's purse, in minor units. */
export async function purseBalance(
  db: DatabaseAccess,
  { memberId, purse }: { memberId: number; purse: string },
): Promise<number> {
  const row = await db
    .selectFrom('wallet_sum')
    .select('balance_minor')
    .where('member_id', '=', memberId)
    .where('purse', '=', purse)
    .executeTakeFirst();
  return row?.balance_minor ?? 0;
}
