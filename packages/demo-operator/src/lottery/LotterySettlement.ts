import { oddsOf, prizeMinorOf } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { drawPlanOf, nextDrawAtMs } from './lotteryDraws.ts';
import type { LotteryResults } from './LotteryResults.ts';
import type { GameMoney } from '../wallet/GameMoney.ts';
import type { Tx } from '../wallet/gameTransactions.ts';
import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import type { LotteryOrder } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import { playRuleOf } from './playTypes.ts';
import { prizeMoneyOf, refundOf } from './moneyOf.ts';
import { winningOptionOf } from './winningOptionOf.ts';

export interface SettlementPorts {
  readonly orders: LotteryOrders;
  readonly money: GameMoney;
  readonly results: LotteryResults;
  readonly catalogue: GameCatalogue;
  /** Called with each order that could not be settled; it is retried later. */
  readonly onFault: (error: unknown) => void;
}

/** Thrown when an order cannot be settled now. */
class SettlementError extends Error {
  override readonly name = 'SettlementError';

  constructor({ merchant, orderId }: LotteryOrder, reason: string) {
    super(`The order ${orderId} of ${merchant} cannot be settled: ${reason}.`);
  }
}

const batchSize = 200;
/** Pause before the first retry; it doubles with each further one. */
const firstPauseMs = 5_000;
const maxPauseMs = 3_600_000;

/**
 * Settles bets after their draw, whether or not the player is online. Money and status change in
 * one transaction.
 */
export class LotterySettlement {
  readonly #ports: SettlementPorts;

  constructor(ports: SettlementPorts) {
    this.#ports = ports;
  }

  /**
   * Settles the due orders of one member or of all members. A failing order does not delay the
   * others.
   */
  async settle(nowMs: number, memberId?: number): Promise<void> {
    const { orders, onFault } = this.#ports;
    const due = await orders.due({
      nowMs,
      limit: batchSize,
      ...(memberId === undefined ? {} : { memberId }),
    });
    for (const { order, nowMs: merchantNowMs } of due) {
      try {
        await this.#settleOne(order, merchantNowMs);
      } catch (error) {
        onFault(error);
        await orders.putOff(
          order,
          merchantNowMs + Math.min(firstPauseMs * 2 ** order.tries, maxPauseMs),
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
      // The draw schedule of the game has changed, so this draw never takes place.
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

/** Returns the prize of a bet for a drawn number, in minor units. */
export function prizeOf(
  { playType, picks, unitMinor, multiple, series }: LotteryOrder,
  winningNumber: string,
): number {
  const rule = playRuleOf(playType);
  const option = rule && winningOptionOf(rule, picks, winningNumber);
  const odds = rule && option !== undefined ? oddsOf(rule.offered, option) : undefined;
  return odds ? prizeMinorOf({ unitMinor, series, odds }) * multiple : 0;
}
