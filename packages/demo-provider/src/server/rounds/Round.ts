import type { RoundState, RoundView } from '../PlayApi.ts';

/** A round as it is kept. */
export interface Round {
  readonly roundId: string;
  readonly merchant: string;
  readonly memberId: number;
  readonly launchId: string;
  /**
   * The launch that placed it: its money is asked of no other. Empty once nothing is left to be
   * asked.
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

/** What its player may see of it. */
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
