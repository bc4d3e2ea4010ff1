import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DepositOrderTable } from '../../database/cashierTables.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { Refusal } from '../../core/Refusal.ts';
import { SweepBatch } from '../../core/SweepBatch.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { lockMember } from '../../wallet/lockMember.ts';
import { dueOrders } from '../dueOrders.ts';
import { joinBonus } from './depositBonuses.ts';

export type DepositOrderRow = Selectable<DepositOrderTable>;

/** Owner and number of a deposit. */
export interface DepositKey {
  readonly merchant: string;
  readonly memberId: number;
  readonly orderId: string;
}

export type NewDeposit = Pick<
  DepositOrderRow,
  | 'merchant'
  | 'member_id'
  | 'method_id'
  | 'amount_minor'
  | 'fee_minor'
  | 'payer'
  | 'return_url'
  | 'bonus_id'
  | 'at_ms'
  | 'expires_at_ms'
>;

const minuteMs = 60_000;
/** Time in which the operator confirms a transfer that the member has proved. */
export const proofMs = minuteMs / 2;

/**
 * Deposits of all merchants. A final status never changes, and each order is credited at most once,
 * in the transaction that sets its status.
 */
export class Deposits {
  readonly #db: Database;
  readonly #batch: SweepBatch<string>;

  constructor({ db, onFault }: { db: Database; onFault: (error: unknown) => void }) {
    this.#db = db;
    this.#batch = new SweepBatch(onFault);
  }

  /** Adds an order in the caller's transaction and returns its number. */
  async add(tx: Tx, order: NewDeposit): Promise<string> {
    const orderId = `D${randomBytes(10).toString('hex')}`;
    await tx
      .insertInto('deposit_order')
      .values({
        ...order,
        order_id: orderId,
        status: 'created',
        due_at_ms: order.expires_at_ms,
      })
      .execute();
    return orderId;
  }

  /** Returns a member's order, brought up to date. */
  async find(key: DepositKey, nowMs: number): Promise<DepositOrderRow | undefined> {
    await this.settleDue(nowMs, key);
    return this.#db
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_id', '=', key.orderId)
      .where('merchant', '=', key.merchant)
      .where('member_id', '=', key.memberId)
      .executeTakeFirst();
  }

  /** Returns an order by its number, which cannot be guessed. For its payment page. */
  findByNumber(orderId: string): Promise<DepositOrderRow | undefined> {
    return this.#db
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst();
  }

  /** Returns a member's orders that can still be paid, newest first. */
  async open(
    owner: { merchant: string; memberId: number },
    nowMs: number,
  ): Promise<DepositOrderRow[]> {
    await this.settleDue(nowMs, owner);
    return this.#db
      .selectFrom('deposit_order')
      .selectAll()
      .where('member_id', '=', owner.memberId)
      .where('due_at_ms', 'is not', null)
      .orderBy('at_ms', 'desc')
      .orderBy('order_id')
      .execute();
  }

  /** Cancels an order that is not paid. Refuses others, unless they are cancelled already. */
  async cancel(key: DepositKey, nowMs: number): Promise<void> {
    await this.#change(key, nowMs, async (tx, order) => {
      if (order.status === 'cancelled') return;
      if (!isOpen(order) || order.paid_minor !== null)
        throw new Refusal('This deposit can no longer be cancelled.');
      await finish(tx, order, nowMs, { status: 'cancelled', reason: 'Cancelled by you.' });
    });
  }

  /**
   * Records that a member made the transfer of an order. The operator confirms it after a while.
   * `addProof` stores what proves it.
   */
  async prove(
    key: DepositKey,
    nowMs: number,
    addProof: (tx: Tx, order: DepositOrderRow) => Promise<void>,
  ): Promise<void> {
    await this.#change(key, nowMs, async (tx, order) => {
      if (!isOpen(order)) throw new Refusal('This deposit is closed. No proof is needed.');
      await addProof(tx, order);
      if (order.paid_minor === null)
        await announce(tx, order, order.amount_minor + order.fee_minor, nowMs + proofMs);
    });
  }

  /** Marks an order whose payment page was opened. */
  async begin(key: DepositKey, nowMs: number): Promise<void> {
    await this.#change(key, nowMs, async (tx, order) => {
      if (order.status === 'created')
        await tx
          .updateTable('deposit_order')
          .set({ status: 'pending' })
          .where('order_id', '=', order.order_id)
          .execute();
    });
  }

  /**
   * Confirms a payment, as the provider's callback does. A repeated confirmation changes nothing. A
   * late one is announced first, so that the order does not expire meanwhile.
   */
  async pay(
    key: DepositKey,
    { paidMinor, atMs, nowMs }: { paidMinor: number; atMs: number; nowMs: number },
  ): Promise<void> {
    await this.#change(key, nowMs, async (tx, order) => {
      if (!isOpen(order) || order.paid_minor !== null) return;
      if (atMs > nowMs) await announce(tx, order, paidMinor, atMs);
      else await credit(tx, { ...order, paid_minor: paidMinor }, nowMs);
    });
  }

  /** Records that the provider refused a payment. */
  async refuse(key: DepositKey, nowMs: number): Promise<void> {
    await this.#change(key, nowMs, async (tx, order) => {
      if (isOpen(order) && order.paid_minor === null)
        await finish(tx, order, nowMs, {
          status: 'failed',
          reason: 'The provider refused the payment.',
        });
    });
  }

  /**
   * Credits announced payments and closes expired orders that are due by their merchants' clocks.
   * A failing order does not delay the others.
   *
   * @param owner limits this to one member, whose own time `nowMs` is.
   */
  async settleDue(
    nowMs: number,
    owner?: { readonly merchant: string; readonly memberId: number },
  ): Promise<void> {
    const paused = owner ? [] : this.#batch.paused(nowMs);
    const due = await dueOrders(this.#db, 'deposit_order', { nowMs, owner, paused });
    for (const { merchantNowMs, ...key } of due) {
      const settle = () => this.#change(key, merchantNowMs, () => Promise.resolve());
      await (owner ? settle() : this.#batch.run(key.orderId, nowMs, settle));
    }
  }

  /** Changes an order in one transaction in which its member is locked and it is up to date. */
  #change(
    { merchant, memberId, orderId }: DepositKey,
    nowMs: number,
    change: (tx: Tx, order: DepositOrderRow) => Promise<void>,
  ): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      await lockMember(tx, { merchant, memberId });
      const find = () =>
        tx
          .selectFrom('deposit_order')
          .selectAll()
          .where('order_id', '=', orderId)
          .where('merchant', '=', merchant)
          .where('member_id', '=', memberId)
          .executeTakeFirst();
      const order = await find();
      if (!order) throw new Refusal('There is no such deposit.');
      if (order.due_at_ms === null || order.due_at_ms > nowMs) return change(tx, order);
      if (order.paid_minor !== null) await credit(tx, order, nowMs);
      else
        await finish(tx, order, order.expires_at_ms, {
          status: 'expired',
          reason: 'It was not paid in time.',
        });
      return change(tx, (await find()) ?? order);
    });
  }
}

/** Whether an order has no final status. */
export function isOpen({ status }: Pick<DepositOrderRow, 'status'>): boolean {
  return status === 'created' || status === 'pending';
}

async function announce(tx: Tx, order: DepositOrderRow, paidMinor: number, dueAtMs: number) {
  await tx
    .updateTable('deposit_order')
    .set({ status: 'pending', paid_minor: paidMinor, due_at_ms: dueAtMs })
    .where('order_id', '=', order.order_id)
    .execute();
}

/** Credits what was paid, without the fee, and joins the bonus that was chosen. */
async function credit(tx: Tx, order: DepositOrderRow, atMs: number): Promise<void> {
  const payMinor = order.amount_minor + order.fee_minor;
  const paidMinor = order.paid_minor ?? payMinor;
  const creditedMinor = paidMinor - order.fee_minor;
  if (creditedMinor <= 0) {
    await finish(tx, order, atMs, {
      status: 'failed',
      reason: 'The payment does not cover the fee.',
    });
    return;
  }
  await tx
    .insertInto('wallet_entry')
    .values({
      member_id: order.member_id,
      amount_minor: creditedMinor,
      reason: 'deposit',
      reference: order.order_id,
      at_ms: atMs,
    })
    .execute();
  await joinBonus(tx, order, atMs);
  await finish(tx, order, atMs, {
    status: 'success',
    paid_minor: paidMinor,
    credited_minor: creditedMinor,
    reason: paidMinor === payMinor ? null : 'Another amount was paid.',
  });
}

async function finish(
  tx: Tx,
  { order_id: orderId }: DepositOrderRow,
  atMs: number,
  change: Partial<DepositOrderRow> & Pick<DepositOrderRow, 'status' | 'reason'>,
): Promise<void> {
  await tx
    .updateTable('deposit_order')
    .set({ ...change, due_at_ms: null, settled_at_ms: atMs })
    .where('order_id', '=', orderId)
    .execute();
}
