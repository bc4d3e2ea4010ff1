import { UpstreamFault } from './UpstreamFault.ts';

/** Concurrent exchanges of a brand with its operator, length of the queue, and maximum wait in it. */
export interface BulkheadLimits {
  readonly inFlight: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** Rejects a call that finds no free slot. */
export class BulkheadFullError extends Error {
  override readonly name = 'BulkheadFullError';
}

/**
 * Limits the concurrent exchanges of one brand with one operator, so that an operator that hangs fills
 * only its own queue.
 */
export class Bulkhead {
  #inFlight = 0;
  readonly #queue: (() => void)[] = [];

  get inFlight(): number {
    return this.#inFlight;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** Takes a slot if one is free. Returns the function that releases it. */
  tryAcquire({ inFlight }: BulkheadLimits): (() => void) | undefined {
    if (this.#inFlight >= inFlight) return undefined;
    this.#inFlight += 1;
    return this.#releaseOnce();
  }

  /**
   * Takes a slot, waiting in the queue if none is free. Returns the function that releases it.
   *
   * Errors: {@link BulkheadFullError}; `UpstreamFault` of kind `aborted`.
   */
  async acquire(limits: BulkheadLimits, signal?: AbortSignal): Promise<() => void> {
    const release = this.tryAcquire(limits);
    if (release) return release;
    if (this.#queue.length >= limits.queue)
      throw new BulkheadFullError(
        `${limits.inFlight} calls are under way and ${limits.queue} wait`,
      );
    await this.#wait(limits.queueMs, signal);
    return this.#releaseOnce();
  }

  #releaseOnce(): () => void {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#release();
    };
  }

  /** Passes the slot to the first waiter, so that no later caller can take it in between. */
  #release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#inFlight -= 1;
  }

  #wait(queueMs: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const fail = (error: Error) => {
      cleanUp();
      const index = this.#queue.indexOf(admit);
      if (index >= 0) this.#queue.splice(index, 1);
      reject(error);
    };
    const admit = () => {
      cleanUp();
      resolve();
    };
    const onAbort = () =>
      fail(new UpstreamFault('aborted', 'nobody waits for the answer any more'));
    const timer = setTimeout(
      () => fail(new BulkheadFullError(`no place within ${queueMs} ms`)),
      queueMs,
    );
    signal?.addEventListener('abort', onAbort);
    this.#queue.push(admit);
    return promise;
  }
}
