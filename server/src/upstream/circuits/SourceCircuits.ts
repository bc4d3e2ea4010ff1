import type { Clock } from '@livery/model';
import { CircuitBreaker, maxFailingSources, type Source } from './CircuitBreaker.ts';

/**
 * Circuits of the sources that fail at one call. They stop a source that fails by itself, which
 * would otherwise hold the brand's places at the operator with calls that hang. A source has one
 * from its first failure.
 */
export class SourceCircuits {
  readonly #clock: Clock;
  readonly #bySource = new Map<Source, CircuitBreaker>();

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Returns the circuit of a source that has failed. */
  find(source: Source): CircuitBreaker | undefined {
    return this.#bySource.get(source);
  }

  /** Counts a call that began when its source had no circuit. */
  count(source: Source, call: string, hasSucceeded: boolean | undefined): void {
    const breaker =
      this.#bySource.get(source) ?? (hasSucceeded === false ? this.#add(source) : undefined);
    breaker?.end('counted', source, call, hasSucceeded);
  }

  #add(source: Source): CircuitBreaker {
    if (this.#bySource.size >= maxFailingSources) this.#evict();
    const breaker = new CircuitBreaker({ clock: this.#clock });
    this.#bySource.set(source, breaker);
    return breaker;
  }

  /** Drops closed circuits; if none is closed, the oldest. */
  #evict(): void {
    for (const [source, { state }] of this.#bySource)
      if (state === 'closed') this.#bySource.delete(source);
    const [oldest] = this.#bySource.keys();
    if (oldest !== undefined && this.#bySource.size >= maxFailingSources)
      this.#bySource.delete(oldest);
  }
}
