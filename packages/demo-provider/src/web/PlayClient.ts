import type {
  SportsbookState,
  FaultAnswer,
  JackpotState,
  PlayState,
  RoundAnswer,
  RoundFault,
} from '../server/PlayApi.ts';

/** A round to place, under an id that makes resending it safe. */
export interface Order {
  readonly roundId: string;
  readonly stakeMinor: number;
  readonly picks: unknown;
}

/** The provider refused the request. */
export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal';
  readonly fault: RoundFault;
  readonly waitMs: number;

  constructor({ fault, waitMs = 0 }: FaultAnswer) {
    super(fault);
    this.fault = fault;
    this.waitMs = waitMs;
  }
}

const requestTimeoutMs = 20_000;

/**
 * Calls the provider's server for one launch.
 *
 * Errors: {@link PlayRefusal} for a refusal. Any other error leaves the outcome unknown.
 */
export class PlayClient {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  state(): Promise<PlayState> {
    return this.#request('state');
  }

  balance(): Promise<{ balanceMinor: number }> {
    return this.#request('balance');
  }

  jackpot(): Promise<JackpotState> {
    return this.#request('jackpot');
  }

  events(): Promise<SportsbookState> {
    return this.#request('events');
  }

  place(order: Order): Promise<RoundAnswer> {
    return this.#request('rounds', order);
  }

  async #request<T>(path: string, order?: Order): Promise<T> {
    const response = await fetch(`/play/api/${path}`, {
      ...(order && { method: 'POST', body: JSON.stringify(order) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: {
        ...(order && { 'content-type': 'application/json' }),
        authorization: `Bearer ${this.#token}`,
      },
    });
    const answer: unknown = await response.json();
    // PlayApi.ts defines one reply type for each path.
    if (response.ok) return answer as T;
    if (isFault(answer)) throw new PlayRefusal(answer);
    throw new Error(`The provider answered ${response.status}.`);
  }
}

function isFault(answer: unknown): answer is FaultAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'fault' in answer &&
    typeof answer.fault === 'string'
  );
}
