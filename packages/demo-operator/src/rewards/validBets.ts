import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import { validStakes } from '../records/validStakes.ts';

/** Valid bet of a member in one category, in minor units. */
export interface CategoryBets {
  readonly category: string;
  readonly betMinor: number;
}

/** Transactions whose bets are summed. */
export interface BetRange {
  readonly memberId: number;
  /** Only later transactions. */
  readonly afterId?: number;
  readonly fromMs?: number;
  /** Only bets placed from this time on. */
  readonly stakedFromMs?: number;
}

/**
 * Returns the valid bets by category; see {@link validStakes}. A sum is negative if more was given
 * back than staked in the range.
 */
export async function validBets(
  db: DatabaseAccess,
  { memberId, ...range }: BetRange,
): Promise<CategoryBets[]> {
  const { rows } = await sql<CategoryBets>`
    select category, sum(valid_minor)::bigint as "betMinor"
    from ${validStakes(sql`part.member_id = ${memberId}`, range)} as stake
    group by category
    order by category`.execute(db);
  return rows;
}

/** Returns the number of a member's last transaction; 0 if there is none. */
export async function lastTransactionId(db: DatabaseAccess, memberId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(game_transaction_id), 0)::bigint as id
    from game_transaction where member_id = ${memberId}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Sums the bets of some categories, or of all. */
export function sumOf(bets: readonly CategoryBets[], categories?: readonly string[]): number {
  return bets
    .filter(({ category }) => categories?.includes(category) ?? true)
    .reduce((sum, { betMinor }) => sum + betMinor, 0);
}
