import type { CallSignal } from './CallSignal.ts';
import { UpstreamFault } from './UpstreamFault.ts';

/**
 * Concurrent exchanges of a brand with its operator, length of the queue, and maximum wait in it.
 */
export interface BulkheadLimits {
  readonly inFlight: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** Rejects a call that finds no free slot. */
export class BulkheadFullError extends Error {
  override readonly name = 'BulkheadFullError';
}

/** Who takes a slot, and the limits at that time. */
interface Claimant {
  readonly limits: BulkheadLimits;
  readonly isGuest: boolean;
}

interface Waiter extends Claimant {
  readonly admit: () => void;
}

/** Share of the slots and of the queue that guests can take, so that some remain for members. */
const guestShare = 0.75;

/**
 * Limits the concurrent exchanges of one brand with one operator, so that an operator that hangs
 * fills only its own queue. Calls of guests never take all slots, because everyone can make them.
 */
export class Bulkhead {
  #inFlight = 0;
  #guestsInFlight = 0;
  readonly #queue: Waiter[] = [];

  get inFlight(): number {
    return this.#inFlight;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** Takes a slot if one is free. Returns the function that releases it. */
  tryAcquire(limits: BulkheadLimits, isGuest = false): (() => void) | undefined {
    const claimant = { limits, isGuest };
    if (!this.#hasSlotFor(claimant)) return undefined;
    this.#take(claimant);
    return this.#releaseOnce(claimant);
  }

  /**
   * Takes a slot, waiting in the queue if none is free. Returns the function that releases it.
   *
   * Errors: {@link BulkheadFullError}; `UpstreamFault` of kind `aborted`.
   */
  async acquire(
    limits: BulkheadLimits,
    { isGuest = false, signal }: { isGuest?: boolean; signal?: CallSignal | undefined } = {},
  ): Promise<() => void> {
    const release = this.tryAcquire(limits, isGuest);
    if (release) return release;
    const claimant = { limits, isGuest };
    if (!this.#canQueue(claimant))
      throw new BulkheadFullError(
        `${this.#inFlight} calls are under way and ${this.#queue.length} wait`,
      );
    await this.#wait(claimant, signal);
    return this.#releaseOnce(claimant);
  }

  #hasSlotFor({ limits: { inFlight }, isGuest }: Claimant): boolean {
    return this.#inFlight < inFlight && (!isGuest || this.#guestsInFlight < guestPartOf(inFlight));
  }

  #canQueue({ limits: { queue }, isGuest }: Claimant): boolean {
    const guests = this.#queue.filter((waiter) => waiter.isGuest).length;
    return this.#queue.length < queue && (!isGuest || guests < guestPartOf(queue));
  }

  #take({ isGuest }: Claimant): void {
    this.#inFlight += 1;
    if (isGuest) this.#guestsInFlight += 1;
  }

  #releaseOnce(claimant: Claimant): () => void {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#release(claimant);
    };
  }

  /**
   * Passes the slot to the first waiter that may have it, so that no later caller can take it in
   * between.
   */
  #release({ isGuest }: Claimant): void {
    this.#inFlight -= 1;
    if (isGuest) this.#guestsInFlight -= 1;
    const index = this.#queue.findIndex((waiter) => this.#hasSlotFor(waiter));
    const [next] = index < 0 ? [] : this.#queue.splice(index, 1);
    if (!next) return;
    this.#take(next);
    next.admit();
  }

  #wait(claimant: Claimant, signal: CallSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const fail = (error: Error) => {
      cleanUp();
      const index = this.#queue.indexOf(waiter);
      if (index >= 0) this.#queue.splice(index, 1);
      reject(error);
    };
    const waiter: Waiter = {
      ...claimant,
      admit() {
        cleanUp();
        resolve();
      },
    };
    const { queueMs } = claimant.limits;
    const onAbort = () => fail(new UpstreamFault('aborted', 'the caller is gone'));
    const timer = setTimeout(
      () => fail(new BulkheadFullError(`no place within ${queueMs} ms`)),
      queueMs,
    );
    signal?.addEventListener('abort', onAbort);
    this.#queue.push(waiter);
    return promise;
  }
}

function guestPartOf(count: number): number {
  return Math.max(1, Math.floor(count * guestShare));
}
