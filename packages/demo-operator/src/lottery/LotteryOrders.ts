import { lotteryRefusals, type LotteryRefusal, type LottPicks } from '@livery/model';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseAccess, DatabaseSchema } from '../database/DatabaseSchema.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import type { LotteryOrder } from './LotteryOrder.ts';

type Row = Selectable<DatabaseSchema['lottery_order']>;
/** Result of settling an order. */
export interface Outcome {
  readonly status: 'won' | 'lost' | 'refunded';
  readonly prizeMinor: number;
  readonly winningNumber?: string;
}

/**
 * Orders of all merchants. Only the status of an order changes, from `placed` to a final status.
 */
export class LotteryOrders {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(merchant: string, orderId: string): Promise<LotteryOrder | undefined> {
    const row = await rowOf(this.#db, merchant, orderId).executeTakeFirst();
    return row && toOrder(row);
  }

  /**
   * Adds an order and debits its stake in one transaction, or adds the order as refused. If the
   * order number exists already, returns the existing order.
   */
  add(
    order: LotteryOrder,
    debit: (tx: Tx) => Promise<LotteryRefusal | undefined>,
  ): Promise<LotteryOrder> {
    return this.#db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('lottery_order')
        .values(toRow(order))
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id')
        .executeTakeFirst();
      const refusal = added && (await debit(tx));
      if (refusal)
        await tx
          .updateTable('lottery_order')
          .set({ status: 'refused', refusal })
          .where('merchant', '=', order.merchant)
          .where('order_id', '=', order.orderId)
          .execute();
      return toOrder(await rowOf(tx, order.merchant, order.orderId).executeTakeFirstOrThrow());
    });
  }

  /**
   * Writes the result of a placed order and its money movement in one transaction. An order that is
   * already settled is left unchanged.
   */
  settle({ merchant, orderId }: LotteryOrder, move: (tx: Tx) => Promise<Outcome>): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      const open = await tx
        .selectFrom('lottery_order')
        .select('order_id')
        .where('merchant', '=', merchant)
        .where('order_id', '=', orderId)
        .where('status', '=', 'placed')
        .forUpdate()
        .executeTakeFirst();
      if (!open) return;
      const { status, prizeMinor, winningNumber } = await move(tx);
      await tx
        .updateTable('lottery_order')
        .set({
          status,
          prize_minor: prizeMinor,
          ...(winningNumber === undefined ? {} : { winning_number: winningNumber }),
        })
        .where('merchant', '=', merchant)
        .where('order_id', '=', orderId)
        .execute();
    });
  }

  /** Postpones an order that could not be settled, so that it does not delay others. */
  async putOff({ merchant, orderId }: LotteryOrder, dueAtMs: number): Promise<void> {
    await this.#db
      .updateTable('lottery_order')
      .set((row) => ({ due_at_ms: dueAtMs, tries: row('tries', '+', 1) }))
      .where('merchant', '=', merchant)
      .where('order_id', '=', orderId)
      .execute();
  }

  /**
   * Returns the open orders that are due by their merchants' clocks, of one member or of all
   * members, oldest first.
   */
  async due({
    nowMs,
    limit,
    memberId,
  }: {
    nowMs: number;
    limit: number;
    memberId?: number;
  }): Promise<{ order: LotteryOrder; nowMs: number }[]> {
    let query = this.#db
      .selectFrom('merchant')
      .innerJoin('lottery_order', 'lottery_order.merchant', 'merchant.code')
      .selectAll('lottery_order')
      .select('merchant.clock_offset_ms')
      // A literal, so that the query matches the partial index.
      .where('lottery_order.status', '=', sql.lit('placed'))
      .where(
        'lottery_order.due_at_ms',
        '<=',
        sql<number>`merchant.clock_offset_ms + ${nowMs}::bigint`,
      );
    if (memberId !== undefined) query = query.where('lottery_order.member_id', '=', memberId);
    const rows = await query.orderBy('lottery_order.due_at_ms').limit(limit).execute();
    return rows.map(({ clock_offset_ms: offsetMs, ...row }) => ({
      order: toOrder(row),
      nowMs: nowMs + offsetMs,
    }));
  }

  /** Returns a page of a member's orders, newest first, without refused ones. */
  async page({
    memberId,
    nodeId,
    pageNo,
    pageSize,
  }: {
    memberId: number;
    nodeId?: number | undefined;
    pageNo: number;
    pageSize: number;
  }): Promise<{ orders: LotteryOrder[]; totalPages: number }> {
    let own = this.#db
      .selectFrom('lottery_order')
      .where('member_id', '=', memberId)
      .where('status', 'in', ['placed', 'won', 'lost', 'refunded']);
    if (nodeId !== undefined) own = own.where('node_id', '=', nodeId);
    const { count } = await own
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('placed_at_ms', 'desc')
      .orderBy('order_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    return { orders: rows.map(toOrder), totalPages: Math.ceil(count / pageSize) };
  }

  /** Returns the games a member bet on, most recent first. */
  async recentNodes(memberId: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('lottery_order')
      .select('node_id')
      .where('member_id', '=', memberId)
      .where('status', 'in', ['placed', 'won', 'lost'])
      .groupBy('node_id')
      .orderBy(sql`max(placed_at_ms)`, 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ node_id: nodeId }) => nodeId);
  }
}

function rowOf(db: DatabaseAccess, merchant: string, orderId: string) {
  return db
    .selectFrom('lottery_order')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('order_id', '=', orderId);
}

function toRow(order: LotteryOrder): Insertable<DatabaseSchema['lottery_order']> {
  return {
    merchant: order.merchant,
    order_id: order.orderId,
    member_id: order.memberId,
    launch_id: order.launchId,
    purse: order.purse,
    node_id: order.nodeId,
    numero: order.numero,
    play_type: order.playType,
    picks: JSON.stringify(order.picks),
    unit_minor: order.unitMinor,
    multiple: order.multiple,
    bet_count: order.betCount,
    prize_mode: order.prizeMode,
    series: order.series,
    stake_minor: order.stakeMinor,
    currency: order.currency,
    minor_digits: order.minorDigits,
    status: order.status,
    placed_at_ms: order.placedAtMs,
    draw_at_ms: order.drawAtMs,
    due_at_ms: order.dueAtMs,
  };
}

function toOrder(row: Row): LotteryOrder {
  return {
    merchant: row.merchant,
    orderId: row.order_id,
    memberId: row.member_id,
    launchId: row.launch_id,
    purse: row.purse,
    nodeId: row.node_id,
    numero: row.numero,
    playType: row.play_type,
    // Only validated requests are stored.
    picks: row.picks as LottPicks,
    prizeMode: row.prize_mode,
    unitMinor: row.unit_minor,
    multiple: row.multiple,
    betCount: row.bet_count,
    series: row.series,
    stakeMinor: row.stake_minor,
    prizeMinor: row.prize_minor,
    currency: row.currency,
    minorDigits: row.minor_digits,
    status: row.status,
    refusal: lotteryRefusals.find((code) => code === row.refusal),
    winningNumber: row.winning_number ?? undefined,
    placedAtMs: row.placed_at_ms,
    drawAtMs: row.draw_at_ms,
    dueAtMs: row.due_at_ms,
    tries: row.tries,
  };
}
