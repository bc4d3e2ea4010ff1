import { sql } from 'kysely';
import type { DatabaseAccess } from '../database/DatabaseSchema.ts';

/** Orders that are read at once; the others follow at the next reading. */
const batchSize = 100;

/** An order that is due, with the time of its merchant's clock. */
export interface DueOrder {
  readonly merchant: string;
  readonly memberId: number;
  readonly orderId: string;
  readonly merchantNowMs: number;
}

/**
 * Returns the orders that are due by their merchants' clocks, the earliest first.
 *
 * @param selection `owner` limits them to one member, whose own time `nowMs` is; `paused` orders
 *   are left out.
 */
export async function dueOrders(
  db: DatabaseAccess,
  table: 'deposit_order' | 'withdrawal_order',
  {
    nowMs,
    owner,
    paused,
  }: {
    nowMs: number;
    owner: { readonly merchant: string; readonly memberId: number } | undefined;
    paused: readonly string[];
  },
): Promise<readonly DueOrder[]> {
  const { rows } = await sql<Omit<DueOrder, 'merchantNowMs'> & { offsetMs: number }>`
    select due.merchant, due.member_id as "memberId", due.order_id as "orderId",
      merchant.clock_offset_ms as "offsetMs"
    from ${sql.table(table)} as due
    join merchant on merchant.code = due.merchant
    where ${
      owner
        ? sql`due.member_id = ${owner.memberId} and due.due_at_ms <= ${nowMs}`
        : sql`due.due_at_ms <= merchant.clock_offset_ms + ${nowMs}::bigint`
    } and due.order_id <> all (${paused}::text[])
    order by due.due_at_ms
    limit ${batchSize}`.execute(db);
  return rows.map(({ offsetMs, ...order }) => ({
    ...order,
    merchantNowMs: owner ? nowMs : nowMs + offsetMs,
  }));
}
