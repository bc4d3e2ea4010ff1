import type { Insertable } from 'kysely';
import type { Database, DatabaseSchema } from '../database/DatabaseSchema.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { bonusStakeLimitMinor } from './bonusStakeLimit.ts';
import { decideOrder, type Decision } from './decideOrder.ts';
import { findTransaction, type KeptTransaction, type Tx } from './gameTransactions.ts';
import { payDebts } from './payDebts.ts';
import { lockMember } from './lockMember.ts';
import type { MoneyOrder } from './MoneyOrder.ts';
import type {
  WalletAnswer,
  WalletStatus,
} from '@livery/demo-provider/server/wallet/OperatorWallet';
import { purseBalance } from './purseBalance.ts';

/**
 * Money of games: stakes, wins and rollbacks, in integer minor units.
 *
 * Orders of one member are serialized; orders of different members run concurrently. A stake never
 * exceeds the balance, nor the maximum stake of an active bonus. Only the rollback of a win may
 * leave a debt. While a debt exists, no purse accepts stakes. The main wallet pays the debt, as far
 * as it can, before the next stake.
 */
export class GameMoney {
  readonly #db: Database;
  readonly #catalogue: GameCatalogue;

  constructor({ db, catalogue }: { db: Database; catalogue: GameCatalogue }) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  /** Processes an order in one transaction. A repeated order gets the first reply. */
  apply(order: MoneyOrder, nowMs: number): Promise<WalletAnswer> {
    return this.#db.transaction().execute((tx) => this.applyIn(tx, order, nowMs));
  }

  /**
   * Like {@link apply}, within an open transaction. To avoid deadlocks, a transaction that moves
   * money of several members must process them in the order of their ids.
   */
  async applyIn(tx: Tx, order: MoneyOrder, nowMs: number): Promise<WalletAnswer> {
    const member = await lockMember(tx, order);
    if (!member) return { status: 'INVALID_TOKEN' };
    const first = await findTransaction(tx, order.provider, order.transactionId);
    if (first) return repeatAnswer(first, order);
    const { referenceTransactionId } = order;
    const reference =
      referenceTransactionId === undefined
        ? undefined
        : await findTransaction(tx, order.provider, referenceTransactionId);
    // Wins and rollbacks use the purse that paid the stake, even if the launch uses another purse
    // now.
    const purse = reference?.member_id === order.memberId ? reference.purse : order.purse;
    const isInDebt = order.kind === 'bet' && (await payDebts(tx, order.memberId, nowMs));
    const before = await purseBalance(tx, { memberId: order.memberId, purse });
    const decision = await decideOrder(tx, order, {
      balanceMinor: before,
      isInDebt,
      isOff: member.play_off,
      stakeLimitMinor:
        order.kind === 'bet' ? await bonusStakeLimitMinor(tx, order.memberId) : Infinity,
      reference,
    });
    const balanceMinor = before + decision.movedMinor;
    if (!decision.isStored) return { status: decision.status, balanceMinor };
    const added = await tx
      .insertInto('game_transaction')
      .values(this.#rowOf(order, decision, { purse, balanceMinor, nowMs }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('game_transaction_id')
      .executeTakeFirst();
    // An order of another member has used the number meanwhile; the lock covers this member only.
    if (!added) return { status: 'DUPLICATE_TRANSACTION', balanceMinor: before };
    if (decision.movedMinor !== 0) {
      await tx
        .insertInto('wallet_entry')
        .values({
          member_id: order.memberId,
          purse,
          amount_minor: decision.movedMinor,
          reason: order.kind,
          at_ms: nowMs,
          game_transaction_id: added.game_transaction_id,
        })
        .execute();
    }
    return { status: decision.status, balanceMinor };
  }

  /** Returns the balance of a purse. */
  balanceMinor(purse: { memberId: number; purse: string }): Promise<number> {
    return purseBalance(this.#db, purse);
  }

  #rowOf(
    order: MoneyOrder,
    { status, movedMinor }: Decision,
    { purse, balanceMinor, nowMs }: { purse: string; balanceMinor: number; nowMs: number },
  ): Insertable<DatabaseSchema['game_transaction']> {
    const game = this.#catalogue.game(order.nodeId);
    if (!game) throw new Error(`There is no game ${order.nodeId} to move money for.`);
    return {
      merchant: order.merchant,
      member_id: order.memberId,
      provider: order.provider,
      transaction_id: order.transactionId,
      kind: order.kind,
      round: order.round,
      round_closed: order.roundClosed,
      node_id: order.nodeId,
      category: this.#catalogue.categoryOf(game),
      amount_minor: order.amountMinor,
      moved_minor: movedMinor,
      balance_minor: balanceMinor,
      currency: order.currency,
      purse,
      reference_transaction_id: order.referenceTransactionId ?? null,
      launch_id: order.launchId ?? null,
      at_ms: nowMs,
      verdict: status,
    };
  }
}

/**
 * Another launch of the same game may repeat an order, so only the order's own fields are compared.
 */
function repeatAnswer(first: KeptTransaction, order: MoneyOrder): WalletAnswer {
  const isSame =
    first.kind === order.kind &&
    first.member_id === order.memberId &&
    first.node_id === order.nodeId &&
    first.round === order.round &&
    first.round_closed === order.roundClosed &&
    first.amount_minor === order.amountMinor &&
    first.currency === order.currency &&
    first.reference_transaction_id === (order.referenceTransactionId ?? null);
  // This class wrote the verdict.
  return isSame
    ? { status: first.verdict as WalletStatus, balanceMinor: first.balance_minor }
    : { status: 'DUPLICATE_TRANSACTION' };
}
