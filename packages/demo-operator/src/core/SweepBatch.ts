/** Time after which a failed item is tried again. */
const pauseMs = 60_000;

/**
 * Runs the items of a sweep one by one. A failing item is reported and left out for a minute, so
 * that it stops neither the other items nor the next batches.
 */
export class SweepBatch<Key extends string | number> {
  readonly #onFault: (error: unknown) => void;
  readonly #retryAtMs = new Map<Key, number>();

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault;
  }

  /** Returns the items to leave out of the next batch. */
  paused(nowMs: number): Key[] {
    for (const [key, atMs] of this.#retryAtMs) if (atMs <= nowMs) this.#retryAtMs.delete(key);
    return [...this.#retryAtMs.keys()];
  }

  /** Runs an item; its failure is reported, not thrown. */
  async run(key: Key, nowMs: number, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#onFault(error);
      this.#retryAtMs.set(key, nowMs + pauseMs);
    }
  }
}
