import type { Clock } from '../http/Clock.ts';
import { withinMs } from '../http/withinMs.ts';

/**
 * A value somebody else knows: asked for when it is wanted and too old, by one question at a time, kept while nobody answers. Whoever wants it
 * waits a bounded time, for the first answer longer than for a newer one.
 */
export class Remembered<T> {
  readonly #clock: Clock;
  readonly #firstWaitMs: number;
  readonly #refreshWaitMs: number;
  #known: { readonly value: T; readonly atMs: number } | undefined;
  #asked: { readonly fromMs: number; readonly done: Promise<void> } | undefined;
  #failedMs = -Infinity;

  constructor({ clock, firstWaitMs, refreshWaitMs }: { clock: Clock; firstWaitMs: number; refreshWaitMs: number }) {
    this.#clock = clock;
    this.#firstWaitMs = firstWaitMs;
    this.#refreshWaitMs = refreshWaitMs;
  }

  /** Age of the value in milliseconds; `undefined` while there is none. */
  get ageMs(): number | undefined {
    return this.#known && this.#clock.now() - this.#known.atMs;
  }

  /** A value that came by another way. */
  put(value: T): void {
    this.#known = { value, atMs: this.#clock.now() };
  }

  /** The value, not older than `ttlMs` if it can be had in time; `undefined` while there never was one. Never rejects. */
  async get({ ttlMs, failureMs }: { ttlMs: number; failureMs: number }, ask: () => Promise<T>): Promise<T | undefined> {
    const now = this.#clock.now();
    const isOld = now - (this.#known?.atMs ?? -Infinity) >= ttlMs && now - this.#failedMs >= failureMs;
    if (isOld) this.#asked ??= { fromMs: now, done: this.#ask(ask) };
    if (this.#asked) await withinMs(this.#asked.done, Math.max(0, this.#asked.fromMs + (this.#known ? this.#refreshWaitMs : this.#firstWaitMs) - now));
    return this.#known?.value;
  }

  async #ask(ask: () => Promise<T>): Promise<void> {
    try {
      this.put(await ask());
      this.#failedMs = -Infinity;
    } catch {
      this.#failedMs = this.#clock.now();
    } finally {
      this.#asked = undefined;
    }
  }
}
