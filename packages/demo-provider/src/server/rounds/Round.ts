import type { RoundState, RoundView } from '../PlayApi.ts';

/** Stored round. */
export interface Round {
  readonly roundId: string;
  readonly merchant: string;
  readonly memberId: number;
  readonly launchId: string;
  /**
   * Token of the launch that placed the round; its money moves under this launch only. Empty once
   * no wallet request remains.
   */
  readonly token: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly gameNodeId: number;
  readonly kind: string;
  readonly stakeMinor: number;
  readonly picks: unknown;
  readonly state: RoundState;
  readonly outcome: unknown;
  readonly winMinor: number | undefined;
  readonly refusal: string | undefined;
  readonly placedAtMs: number;
  readonly dueAtMs: number | undefined;
  readonly tries: number;
}

/** Returns the part of a round that its player may see. */
export function viewOf({
  roundId,
  state,
  stakeMinor,
  picks,
  outcome,
  winMinor,
  refusal,
  placedAtMs,
  dueAtMs,
}: Round): RoundView {
  return {
    roundId,
    state,
    stakeMinor,
    picks,
    placedAtMs,
    ...(winMinor === undefined ? {} : { outcome, winMinor }),
    ...(refusal === undefined ? {} : { refusal }),
    ...(dueAtMs === undefined ? {} : { dueAtMs }),
  };
}
