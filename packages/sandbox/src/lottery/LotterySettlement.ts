import { oddsOf, prizeMinorOf } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { drawPlanOf, nextDrawAtMs } from './lotteryDraws.ts';
import type { LotteryResults } from './LotteryResults.ts';
import type { GameMoney } from '../wallet/GameMoney.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import type { LotteryOrder } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import { playTypes } from './playTypes.ts';
import { prizeMoneyOf, refundOf } from './moneyOf.ts';
import { winningOptionOf } from './winningOptionOf.ts';

export interface SettlementPorts {
  readonly orders: LotteryOrders;
  readonly money: GameMoney;
  readonly results: LotteryResults;
  readonly catalogue: GameCatalogue;
  /** Told of an order that could not be settled; it is tried again later. */
  readonly onFault: (error: unknown) => void;
}

/** An order that cannot be settled now. */
class SettlementError extends Error {
  override readonly name = 'SettlementError';

  constructor({ merchant, orderId }: LotteryOrder, reason: string) {
    super(`The order ${orderId} of ${merchant} cannot be settled: ${reason}.`);
  }
}

const atOnce = 200;
/** A try that failed is followed by one after this, then twice this, and so on. */
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;

/** Pays bets after their draw: money and status in one step, whether the player is there or not. */
export class LotterySettlement {
  readonly #ports: SettlementPorts;

  constructor(ports: SettlementPorts) {
    this.#ports = ports;
  }

  /**
   * Settles what has fallen due, of one member or of all; an order that fails holds up no other.
   */
  async settle(nowMs: number, memberId?: number): Promise<void> {
    const { orders, onFault } = this.#ports;
    const due = await orders.due({
      nowMs,
      limit: atOnce,
      ...(memberId === undefined ? {} : { memberId }),
    });
    for (const { order, nowMs: merchantNowMs } of due) {
      try {
        await this.#settleOne(order, merchantNowMs);
      } catch (error) {
        onFault(error);
        await orders.putOff(
          order,
          merchantNowMs + Math.min(firstPauseMs * 2 ** order.tries, longestPauseMs),
        );
      }
    }
  }

  #settleOne(order: LotteryOrder, nowMs: number): Promise<void> {
    const { orders, money, results, catalogue } = this.#ports;
    const game = catalogue.game(order.nodeId);
    if (!game) throw new SettlementError(order, 'its game is not in the catalogue');
    const move = async (tx: Tx, moneyOrder: MoneyOrder): Promise<void> => {
      const { status } = await money.applyIn(tx, moneyOrder, nowMs);
      if (status !== 'OK') throw new SettlementError(order, `the wallet says ${status}`);
    };
    return orders.settle(order, async (tx) => {
      // The game is drawn at other times by now: this draw never is.
      if (nextDrawAtMs(drawPlanOf(game), order.drawAtMs - 1) !== order.drawAtMs) {
        await move(tx, refundOf(order));
        return { status: 'refunded', prizeMinor: 0 };
      }
      const winningNumber = results.numberOf({
        merchant: order.merchant,
        game,
        atMs: order.drawAtMs,
      });
      const prizeMinor = prizeOf(order, winningNumber);
      await move(tx, prizeMoneyOf(order, prizeMinor));
      return { status: prizeMinor > 0 ? 'won' : 'lost', prizeMinor, winningNumber };
    });
  }
}

/** What a bet wins with a number, in minor units. */
export function prizeOf(
  { playType, picks, unitMinor, multiple, series }: LotteryOrder,
  winningNumber: string,
): number {
  const rule = playTypes[playType];
  const option = winningOptionOf(rule, picks, winningNumber);
  const odds = option === undefined ? undefined : oddsOf(rule.offered, option);
  return odds ? prizeMinorOf({ unitMinor, series, odds }) * multiple : 0;
}
