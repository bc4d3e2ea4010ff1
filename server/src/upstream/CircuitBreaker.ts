import type { Clock } from '../http/Clock.ts';

const windowMs = 10_000;
const openMs = 5_000;
const fewestCalls = 20;
const failedShare = 0.5;

/** Spares an operator that fails: half of at least 20 calls in 10 s open it for 5 s, then one call tries whether it is back. */
export class CircuitBreaker {
  readonly #clock: Clock;
  #windowFromMs = 0;
  #calls = 0;
  #failures = 0;
  #openUntilMs = 0;
  #probing = false;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** Whether a call may go out now. Each that may has to be told of with {@link CircuitBreaker.done}. */
  mayCall(): boolean {
    if (this.#openUntilMs === 0) return true;
    if (this.#probing || this.#clock.now() < this.#openUntilMs) return false;
    this.#probing = true;
    return true;
  }

  /** `undefined`: the call ended without telling anything about the operator. */
  done(succeeded: boolean | undefined): void {
    const now = this.#clock.now();
    if (this.#probing) {
      this.#probing = false;
      if (succeeded === false) this.#openUntilMs = now + openMs;
      else if (succeeded) this.#reset(now);
      return;
    }
    if (succeeded === undefined) return;
    if (now - this.#windowFromMs > windowMs) this.#reset(now);
    this.#calls += 1;
    if (!succeeded) this.#failures += 1;
    if (this.#calls >= fewestCalls && this.#failures >= this.#calls * failedShare) this.#openUntilMs = now + openMs;
  }

  #reset(now: number): void {
    this.#windowFromMs = now;
    this.#calls = 0;
    this.#failures = 0;
    this.#openUntilMs = 0;
  }
}
