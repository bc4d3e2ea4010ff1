import { arePicksOf, bestPrizeMinorOf, betCountOf, canonicalJson, type LotteryRefusal } from '@livery/contract';
import type { Game } from '../catalogue/games.ts';
import { drawPlanOf, nextDrawAtMs, numeroOf } from '../games/lotteryDraws.ts';
import type { GameMoney } from '../wallet/GameMoney.ts';
import type { Launch } from '../wallet/Launches.ts';
import type { WalletStatus } from '../wallet/OperatorWallet.ts';
import { betLimits } from './betLimits.ts';
import type { LotteryOrder, LotteryTerms } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import { playTypes } from './playTypes.ts';
import { stakeOf } from './moneyOf.ts';
import { prizeSeries } from './prizeSeries.ts';

/** Who bets in which game, when. */
export interface LotteryBettor {
  readonly launch: Launch;
  readonly game: Game;
  /** The merchant's own time. */
  readonly nowMs: number;
}

const refusedBy: Partial<Record<WalletStatus, LotteryRefusal>> = { NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY', DUPLICATE_TRANSACTION: 'DUPLICATE_ORDER' };

/** Takes bets on draws: each number once, whatever happens to its answer. */
export class LotteryDesk {
  readonly #orders: LotteryOrders;
  readonly #money: GameMoney;

  constructor({ orders, money }: { orders: LotteryOrders; money: GameMoney }) {
    this.#orders = orders;
    this.#money = money;
  }

  /** What came of an order the first time it was asked for, under whatever launch that was; nothing, where this is the first time. */
  async repeat(terms: LotteryTerms, { merchant, memberId }: { merchant: string; memberId: number }): Promise<LotteryOrder | LotteryRefusal | undefined> {
    const known = await this.#orders.find(merchant, terms.orderId);
    return known && verdictOf(known, terms, memberId);
  }

  /** The order, or why there is none. */
  async place(terms: LotteryTerms, bettor: LotteryBettor): Promise<LotteryOrder | LotteryRefusal> {
    const refusal = refusalOf(terms, bettor);
    if (refusal) return refusal;
    const { launch, nowMs } = bettor;
    const order = newOrder(terms, bettor);
    const added = await this.#orders.add(order, async (tx) => {
      const { status } = await this.#money.applyIn(tx, stakeOf(order), nowMs);
      return status === 'OK' ? undefined : refusedBy[status] ?? 'GAME_CLOSED';
    });
    return added ? verdictOf(added, terms, launch.memberId) : 'GAME_CLOSED';
  }
}

/** When the sale for a draw ends. Source: product-spec §9 "Lock time in seconds". */
export function saleEndsAtMs(game: Game, drawAtMs: number): number {
  return drawAtMs - drawPlanOf(game).lockSeconds * 1000;
}

function refusalOf({ numero, playType, picks, unitMinor, multiple, prizeMode }: LotteryTerms, { game, nowMs }: LotteryBettor): LotteryRefusal | undefined {
  const plan = drawPlanOf(game);
  const drawAtMs = nextDrawAtMs(plan, nowMs);
  if (numero !== numeroOf(plan, drawAtMs) || nowMs >= saleEndsAtMs(game, drawAtMs)) return 'ISSUE_CLOSED';
  const { offered } = playTypes[playType];
  if (!arePicksOf(offered, picks)) return 'BAD_PICKS';
  const stakeMinor = unitMinor * multiple * betCountOf(offered, picks);
  if (!betLimits.unitsMinor.some((unit) => unit === unitMinor) || multiple > betLimits.maxMultiple) return 'STAKE_LIMIT';
  if (stakeMinor < betLimits.minStakeMinor || stakeMinor > betLimits.maxStakeMinor) return 'STAKE_LIMIT';
  const best = bestPrizeMinorOf(offered, picks, { unitMinor, series: prizeSeries[prizeMode] }) * multiple;
  return best > betLimits.maxPrizeMinor ? 'PRIZE_LIMIT' : undefined;
}

function newOrder(terms: LotteryTerms, { launch, game, nowMs }: LotteryBettor): LotteryOrder {
  const betCount = betCountOf(playTypes[terms.playType].offered, terms.picks);
  const drawAtMs = nextDrawAtMs(drawPlanOf(game), nowMs);
  return {
    ...terms, merchant: launch.merchant, memberId: launch.memberId, launchId: launch.launchId, purse: launch.purse, nodeId: game.nodeId, betCount,
    series: prizeSeries[terms.prizeMode], stakeMinor: terms.unitMinor * terms.multiple * betCount, prizeMinor: 0, currency: launch.currency, minorDigits: launch.minorDigits,
    status: 'placed', placedAtMs: nowMs, drawAtMs, dueAtMs: drawAtMs, tries: 0,
  };
}

function verdictOf(order: LotteryOrder, terms: LotteryTerms, memberId: number): LotteryOrder | LotteryRefusal {
  if (order.memberId !== memberId || !isSame(order, terms)) return 'DUPLICATE_ORDER';
  return order.status === 'refused' ? order.refusal ?? 'GAME_CLOSED' : order;
}

function isSame(order: LotteryOrder, terms: LotteryTerms): boolean {
  const keyOf = ({ nodeId, numero, playType, picks, unitMinor, multiple, prizeMode }: LotteryTerms): string => canonicalJson({ nodeId, numero, playType, picks, unitMinor, multiple, prizeMode });
  return keyOf(order) === keyOf(terms);
}
