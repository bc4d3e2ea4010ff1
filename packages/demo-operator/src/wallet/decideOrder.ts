import { hasStandingWin, isRolledBack, type KeptTransaction, type Tx } from './gameTransactions.ts';
import type { MoneyOrder } from './MoneyOrder.ts';
import type { WalletStatus } from '@livery/demo-provider/server/wallet/OperatorWallet';

/** Decision on an order. */
export interface Decision {
  readonly status: WalletStatus;
  /** Amount added to the purse; negative for a stake. */
  readonly movedMinor: number;
  /**
   * Whether the decision is stored and returned for every repeat. Otherwise a repeated order is
   * decided again.
   */
  readonly isStored: boolean;
}

/** State on which a decision depends. */
export interface Circumstances {
  /** Balance of the purse. */
  readonly balanceMinor: number;
  /** The member has a debt at one of the purses. */
  readonly isInDebt: boolean;
  /** The member may place no stakes. */
  readonly isOff: boolean;
  /** Maximum stake while a bonus is active; Infinity without one. */
  readonly stakeLimitMinor: number;
  /** Referenced transaction, which may belong to another member. */
  readonly reference: KeptTransaction | undefined;
}

const accepted = (movedMinor: number): Decision => ({ status: 'OK', movedMinor, isStored: true });
const refused = (status: WalletStatus): Decision => ({ status, movedMinor: 0, isStored: true });
const undecided = (status: WalletStatus): Decision => ({ status, movedMinor: 0, isStored: false });

/** Decides a new order. The member is locked, so their money cannot change concurrently. */
export function decideOrder(
  tx: Tx,
  order: MoneyOrder,
  circumstances: Circumstances,
): Promise<Decision> {
  return deciders[order.kind](tx, order, circumstances);
}

const deciders: Readonly<Record<MoneyOrder['kind'], typeof decideOrder>> = {
  async bet(tx, order, { balanceMinor, isInDebt, isOff, stakeLimitMinor }) {
    // Not stored, because an ended launch or a closed game is not a decision on the stake itself.
    if (order.isOver) return undecided('INVALID_TOKEN');
    // Tombstone: the rollback arrived before the stake.
    if (await isRolledBack(tx, order.provider, order.transactionId)) return refused('ROLLED_BACK');
    if (isOff) return refused('USER_DISABLED');
    if (order.amountMinor > stakeLimitMinor) return refused('STAKE_TOO_HIGH');
    return isInDebt || balanceMinor < order.amountMinor
      ? refused('NOT_ENOUGH_MONEY')
      : accepted(-order.amountMinor);
  },

  async win(tx, order, { reference: bet }) {
    if (await isRolledBack(tx, order.provider, order.transactionId)) return refused('ROLLED_BACK');
    // The stake may still be in transit, so the decision is not stored and the win can be repeated.
    if (
      bet?.kind !== 'bet' ||
      bet.verdict !== 'OK' ||
      bet.member_id !== order.memberId ||
      bet.round !== order.round
    )
      return undecided('TRANSACTION_DOES_NOT_EXIST');
    return (await isRolledBack(tx, order.provider, bet.transaction_id))
      ? refused('ROLLED_BACK')
      : accepted(order.amountMinor);
  },

  async rollback(tx, order, { reference: original }) {
    const { referenceTransactionId } = order;
    if (referenceTransactionId === undefined || (original && !mayRollBack(original, order)))
      return undecided('BAD_REQUEST');
    if (await isRolledBack(tx, order.provider, referenceTransactionId))
      return refused('ROLLED_BACK');
    // No money was moved for it, and the tombstone prevents later movements.
    if (!original || original.moved_minor === 0) return accepted(0);
    // The win of this stake has not been rolled back, and must be before the stake can be.
    return original.kind === 'bet' && (await hasStandingWin(tx, original))
      ? undecided('BAD_REQUEST')
      : accepted(-original.moved_minor);
  },
};

function mayRollBack(original: KeptTransaction, { memberId, amountMinor }: MoneyOrder): boolean {
  return (
    original.member_id === memberId &&
    original.kind !== 'rollback' &&
    original.amount_minor === amountMinor
  );
}
