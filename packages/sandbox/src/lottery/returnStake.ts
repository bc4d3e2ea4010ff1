import type { LotteryRefusal } from '@livery/contract';
import type { LotteryMoney } from './LotteryMoney.ts';
import type { LotteryOrder } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';

/** The wallet said no to what it must not refuse. */
export class SettlementError extends Error {
  override readonly name = 'SettlementError';

  constructor({ merchant, orderId }: LotteryOrder, status: string) {
    super(`The order ${orderId} of ${merchant} could not be settled: the wallet says ${status}.`);
  }
}

/** Gives the stake of a half placed order back. The order says so before the money moves: a request that is placing it at this moment comes too late. */
export async function returnStake({ orders, money }: { orders: LotteryOrders; money: LotteryMoney }, order: LotteryOrder, refusal: LotteryRefusal): Promise<LotteryOrder | undefined> {
  const returning = order.status === 'placing' ? await orders.move(order, { status: 'returning', refusal }) : order;
  if (returning?.status !== 'returning') return returning;
  const { status } = await money.takeBack(returning);
  if (status !== 'OK') throw new SettlementError(order, status);
  return orders.move(returning, { status: 'refused' });
}
