import { UpstreamFault } from './UpstreamFault.ts';

/** How many exchanges a brand may have under way with its operator, how many may wait for a place, and how long. */
export interface AdmissionLimits {
  readonly inFlight: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** Thrown when there is no place. */
export class AdmissionRefused extends Error {
  override readonly name = 'AdmissionRefused';
}

/** The door to one operator for one brand: a hung operator fills its own queue and nobody else's. */
export class Admission {
  #inFlight = 0;
  readonly #waiting: (() => void)[] = [];

  get inFlight(): number {
    return this.#inFlight;
  }

  get queued(): number {
    return this.#waiting.length;
  }

  /** Takes a place, waiting for one if need be; the function gives it back. */
  async enter({ inFlight, queue, queueMs }: AdmissionLimits, signal?: AbortSignal): Promise<() => void> {
    if (this.#inFlight >= inFlight) {
      if (this.#waiting.length >= queue) throw new AdmissionRefused(`${inFlight} calls are under way and ${queue} wait`);
      await this.#wait(queueMs, signal);
    } else {
      this.#inFlight += 1;
    }
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

  #wait(queueMs: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = (error: Error) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      const place = this.#waiting.indexOf(admit);
      if (place >= 0) this.#waiting.splice(place, 1);
      reject(error);
    };
    const admit = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    const onAbort = () => stop(new UpstreamFault('aborted', 'nobody waits for the answer any more'));
    const timer = setTimeout(() => stop(new AdmissionRefused(`no place within ${queueMs} ms`)), queueMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#waiting.push(admit);
    return promise;
  }
}
