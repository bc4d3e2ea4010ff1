import type { LotteryRefusal, LottPicks, LottPlayTypeCode, LottPrizeMode } from '@livery/contract';

/** `placing` until the stake was taken, `returning` until it is back, `placed` until the draw; the rest is for good. */
export type LotteryOrderStatus = 'placing' | 'returning' | 'placed' | 'won' | 'lost' | 'refunded' | 'refused';

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
  readonly launchId: string;
  readonly launchToken: string;
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
  /** When it is looked at again: after its draw, or when it was left half placed. */
  readonly dueAtMs: number;
  /** How often settling it has failed. */
  readonly tries: number;
}
