import { sql } from 'kysely';
import type { StoredWords } from '@livery/demo-content/words/Words';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';
import type { Tx } from '../wallet/gameTransactions.ts';

/** A change of points. */
export interface PointsChange {
  readonly memberId: number;
  /** Negative for a deduction; the balance never becomes negative. */
  readonly amount: number;
  readonly reason: 'earned' | 'reward' | 'redeemed' | 'converted' | 'returned';
  readonly name?: StoredWords;
  readonly orderId?: number;
  readonly atMs: number;
}

/** Returns the points of a member. */
export async function pointsOf(db: DatabaseAccess, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('points_entry')
    .select('balance')
    .where('member_id', '=', memberId)
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Adds an entry. The member must be locked. @returns the entry's number and the new balance. */
export async function changePoints(
  tx: Tx,
  { memberId, amount, reason, name, orderId, atMs }: PointsChange,
): Promise<{ entryId: number; points: number }> {
  const points = (await pointsOf(tx, memberId)) + amount;
  const { entry_id: entryId } = await tx
    .insertInto('points_entry')
    .values({
      member_id: memberId,
      amount,
      balance: points,
      reason,
      name: name === undefined ? null : JSON.stringify(name),
      order_id: orderId ?? null,
      at_ms: atMs,
    })
    .returning('entry_id')
    .executeTakeFirstOrThrow();
  return { entryId, points };
}

/** Returns the points of redemptions that are in process. */
export async function pendingPointsOf(db: DatabaseAccess, memberId: number): Promise<number> {
  const { pending } = await db
    .selectFrom('points_order')
    .select(sql<number>`coalesce(sum(quantity * points_each), 0)::bigint`.as('pending'))
    .where('member_id', '=', memberId)
    .where('status', '=', 'inProcess')
    .executeTakeFirstOrThrow();
  return pending;
}
