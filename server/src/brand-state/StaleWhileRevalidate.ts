import type { Clock } from '@livery/model';
import { withinMs } from '../http/withinMs.ts';

/** Time to live of a value, and delay of the next attempt after a failure. */
export interface Freshness {
  readonly ttlMs: number;
  readonly failureMs: number;
}

/**
 * A cached remote value: refreshed on access when it is stale, by one request at a time, and served
 * stale while the refresh fails. Readers wait for a bounded time, longer for the first value than
 * for a refresh.
 */
export class StaleWhileRevalidate<T> {
  readonly #clock: Clock;
  readonly #firstWaitMs: number;
  readonly #refreshWaitMs: number;
  readonly #onFault: (error: unknown) => void;
  #cached: { readonly value: T; readonly atMs: number } | undefined;
  #refresh: { readonly fromMs: number; readonly done: Promise<void> } | undefined;
  #failedMs = -Infinity;

  constructor({
    clock,
    firstWaitMs,
    refreshWaitMs,
    onFault,
  }: {
    clock: Clock;
    firstWaitMs: number;
    refreshWaitMs: number;
    /** Called with the reason of a failed refresh. */
    onFault: (error: unknown) => void;
  }) {
    this.#clock = clock;
    this.#firstWaitMs = firstWaitMs;
    this.#refreshWaitMs = refreshWaitMs;
    this.#onFault = onFault;
  }

  /** Age of the value in milliseconds; `undefined` while there is none. */
  get ageMs(): number | undefined {
    return this.#cached && this.#clock.elapsedMs() - this.#cached.atMs;
  }

  /** Stores a value that was received in another reply. */
  put(value: T): void {
    this.#cached = { value, atMs: this.#clock.elapsedMs() };
  }

  /**
   * Returns the value, refreshed if it is older than `ttlMs` and the reply arrives in time;
   * `undefined` while there was none. Never rejects.
   */
  async get(freshness: Freshness, load: () => Promise<T>): Promise<T | undefined> {
    const now = this.#clock.elapsedMs();
    if (this.#isOld(freshness, now)) this.#refresh ??= { fromMs: now, done: this.#load(load) };
    if (this.#refresh) {
      const { fromMs, done } = this.#refresh;
      const waitMs = fromMs + (this.#cached ? this.#refreshWaitMs : this.#firstWaitMs) - now;
      if (waitMs > 0) await withinMs(done, waitMs, this.#clock);
    }
    return this.#cached?.value;
  }

  /**
   * Returns the value if it is fresh and no refresh is running.
   *
   * @param nowMs elapsed time, from callers that have it already.
   */
  peek(freshness: Freshness, nowMs = this.#clock.elapsedMs()): T | undefined {
    return this.#refresh || this.#isOld(freshness, nowMs) ? undefined : this.#cached?.value;
  }

  #isOld({ ttlMs, failureMs }: Freshness, now: number): boolean {
    return now - (this.#cached?.atMs ?? -Infinity) >= ttlMs && now - this.#failedMs >= failureMs;
  }

  async #load(load: () => Promise<T>): Promise<void> {
    try {
      this.put(await load());
      this.#failedMs = -Infinity;
    } catch (error) {
      this.#failedMs = this.#clock.elapsedMs();
      this.#onFault(error);
    } finally {
      this.#refresh = undefined;
    }
  }
}
