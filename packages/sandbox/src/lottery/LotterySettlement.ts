import { oddsOf, prizeMinorOf } from '@livery/contract';
import type { GameCatalogue } from '../games/GameCatalogue.ts';
import type { LotteryResults } from '../games/LotteryResults.ts';
import type { LotteryMoney } from './LotteryMoney.ts';
import type { LotteryOrder } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import { playTypes } from './playTypes.ts';
import { returnStake, SettlementError } from './returnStake.ts';
import { winningOptionOf } from './winningOptionOf.ts';

export interface SettlementPorts {
  readonly orders: LotteryOrders;
  readonly money: LotteryMoney;
  readonly results: LotteryResults;
  readonly catalogue: GameCatalogue;
  /** Told of an order that could not be settled; it is tried again later. */
  readonly onFault: (error: unknown) => void;
}

const atOnce = 200;
/** A try that failed is followed by one after this, then twice this, and so on. */
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** Pays bets after their draw, and takes back what was left half placed. Money moves before the status does, by the order's own number: a crash between them repeats it without effect. */
export class LotterySettlement {
  readonly #ports: SettlementPorts;

  constructor(ports: SettlementPorts) {
    this.#ports = ports;
  }

  /** Settles what has fallen due, of one member or of all; an order that fails holds up no other. */
  async settle(nowMs: number, memberId?: number): Promise<void> {
    const { orders, onFault } = this.#ports;
    const due = await orders.due({ nowMs, limit: atOnce, ...(memberId === undefined ? {} : { memberId }) });
    for (const { order, nowMs: merchantNowMs } of due) {
      try {
        await this.#settleOne(order);
      } catch (error) {
        onFault(error);
        await orders.putOff(order, merchantNowMs + Math.min(firstPauseMs * 2 ** order.tries, longestPauseMs));
      }
    }
  }

  async #settleOne(order: LotteryOrder): Promise<void> {
    const { orders, money, results, catalogue } = this.#ports;
    if (order.status !== 'placed') return void await returnStake({ orders, money }, order, 'TAKEN_BACK');
    const game = catalogue.game(order.nodeId);
    // A game that is gone is not drawn.
    if (!game) {
      await succeed(money.takeBack(order), order);
      await orders.move(order, { status: 'refunded' });
      return;
    }
    const winningNumber = results.numberOf({ merchant: order.merchant, game, atMs: order.drawAtMs });
    const prizeMinor = prizeOf(order, winningNumber);
    await succeed(money.credit(order, prizeMinor), order);
    await orders.move(order, { status: prizeMinor > 0 ? 'won' : 'lost', prizeMinor, winningNumber });
  }
}

/** What a bet wins with a number, in minor units. */
export function prizeOf({ playType, picks, unitMinor, multiple, series }: LotteryOrder, winningNumber: string): number {
  const rule = playTypes[playType];
  const option = winningOptionOf(rule, picks, winningNumber);
  const odds = option === undefined ? undefined : oddsOf(rule.offered, option);
  return odds ? prizeMinorOf({ unitMinor, series, odds }) * multiple : 0;
}

async function succeed(asked: ReturnType<LotteryMoney['credit']>, order: LotteryOrder): Promise<void> {
  const { status } = await asked;
  if (status !== 'OK') throw new SettlementError(order, status);
}
