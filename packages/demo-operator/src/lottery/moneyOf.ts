import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import type { LotteryOrder } from './LotteryOrder.ts';

/** Provider code of the operator's own lottery in the game transactions. */
export const lotteryProvider = 'LOTT';

/** Money order that debits an order's stake. */
export function stakeOf(order: LotteryOrder): MoneyOrder {
  return {
    ...transactionOf(order, 'stake'),
    kind: 'bet',
    roundClosed: false,
    amountMinor: order.stakeMinor,
  };
}

/** Money order that pays an order's prize; zero for a lost order. */
export function prizeMoneyOf(order: LotteryOrder, prizeMinor: number): MoneyOrder {
  return {
    ...transactionOf(order, 'prize'),
    kind: 'win',
    roundClosed: true,
    amountMinor: prizeMinor,
    referenceTransactionId: numberOf(order, 'stake'),
  };
}

/** Money order that refunds an order's stake. */
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

/** Includes the merchant, because clients of two merchants may create the same order id. */
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
