import type { LotteryRefusal, LottPicks, LottPlayTypeCode, LottPrizeMode } from '@livery/model';

/**
 * `placed` until the draw; all other statuses are final. A refused order is stored so that repeated
 * requests get the same reply.
 */
export type LotteryOrderStatus = 'placed' | 'won' | 'lost' | 'refunded' | 'refused';

/** Launch id of an order that was refused without a launch. */
export const noLaunch = '';

/** Game, draw and picks of a bet. */
export interface LotteryTerms {
  readonly orderId: string;
  readonly nodeId: number;
  readonly numero: string;
  readonly playType: LottPlayTypeCode;
  readonly picks: LottPicks;
  readonly unitMinor: number;
  readonly multiple: number;
  readonly prizeMode: LottPrizeMode;
}

/** Bet on a draw. Money is in minor units; times are of the merchant's own clock. */
export interface LotteryOrder extends LotteryTerms {
  readonly merchant: string;
  readonly memberId: number;
  /** {@link noLaunch} only for a refused order. */
  readonly launchId: string;
  /** Purse of the launch. Prizes are credited to the purse that paid the stake. */
  readonly purse: string;
  readonly betCount: number;
  /** Series of the prize mode when the order was placed. */
  readonly series: number;
  readonly stakeMinor: number;
  readonly prizeMinor: number;
  readonly currency: string;
  readonly minorDigits: number;
  readonly status: LotteryOrderStatus;
  readonly refusal?: LotteryRefusal | undefined;
  readonly winningNumber?: string | undefined;
  readonly placedAtMs: number;
  readonly drawAtMs: number;
  /** Next time the order is processed: after its draw, and later again if settling failed. */
  readonly dueAtMs: number;
  /** Number of failed attempts to settle the order. */
  readonly tries: number;
}
