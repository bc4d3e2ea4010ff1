import type { LottOrder } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { BetService } from './BetService.ts';
import type { LotteryOrder } from './LotteryOrder.ts';
import type { LotteryOrders } from './LotteryOrders.ts';
import type { LotterySettlement } from './LotterySettlement.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { Launches } from '../wallet/Launches.ts';
import type { CallHandlers, MemberContext } from '../calls/CallHandlers.ts';
import { describeLottery } from './describeLottery.ts';
import { bettableGame, isBettable, lotteryGame } from './lotteryHandlers.ts';
import { refuseBet } from './refuseBet.ts';
import { defaultPageSize } from '../core/pageSize.ts';

export interface LotteryOrderPorts {
  readonly catalogue: GameCatalogue;
  readonly launches: Launches;
  readonly betService: BetService;
  readonly orders: LotteryOrders;
  readonly settlement: LotterySettlement;
}

/** Source: LOTT-08. */
const defaultRecent = 100;

/** Handles bets on draws. */
export function lotteryOrderHandlers(
  ports: LotteryOrderPorts,
): Pick<CallHandlers, 'placeLottOrder' | 'getLottOrders' | 'getLottRecent'> {
  const { catalogue, launches, betService, orders, settlement } = ports;
  return {
    placeLottOrder: async ({ launchToken, gameId, unit, ...terms }, context) => {
      const {
        merchant: { code: merchant, profile },
        member: { memberId, isPlayOff },
        nowMs,
      } = context;
      const { code: currency, minorDigits } = profileOf(profile).currency;
      const order = { ...terms, nodeId: gameId, unitMinor: Math.round(unit * 10 ** minorDigits) };
      const existing = await betService.repeat(order, { merchant, memberId });
      if (existing) return answer(catalogue, existing);
      const game = lotteryGame(catalogue, gameId);
      if (!game) return refuseBet('GAME_CLOSED');
      const closed = !isBettable(game, context)
        ? 'GAME_CLOSED'
        : isPlayOff
          ? 'USER_DISABLED'
          : undefined;
      const found = launchToken === undefined ? undefined : await launches.findLive(launchToken);
      // A launch is valid for one game only.
      const launch =
        found?.memberId === memberId && found.game.nodeId === gameId ? found : undefined;
      return answer(
        catalogue,
        await betService.place(order, {
          merchant,
          memberId,
          currency,
          minorDigits,
          game,
          closed,
          launch,
          nowMs,
        }),
      );
    },
    getLottOrders: async ({ gameId, pageNo = 1, pageSize = defaultPageSize }, context) => {
      const {
        member: { memberId },
      } = context;
      await settlement.settle(realNowMs(context), memberId);
      const page = await orders.page({ memberId, nodeId: gameId, pageNo, pageSize });
      return { ...page, orders: page.orders.map((order) => describeOrder(catalogue, order)) };
    },
    getLottRecent: async ({ recentCount = defaultRecent, language = 'EN' }, context) =>
      (await orders.recentNodes(context.member.memberId, recentCount))
        .flatMap((nodeId) => bettableGame(catalogue, nodeId, context) ?? [])
        .map((game) => describeLottery({ catalogue, game, language, nowMs: context.nowMs })),
  };
}

/** The sweep applies each merchant's clock offset itself, so it gets the real time. */
function realNowMs({ nowMs, merchant }: MemberContext): number {
  return nowMs - merchant.clockOffsetMs;
}

function answer(
  catalogue: GameCatalogue,
  order: Awaited<ReturnType<BetService['place']>>,
): LottOrder {
  return typeof order === 'string' ? refuseBet(order) : describeOrder(catalogue, order);
}

function describeOrder(catalogue: GameCatalogue, order: LotteryOrder): LottOrder {
  const perMajor = 10 ** order.minorDigits;
  const {
    orderId,
    nodeId,
    numero,
    playType,
    picks,
    multiple,
    prizeMode,
    betCount,
    status,
    winningNumber,
  } = order;
  return {
    orderId,
    gameId: nodeId,
    gameName: catalogue.game(nodeId)?.displayName ?? String(nodeId),
    numero,
    playType,
    picks,
    multiple,
    prizeMode,
    betCount,
    unit: order.unitMinor / perMajor,
    stake: order.stakeMinor / perMajor,
    prize: order.prizeMinor / perMajor,
    status: status === 'refused' ? 'refunded' : status,
    placedAt: new Date(order.placedAtMs).toISOString(),
    drawAt: new Date(order.drawAtMs).toISOString(),
    ...(winningNumber === undefined ? {} : { winningNumber }),
  };
}
