import { arePicksOf, bestPrizeMinorOf, betCountOf, canonicalJson, type LotteryRefusal } from '@livery/contract';
import type { Game } from '../catalogue/games.ts';
import { drawPlanOf, nextDrawAtMs, numeroOf } from '../games/lotteryDraws.ts';
import type { Launch } from '../wallet/Launches.ts';
import type { WalletStatus } from '../wallet/OperatorWallet.ts';
import { betLimits } from './betLimits.ts';
import type { LotteryMoney } from './LotteryMoney.ts';
import type { LotteryOrder, LotteryTerms } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import { playTypes } from './playTypes.ts';
import { prizeSeries } from './prizeSeries.ts';
import { returnStake } from './returnStake.ts';

/** Who bets in which game, when. */
export interface LotteryBettor {
  readonly launch: Launch;
  readonly game: Game;
  /** The merchant's own time. */
  readonly nowMs: number;
}

/** An order whose stake was not taken in this time is taken back: its page has long been told that it is not known. */
const placingMs = 60_000;

const refusedBy: Partial<Record<WalletStatus, LotteryRefusal>> = {
  NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY', INVALID_TOKEN: 'LAUNCH_ENDED', USER_DISABLED: 'GAME_CLOSED', ROLLED_BACK: 'TAKEN_BACK', DUPLICATE_TRANSACTION: 'DUPLICATE_ORDER',
};

/** Takes bets on draws: each number once, whatever happens to its answer. */
export class LotteryDesk {
  readonly #orders: LotteryOrders;
  readonly #money: LotteryMoney;

  constructor({ orders, money }: { orders: LotteryOrders; money: LotteryMoney }) {
    this.#orders = orders;
    this.#money = money;
  }

  /** The order as it stands, or why there is none. */
  async place(terms: LotteryTerms, bettor: LotteryBettor): Promise<LotteryOrder | LotteryRefusal> {
    const known = await this.#orders.find(bettor.launch.merchant, terms.orderId);
    if (known) return this.#goOn(known, terms, bettor);
    const refusal = refusalOf(terms, bettor);
    if (refusal) return refusal;
    return this.#goOn(await this.#orders.add(newOrder(terms, bettor)), terms, bettor);
  }

  async #goOn(order: LotteryOrder, terms: LotteryTerms, { launch, game, nowMs }: LotteryBettor): Promise<LotteryOrder | LotteryRefusal> {
    if (order.memberId !== launch.memberId || !isSame(order, terms)) return 'DUPLICATE_ORDER';
    if (order.status !== 'placing') return verdictOf(order);
    // Its first request got no further than this, and the sale is over.
    if (nowMs >= saleEndsAtMs(game, order.drawAtMs)) return verdictOf(await returnStake({ orders: this.#orders, money: this.#money }, order, 'ISSUE_CLOSED'));
    const { status } = await this.#money.debit(order);
    if (status !== 'OK') return verdictOf(await this.#orders.move(order, { status: 'refused', refusal: refusedBy[status] ?? 'GAME_CLOSED' }));
    const placed = await this.#orders.move(order, { status: 'placed', dueAtMs: order.drawAtMs });
    return verdictOf(placed);
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
  return {
    ...terms, merchant: launch.merchant, memberId: launch.memberId, launchId: launch.launchId, launchToken: launch.token, nodeId: game.nodeId, betCount,
    series: prizeSeries[terms.prizeMode], stakeMinor: terms.unitMinor * terms.multiple * betCount, prizeMinor: 0, currency: launch.currency, minorDigits: launch.minorDigits,
    status: 'placing', placedAtMs: nowMs, drawAtMs: nextDrawAtMs(drawPlanOf(game), nowMs), dueAtMs: nowMs + placingMs, tries: 0,
  };
}

function verdictOf(order: LotteryOrder | undefined): LotteryOrder | LotteryRefusal {
  if (!order || order.status === 'placing' || order.status === 'returning') return 'TAKEN_BACK';
  return order.status === 'refused' ? order.refusal ?? 'GAME_CLOSED' : order;
}

function isSame(order: LotteryOrder, terms: LotteryTerms): boolean {
  const keyOf = ({ nodeId, numero, playType, picks, unitMinor, multiple, prizeMode }: LotteryTerms): string => canonicalJson({ nodeId, numero, playType, picks, unitMinor, multiple, prizeMode });
  return keyOf(order) === keyOf(terms);
}
