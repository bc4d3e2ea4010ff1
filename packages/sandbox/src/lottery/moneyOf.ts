import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import type { LotteryOrder } from './LotteryOrder.ts';

/** The provider the operator's own lottery is, in the list of game transactions. */
export const lotteryProvider = 'LOTT';

/** Takes an order's stake. */
export function stakeOf(order: LotteryOrder): MoneyOrder {
  return {
    ...transactionOf(order, 'stake'),
    kind: 'bet',
    roundClosed: false,
    amountMinor: order.stakeMinor,
  };
}

/** Pays an order out; zero, for one that has lost. */
export function prizeMoneyOf(order: LotteryOrder, prizeMinor: number): MoneyOrder {
  return {
    ...transactionOf(order, 'prize'),
    kind: 'win',
    roundClosed: true,
    amountMinor: prizeMinor,
    referenceTransactionId: numberOf(order, 'stake'),
  };
}

/** Gives an order's stake back. */
export function refundOf(order: LotteryOrder): MoneyOrder {
  return {
    ...transactionOf(order, 'refund'),
    kind: 'rollback',
    roundClosed: true,
    amountMinor: order.stakeMinor,
    referenceTransactionId: numberOf(order, 'stake'),
  };
}

type Part = 'stake' | 'prize' | 'refund';

/** Two merchants' pages may make the same number. */
function numberOf({ merchant, orderId }: LotteryOrder, part: Part): string {
  return `${merchant} ${orderId} ${part}`;
}

function transactionOf(
  order: LotteryOrder,
  part: Part,
): Omit<MoneyOrder, 'kind' | 'roundClosed' | 'amountMinor'> {
  const { merchant, memberId, nodeId, numero, currency, purse, launchId, orderId } = order;
  return {
    provider: lotteryProvider,
    transactionId: numberOf(order, part),
    round: `${merchant} ${numero} ${orderId}`,
    currency,
    merchant,
    memberId,
    nodeId,
    purse,
    launchId,
  };
}
