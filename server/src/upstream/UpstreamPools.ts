import type { Clock } from '../http/Clock.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { Bulkhead } from './Bulkhead.ts';
import { CircuitBreaker, type BreakerState } from './CircuitBreaker.ts';

/** Bulkhead and circuit breaker of one brand at one operator. */
export interface UpstreamPool {
  readonly brand: string;
  readonly origin: string;
  readonly bulkhead: Bulkhead;
  readonly breaker: CircuitBreaker;
}

/** Current state of such a pool. */
export interface UpstreamState {
  readonly brand: string;
  readonly origin: string;
  readonly state: BreakerState;
  readonly sinceMs: number;
  readonly inFlight: number;
  readonly queued: number;
}

/**
 * One pool per brand and operator, so that an operator that hangs fills only its own queue and opens only
 * its own circuit.
 */
export class UpstreamPools {
  readonly #clock: Clock;
  readonly #pools = new Map<string, UpstreamPool>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Returns the pool of a brand at an operator, created on first use. */
  get(brand: string, origin: string): UpstreamPool {
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

  /** Returns the states of all pools. */
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
