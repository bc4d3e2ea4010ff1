import type { LotteryRefusal, LottPicks, LottPlayTypeCode, LottPrizeMode } from '@livery/model';

/**
 * `placed` until the draw; the rest is for good. One that was refused is kept for whoever asks for
 * it again.
 */
export type LotteryOrderStatus = 'placed' | 'won' | 'lost' | 'refunded' | 'refused';

/** The launch of an order that was refused without one. */
export const noLaunch = '';

/** What a member bets, where, and on what. */
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

/** A bet on a draw. Money in minor units, times of the merchant's own clock. */
export interface LotteryOrder extends LotteryTerms {
  readonly merchant: string;
  readonly memberId: number;
  /** {@link noLaunch} only where it was refused. */
  readonly launchId: string;
  /** The launch's: what was won goes where the stake came from. */
  readonly purse: string;
  readonly betCount: number;
  /** The series of its prize mode when it was placed. */
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
  /** When it is looked at: after its draw, and again where that failed. */
  readonly dueAtMs: number;
  /** How often settling it has failed. */
  readonly tries: number;
}
