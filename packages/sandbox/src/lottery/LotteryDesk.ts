import {
  arePicksOf,
  bestPrizeMinorOf,
  betCountOf,
  canonicalJson,
  type LotteryRefusal,
} from '@livery/model';
import type { Game } from '@livery/demo-content/catalogue/games';
import { drawPlanOf, nextDrawAtMs, numeroOf } from './lotteryDraws.ts';
import type { GameMoney } from '../wallet/GameMoney.ts';
import type { Launch } from '@livery/demo-provider/server/Launch';
import type { Tx } from '../wallet/gameTransactions.ts';
import type { WalletStatus } from '@livery/demo-provider/server/wallet/OperatorWallet';
import { mainPurse } from '../wallet/purseBalance.ts';
import { betLimits } from './betLimits.ts';
import { noLaunch, type LotteryOrder, type LotteryTerms } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import { playTypes } from './playTypes.ts';
import { stakeOf } from './moneyOf.ts';
import { prizeSeries } from './prizeSeries.ts';

/** Who bets in which game, when. */
export interface LotteryBettor {
  readonly merchant: string;
  readonly memberId: number;
  readonly currency: string;
  readonly minorDigits: number;
  readonly game: Game;
  /** Why this member is sold nothing in this game now, whatever the bet. */
  readonly closed?: 'GAME_CLOSED' | 'USER_DISABLED' | undefined;
  /** What the stake is taken under. Without one a bet can only be refused. */
  readonly launch: Launch | undefined;
  /** The merchant's own time. */
  readonly nowMs: number;
}

const refusedBy: Partial<Record<WalletStatus, LotteryRefusal>> = {
  NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  DUPLICATE_TRANSACTION: 'DUPLICATE_ORDER',
  USER_DISABLED: 'USER_DISABLED',
};

/** Takes bets on draws: each number once, whatever happens to its answer. */
export class LotteryDesk {
  readonly #orders: LotteryOrders;
  readonly #money: GameMoney;

  constructor({ orders, money }: { orders: LotteryOrders; money: GameMoney }) {
    this.#orders = orders;
    this.#money = money;
  }

  /**
   * What came of an order the first time it was asked for, under whatever launch that was; nothing,
   * where this is the first time.
   */
  async repeat(
    terms: LotteryTerms,
    { merchant, memberId }: { merchant: string; memberId: number },
  ): Promise<LotteryOrder | LotteryRefusal | undefined> {
    const known = await this.#orders.find(merchant, terms.orderId);
    return known && verdictOf(known, terms, memberId);
  }

  /**
   * The order, or why there is none. A refusal that was otherwise before is kept with the number: a
   * request of the same number that is still on its way finds it, and takes no stake for what was
   * called refused.
   */
  async place(terms: LotteryTerms, bettor: LotteryBettor): Promise<LotteryOrder | LotteryRefusal> {
    const misfit = misfitOf(terms);
    if (misfit) return misfit;
    const closed = closedFor(terms, bettor);
    if (!closed && !bettor.launch) return 'LAUNCH_ENDED';
    const order = newOrder(terms, bettor);
    const kept = await this.#orders.add(
      order,
      async (tx) => closed ?? (await this.#debit(tx, order)),
    );
    return verdictOf(kept, terms, bettor.memberId);
  }

  async #debit(tx: Tx, order: LotteryOrder): Promise<LotteryRefusal | undefined> {
    const { status } = await this.#money.applyIn(tx, stakeOf(order), order.placedAtMs);
    if (status === 'OK') return undefined;
    const refusal = refusedBy[status];
    if (!refusal)
      throw new Error(
        `The wallet says ${status} to the stake of the order ${order.orderId} of ${order.merchant}.`,
      );
    return refusal;
  }
}

/** When the sale for a draw ends. Source: LOTT-05 (`lockTime`). */
export function saleEndsAtMs(game: Game, drawAtMs: number): number {
  return drawAtMs - drawPlanOf(game).lockSeconds * 1000;
}

/** Why it is no bet anybody could place at any time. */
function misfitOf({
  playType,
  picks,
  unitMinor,
  multiple,
  prizeMode,
}: LotteryTerms): LotteryRefusal | undefined {
  const { offered } = playTypes[playType];
  if (!arePicksOf(offered, picks)) return 'BAD_PICKS';
  const stakeMinor = unitMinor * multiple * betCountOf(offered, picks);
  if (!betLimits.unitsMinor.some((unit) => unit === unitMinor) || multiple > betLimits.maxMultiple)
    return 'STAKE_LIMIT';
  if (stakeMinor < betLimits.minStakeMinor || stakeMinor > betLimits.maxStakeMinor)
    return 'STAKE_LIMIT';
  const best =
    bestPrizeMinorOf(offered, picks, { unitMinor, series: prizeSeries[prizeMode] }) * multiple;
  return best > betLimits.maxPrizeMinor ? 'PRIZE_LIMIT' : undefined;
}

/** Why it cannot be placed now. */
function closedFor(
  { numero }: LotteryTerms,
  { closed, game, nowMs }: LotteryBettor,
): LotteryRefusal | undefined {
  if (closed) return closed;
  const plan = drawPlanOf(game);
  const drawAtMs = nextDrawAtMs(plan, nowMs);
  return numero !== numeroOf(plan, drawAtMs) || nowMs >= saleEndsAtMs(game, drawAtMs)
    ? 'ISSUE_CLOSED'
    : undefined;
}

function newOrder(
  terms: LotteryTerms,
  { merchant, memberId, currency, minorDigits, launch, game, nowMs }: LotteryBettor,
): LotteryOrder {
  const betCount = betCountOf(playTypes[terms.playType].offered, terms.picks);
  const drawAtMs = nextDrawAtMs(drawPlanOf(game), nowMs);
  return {
    ...terms,
    merchant,
    memberId,
    launchId: launch?.launchId ?? noLaunch,
    purse: launch?.purse ?? mainPurse,
    nodeId: game.nodeId,
    betCount,
    series: prizeSeries[terms.prizeMode],
    stakeMinor: terms.unitMinor * terms.multiple * betCount,
    prizeMinor: 0,
    currency,
    minorDigits,
    status: 'placed',
    placedAtMs: nowMs,
    drawAtMs,
    dueAtMs: drawAtMs,
    tries: 0,
  };
}

function verdictOf(
  order: LotteryOrder,
  terms: LotteryTerms,
  memberId: number,
): LotteryOrder | LotteryRefusal {
  if (order.memberId !== memberId || !isSame(order, terms)) return 'DUPLICATE_ORDER';
  return order.status === 'refused' ? (order.refusal ?? 'GAME_CLOSED') : order;
}

function isSame(order: LotteryOrder, terms: LotteryTerms): boolean {
  const keyOf = ({
    nodeId,
    numero,
    playType,
    picks,
    unitMinor,
    multiple,
    prizeMode,
  }: LotteryTerms): string =>
    canonicalJson({ nodeId, numero, playType, picks, unitMinor, multiple, prizeMode });
  return keyOf(order) === keyOf(terms);
}
