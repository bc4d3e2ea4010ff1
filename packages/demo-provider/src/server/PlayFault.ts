import type { RoundFault } from './PlayApi.ts';

const statuses: Readonly<Record<RoundFault, number>> = {
  bad_request: 400,
  bad_stake: 400,
  launch_ended: 401,
  round_differs: 409,
  round_open: 409,
  odds_changed: 409,
  event_suspended: 409,
  event_closed: 409,
  game_closed: 409,
  too_soon: 429,
  wallet_unreachable: 503,
};

/** Error reply to a request of a game's page. */
export class PlayFault extends Error {
  override readonly name = 'PlayFault';
  readonly fault: RoundFault;
  readonly waitMs: number | undefined;

  constructor(fault: RoundFault, waitMs?: number) {
    super(`The game cannot be played: ${fault}.`);
    this.fault = fault;
    this.waitMs = waitMs;
  }

  get status(): number {
    return statuses[this.fault];
  }
}
