import { hasStandingWin, isTakenBack, type KeptTransaction, type Tx } from './gameTransactions.ts';
import type { MoneyOrder } from './MoneyOrder.ts';
import type { WalletStatus } from '@livery/demo-provider/server/wallet/OperatorWallet';

/** What is decided of an order. */
export interface Decision {
  readonly status: WalletStatus;
  /** What the purse gets; a stake takes from it. */
  readonly movedMinor: number;
  /**
   * The answer to every repeat; what is not kept may be asked again and have another answer then.
   */
  readonly kept: boolean;
}

/** What an order is decided by. */
export interface Circumstances {
  /** What is in the purse. */
  readonly balanceMinor: number;
  /** The member owes something at one of the purses. */
  readonly isInDebt: boolean;
  /** The member places no stakes. */
  readonly isOff: boolean;
  /** What the order refers to, whoever's it is. */
  readonly reference: KeptTransaction | undefined;
}

const moved = (movedMinor: number): Decision => ({ status: 'OK', movedMinor, kept: true });
const refused = (status: WalletStatus): Decision => ({ status, movedMinor: 0, kept: true });
const undecided = (status: WalletStatus): Decision => ({ status, movedMinor: 0, kept: false });

/** Decides a new order. The member is locked: nothing of theirs changes meanwhile. */
export function decideOrder(
  tx: Tx,
  order: MoneyOrder,
  circumstances: Circumstances,
): Promise<Decision> {
  return deciders[order.kind](tx, order, circumstances);
}

const deciders: Readonly<Record<MoneyOrder['kind'], typeof decideOrder>> = {
  async bet(tx, order, { balanceMinor, isInDebt, isOff }) {
    // Not kept: that a launch is over or its game closed is no verdict on the stake.
    if (order.isOver) return undecided('INVALID_TOKEN');
    // The tombstone: it was taken back before it came.
    if (await isTakenBack(tx, order.provider, order.transactionId)) return refused('ROLLED_BACK');
    if (isOff) return refused('USER_DISABLED');
    return isInDebt || balanceMinor < order.amountMinor
      ? refused('NOT_ENOUGH_MONEY')
      : moved(-order.amountMinor);
  },

  async win(tx, order, { reference: bet }) {
    if (await isTakenBack(tx, order.provider, order.transactionId)) return refused('ROLLED_BACK');
    // It may be on its way: the win is asked again, and then the stake is there.
    if (
      bet?.kind !== 'bet' ||
      bet.verdict !== 'OK' ||
      bet.member_id !== order.memberId ||
      bet.round !== order.round
    )
      return undecided('TRANSACTION_DOES_NOT_EXIST');
    return (await isTakenBack(tx, order.provider, bet.transaction_id))
      ? refused('ROLLED_BACK')
      : moved(order.amountMinor);
  },

  async rollback(tx, order, { reference: taken }) {
    const { referenceTransactionId } = order;
    if (referenceTransactionId === undefined || (taken && !mayTakeBack(taken, order)))
      return undecided('BAD_REQUEST');
    if (await isTakenBack(tx, order.provider, referenceTransactionId))
      return refused('ROLLED_BACK');
    // Nothing was moved for it, and from now on nothing will be.
    if (!taken || taken.moved_minor === 0) return moved(0);
    // A stake whose win stands is spent: the win has to be taken back first.
    return taken.kind === 'bet' && (await hasStandingWin(tx, taken))
      ? undecided('BAD_REQUEST')
      : moved(-taken.moved_minor);
  },
};

function mayTakeBack(taken: KeptTransaction, { memberId, amountMinor }: MoneyOrder): boolean {
  return (
    taken.member_id === memberId && taken.kind !== 'rollback' && taken.amount_minor === amountMinor
  );
}
