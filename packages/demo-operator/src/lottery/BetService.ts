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
import { playRuleOf } from './playTypes.ts';
import { stakeOf } from './moneyOf.ts';
import { prizeSeriesOf } from './prizeSeries.ts';

/** Member, game and time of a bet. */
export interface LotteryBettor {
  readonly merchant: string;
  readonly memberId: number;
  readonly currency: string;
  readonly minorDigits: number;
  readonly game: Game;
  /** Reason why the member cannot bet on this game now, independent of the bet. */
  readonly closed?: 'GAME_CLOSED' | 'USER_DISABLED' | undefined;
  /** Launch that the stake is debited under. Without one, a bet is always refused. */
  readonly launch: Launch | undefined;
  /** Current time of the merchant's own clock. */
  readonly nowMs: number;
}

const refusedBy: Partial<Record<WalletStatus, LotteryRefusal>> = {
  NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  STAKE_TOO_HIGH: 'STAKE_LIMIT',
  DUPLICATE_TRANSACTION: 'DUPLICATE_ORDER',
  USER_DISABLED: 'USER_DISABLED',
};

/**
 * Takes bets on draws. Each order number is processed once, even if the client repeats the request.
 */
export class BetService {
  readonly #orders: LotteryOrders;
  readonly #money: GameMoney;

  constructor({ orders, money }: { orders: LotteryOrders; money: GameMoney }) {
    this.#orders = orders;
    this.#money = money;
  }

  /**
   * Returns the result of an earlier order with this number, under any launch. Returns undefined
   * for a new number.
   */
  async repeat(
    terms: LotteryTerms,
    { merchant, memberId }: { merchant: string; memberId: number },
  ): Promise<LotteryOrder | LotteryRefusal | undefined> {
    const existing = await this.#orders.find(merchant, terms.orderId);
    return existing && verdictOf(existing, terms, memberId);
  }

  /**
   * Places an order, or returns the reason why it is refused. A refusal that depends on the current
   * state is stored under the order number, so that a delayed duplicate of the request is refused
   * too and debits no stake.
   */
  async place(terms: LotteryTerms, bettor: LotteryBettor): Promise<LotteryOrder | LotteryRefusal> {
    const refusal = refusalOf(terms);
    if (refusal) return refusal;
    const closed = closedFor(terms, bettor);
    if (!closed && !bettor.launch) return 'LAUNCH_ENDED';
    const order = newOrder(terms, bettor);
    const stored = await this.#orders.add(
      order,
      async (tx) => closed ?? (await this.#debit(tx, order)),
    );
    return verdictOf(stored, terms, bettor.memberId);
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

/** Returns the moment when the sale for a draw ends. Source: LOTT-05 (`lockTime`). */
export function saleEndsAtMs(game: Game, drawAtMs: number): number {
  return drawAtMs - drawPlanOf(game).lockSeconds * 1000;
}

/** Returns the reason why a bet is invalid at any time, if any. */
function refusalOf({
  playType,
  picks,
  unitMinor,
  multiple,
  prizeMode,
}: LotteryTerms): LotteryRefusal | undefined {
  const offered = playRuleOf(playType)?.offered;
  if (!offered || !arePicksOf(offered, picks)) return 'BAD_PICKS';
  const stakeMinor = unitMinor * multiple * betCountOf(offered, picks);
  if (!betLimits.unitsMinor.some((unit) => unit === unitMinor) || multiple > betLimits.maxMultiple)
    return 'STAKE_LIMIT';
  if (stakeMinor < betLimits.minStakeMinor || stakeMinor > betLimits.maxStakeMinor)
    return 'STAKE_LIMIT';
  const series = prizeSeriesOf(prizeMode);
  if (series === undefined) return 'GAME_CLOSED';
  const best = bestPrizeMinorOf(offered, picks, { unitMinor, series }) * multiple;
  return best > betLimits.maxPrizeMinor ? 'PRIZE_LIMIT' : undefined;
}

/** Returns the reason why a bet cannot be placed now, if any. */
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
  const rule = playRuleOf(terms.playType);
  const betCount = rule ? betCountOf(rule.offered, terms.picks) : 0;
  const drawAtMs = nextDrawAtMs(drawPlanOf(game), nowMs);
  return {
    ...terms,
    merchant,
    memberId,
    launchId: launch?.launchId ?? noLaunch,
    purse: launch?.purse ?? mainPurse,
    nodeId: game.nodeId,
    betCount,
    series: prizeSeriesOf(terms.prizeMode) ?? 0,
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
