import type { Clock } from '../http/Clock.ts';
import { tupleKey } from '../http/tupleKey.ts';
import { Admission } from './Admission.ts';
import { CircuitBreaker, type BreakerState } from './CircuitBreaker.ts';

/** One brand's way to one operator. */
export interface UpstreamDoor {
  readonly brand: string;
  readonly origin: string;
  readonly admission: Admission;
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
export class UpstreamDoors {
  readonly #clock: Clock;
  readonly #doors = new Map<string, UpstreamDoor>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  of(brand: string, origin: string): UpstreamDoor {
    const key = tupleKey(brand, origin);
    const door = this.#doors.get(key) ?? {
      brand,
      origin,
      admission: new Admission(),
      breaker: new CircuitBreaker({ clock: this.#clock }),
    };
    this.#doors.set(key, door);
    return door;
  }

  states(): readonly UpstreamState[] {
    return [...this.#doors.values()].map(
      ({ brand, origin, admission: { inFlight, queued }, breaker: { state, sinceMs } }) => ({
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
