import type { Caller } from './Caller.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/**
 * How many exchanges a brand may have under way with its operator, how many may wait for a place,
 * and how long.
 */
export interface BulkheadLimits {
  readonly inFlight: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** Thrown when there is no place. */
export class BulkheadFullError extends Error {
  override readonly name = 'BulkheadFullError';
}

/**
 * The door to one operator for one brand: a hung operator fills its own queue and nobody else's.
 */
export class Bulkhead {
  #inFlight = 0;
  readonly #waiting: (() => void)[] = [];

  get inFlight(): number {
    return this.#inFlight;
  }

  get queued(): number {
    return this.#waiting.length;
  }

  /** Takes a place if one is free; the function gives it back. */
  tryAcquire({ inFlight }: BulkheadLimits): (() => void) | undefined {
    if (this.#inFlight >= inFlight) return undefined;
    this.#inFlight += 1;
    return this.#leaveOnce();
  }

  /** Takes a place, waiting for one if need be; the function gives it back. */
  async enter(limits: BulkheadLimits, caller?: Caller): Promise<() => void> {
    const entered = this.tryAcquire(limits);
    if (entered) return entered;
    if (this.#waiting.length >= limits.queue)
      throw new BulkheadFullError(
        `${limits.inFlight} calls are under way and ${limits.queue} wait`,
      );
    await this.#wait(limits.queueMs, caller);
    return this.#leaveOnce();
  }

  #leaveOnce(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave();
    };
  }

  /** A place is handed on, not given up: whoever waits has it the moment it is free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inFlight -= 1;
  }

  #wait(queueMs: number, caller: Caller | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = (error: Error) => {
      clearTimeout(timer);
      caller?.unwatch();
      const place = this.#waiting.indexOf(admit);
      if (place >= 0) this.#waiting.splice(place, 1);
      reject(error);
    };
    const admit = () => {
      clearTimeout(timer);
      caller?.unwatch();
      resolve();
    };
    const timer = setTimeout(
      () => stop(new BulkheadFullError(`no place within ${queueMs} ms`)),
      queueMs,
    );
    caller?.watch(() => stop(new UpstreamFault('aborted', 'nobody waits for the answer any more')));
    this.#waiting.push(admit);
    return promise;
  }
}
