import type { Clock } from '../http/Clock.ts';
import { withinMs } from '../http/withinMs.ts';

/** How long a value is kept, and how long nobody is asked again after a failure. */
export interface Keeping {
  readonly ttlMs: number;
  readonly failureMs: number;
}

/**
 * A value somebody else knows: asked for when it is wanted and too old, by one question at a time,
 * kept while nobody answers. Whoever wants it waits a bounded time, for the first answer longer
 * than for a newer one.
 */
export class Remembered<T> {
  readonly #clock: Clock;
  readonly #firstWaitMs: number;
  readonly #refreshWaitMs: number;
  #known: { readonly value: T; readonly atMs: number } | undefined;
  #asked: { readonly fromMs: number; readonly done: Promise<void> } | undefined;
  #failedMs = -Infinity;

  constructor({
    clock,
    firstWaitMs,
    refreshWaitMs,
  }: {
    clock: Clock;
    firstWaitMs: number;
    refreshWaitMs: number;
  }) {
    this.#clock = clock;
    this.#firstWaitMs = firstWaitMs;
    this.#refreshWaitMs = refreshWaitMs;
  }

  /** Age of the value in milliseconds; `undefined` while there is none. */
  get ageMs(): number | undefined {
    return this.#known && this.#clock.nowMs() - this.#known.atMs;
  }

  /** A value that came by another way. */
  put(value: T): void {
    this.#known = { value, atMs: this.#clock.nowMs() };
  }

  /**
   * The value, not older than `ttlMs` if it can be had in time; `undefined` while there never was
   * one. Never rejects.
   */
  async get(keeping: Keeping, ask: () => Promise<T>): Promise<T | undefined> {
    const now = this.#clock.nowMs();
    if (this.#isOld(keeping, now)) this.#asked ??= { fromMs: now, done: this.#ask(ask) };
    if (this.#asked)
      await withinMs(
        this.#asked.done,
        Math.max(
          0,
          this.#asked.fromMs + (this.#known ? this.#refreshWaitMs : this.#firstWaitMs) - now,
        ),
      );
    return this.#known?.value;
  }

  /** The value, when nobody has to be asked or waited for now. */
  peek(keeping: Keeping): T | undefined {
    return this.#asked || this.#isOld(keeping, this.#clock.nowMs())
      ? undefined
      : this.#known?.value;
  }

  #isOld({ ttlMs, failureMs }: Keeping, now: number): boolean {
    return now - (this.#known?.atMs ?? -Infinity) >= ttlMs && now - this.#failedMs >= failureMs;
  }

  async #ask(ask: () => Promise<T>): Promise<void> {
    try {
      this.put(await ask());
      this.#failedMs = -Infinity;
    } catch {
      this.#failedMs = this.#clock.nowMs();
    } finally {
      this.#asked = undefined;
    }
  }
}
