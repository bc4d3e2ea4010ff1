import type { Clock } from '../http/Clock.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { Bulkhead } from './Bulkhead.ts';
import { CircuitBreaker, type BreakerState } from './CircuitBreaker.ts';

/** One brand's way to one operator. */
export interface UpstreamPool {
  readonly brand: string;
  readonly origin: string;
  readonly bulkhead: Bulkhead;
  readonly breaker: CircuitBreaker;
}

/** How such a way is now. */
export interface UpstreamState {
  readonly brand: string;
  readonly origin: string;
  readonly state: BreakerState;
  readonly sinceMs: number;
  readonly inFlight: number;
  readonly queued: number;
}

/**
 * A door for each brand and operator: a hung operator fills its own queue and opens its own
 * circuit, nobody else's.
 */
export class UpstreamPools {
  readonly #clock: Clock;
  readonly #pools = new Map<string, UpstreamPool>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  of(brand: string, origin: string): UpstreamPool {
    const key = tupleKey(brand, origin);
    const pool = this.#pools.get(key) ?? {
      brand,
      origin,
      bulkhead: new Bulkhead(),
      breaker: new CircuitBreaker({ clock: this.#clock }),
    };
    this.#pools.set(key, pool);
    return pool;
  }

  states(): readonly UpstreamState[] {
    return [...this.#pools.values()].map(
      ({ brand, origin, bulkhead: { inFlight, queued }, breaker: { state, sinceMs } }) => ({
        brand,
        origin,
        state,
        sinceMs,
        inFlight,
        queued,
      }),
    );
  }
}
