import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { WithdrawalOrderTable } from '../database/cashierTables.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import { Refusal } from '../core/Refusal.ts';
import { SweepBatch } from '../core/SweepBatch.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import { lockMember } from '../wallet/lockMember.ts';
import { answerableStatuses, durationMs, nextStatus } from './withdrawalSteps.ts';
import { dueOrders } from './dueOrders.ts';

export type WithdrawalRow = Selectable<WithdrawalOrderTable>;

/** Owner and number of a withdrawal. */
export interface WithdrawalKey {
  readonly merchant: string;
  readonly memberId: number;
  readonly orderId: string;
}

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'merchant'
  | 'member_id'
  | 'account_id'
  | 'account'
  | 'amount_minor'
  | 'fee_minor'
  | 'outcome'
  | 'receipt_minutes'
  | 'at_ms'
>;

/** The member's answer to a payment. */
export interface Receipt {
  readonly verdict: 'received' | 'partly' | 'notReceived';
  readonly receivedMinor: number | null;
  readonly remark: string | null;
}

const reasons: Readonly<Record<string, string>> = {
  rejected: 'The review rejected this withdrawal. The money is back in your wallet.',
  failed: 'The bank did not accept the payment. The money is back in your wallet.',
};

/**
 * Withdrawals of all merchants. Each order takes its amount once, and gives it back at most once.
 */
export class Withdrawals {
  readonly #db: Database;
  readonly #batch: SweepBatch<string>;

  constructor({ db, onFault }: { db: Database; onFault: (error: unknown) => void }) {
    this.#db = db;
    this.#batch = new SweepBatch(onFault);
  }

  /** Adds an order and takes its amount in the caller's transaction. Returns its number. */
  async add(tx: Tx, order: NewWithdrawal): Promise<string> {
    const orderId = `W${randomBytes(10).toString('hex')}`;
    await tx
      .insertInto('withdrawal_order')
      .values({
        ...order,
        order_id: orderId,
        status: 'submitted',
        due_at_ms: order.at_ms + (durationMs('submitted', order.receipt_minutes) ?? 0),
      })
      .execute();
    await addStep(tx, orderId, 'submitted', order.at_ms);
    await tx
      .insertInto('wallet_entry')
      .values(entryOf(orderId, order, -1))
      .execute();
    return orderId;
  }

  /** Returns a member's order, brought up to date. */
  async find(key: WithdrawalKey, nowMs: number): Promise<WithdrawalRow | undefined> {
    await this.advance(nowMs, key);
    return this.#db
      .selectFrom('withdrawal_order')
      .selectAll()
      .where('order_id', '=', key.orderId)
      .where('merchant', '=', key.merchant)
      .where('member_id', '=', key.memberId)
      .executeTakeFirst();
  }

  /** Returns the steps of orders, oldest first. */
  async steps(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Step[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('withdrawal_step')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .orderBy('at_ms')
      .orderBy('step_id')
      .execute();
    return Map.groupBy(rows, ({ order_id: orderId }) => orderId);
  }

  /**
   * Stores the member's answer to a payment; `addProof` stores its images. An order that counts as
   * received can still be disputed. The same answer again changes nothing.
   */
  answer(
    key: WithdrawalKey,
    { verdict, receivedMinor, remark }: Receipt,
    nowMs: number,
    addProof: (tx: Tx, order: WithdrawalRow) => Promise<void>,
  ): Promise<void> {
    return this.#change(key, nowMs, async (tx, order) => {
      if (order.status === verdict && order.received_minor === receivedMinor) return;
      if (!answerableStatuses.includes(order.status))
        throw new Refusal(
          order.paid_at_ms === null
            ? 'This withdrawal is not paid yet.'
            : 'This withdrawal was answered already.',
        );
      if (receivedMinor !== null && receivedMinor >= order.amount_minor - order.fee_minor)
        throw new Refusal('Less than the paid amount has to be missing.', {
          reason: 'amount_not_allowed',
        });
      await addProof(tx, order);
      await tx
        .updateTable('withdrawal_order')
        .set({ status: verdict, received_minor: receivedMinor, remark, due_at_ms: null })
        .where('order_id', '=', order.order_id)
        .execute();
      await addStep(tx, order.order_id, verdict, nowMs);
    });
  }

  /**
   * Takes the steps of orders that are due by their merchants' clocks. A failing order
   * does not delay the others.
   *
   * @param owner limits this to one member, whose own time `nowMs` is.
   */
  async advance(
    nowMs: number,
    owner?: { readonly merchant: string; readonly memberId: number },
  ): Promise<void> {
    const paused = owner ? [] : this.#batch.paused(nowMs);
    const due = await dueOrders(this.#db, 'withdrawal_order', { nowMs, owner, paused });
    for (const { merchantNowMs, ...key } of due) {
      const settle = () => this.#change(key, merchantNowMs, () => Promise.resolve());
      await (owner ? settle() : this.#batch.run(key.orderId, nowMs, settle));
    }
  }

  /** Changes an order in one transaction in which its member is locked and it is up to date. */
  #change(
    { merchant, memberId, orderId }: WithdrawalKey,
    nowMs: number,
    change: (tx: Tx, order: WithdrawalRow) => Promise<void>,
  ): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      await lockMember(tx, { merchant, memberId });
      const order = await tx
        .selectFrom('withdrawal_order')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('merchant', '=', merchant)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (!order) throw new Refusal('There is no such withdrawal.');
      await change(tx, await takeSteps(tx, order, nowMs));
    });
  }
}

type Step = { readonly order_id: string; readonly status: string; readonly at_ms: number };

/** Takes all steps of an order that are due, and gives its amount back where one ends it so. */
async function takeSteps(tx: Tx, first: WithdrawalRow, nowMs: number): Promise<WithdrawalRow> {
  let order = first;
  while (order.due_at_ms !== null && order.due_at_ms <= nowMs) {
    const status = nextStatus(order.status, order.outcome);
    const atMs = order.due_at_ms;
    if (!status) throw new Error(`A withdrawal does not continue after "${order.status}".`);
    const duration = durationMs(status, order.receipt_minutes);
    const change = {
      status,
      reason: reasons[status] ?? null,
      due_at_ms: duration === undefined ? null : atMs + duration,
      paid_at_ms: status === 'paid' ? atMs : order.paid_at_ms,
    };
    await tx
      .updateTable('withdrawal_order')
      .set(change)
      .where('order_id', '=', order.order_id)
      .execute();
    await addStep(tx, order.order_id, status, atMs);
    if (status === 'rejected' || status === 'failed')
      await tx
        .insertInto('wallet_entry')
        .values({ ...entryOf(order.order_id, order, 1), at_ms: nowMs })
        .execute();
    order = { ...order, ...change };
  }
  return order;
}

function entryOf(
  orderId: string,
  { member_id: memberId, amount_minor: amountMinor, at_ms: atMs }: NewWithdrawal,
  sign: 1 | -1,
) {
  return {
    member_id: memberId,
    amount_minor: sign * amountMinor,
    reason: 'withdrawal',
    reference: orderId,
    at_ms: atMs,
  };
}

async function addStep(tx: Tx, orderId: string, status: string, atMs: number): Promise<void> {
  await tx
    .insertInto('withdrawal_step')
    .values({ order_id: orderId, status, at_ms: atMs })
    .execute();
}
