/** Pending work of a page: running calls and loading chunks. */
export class PageActivity {
  #pending = 0;
  readonly #idle = new Set<() => void>();

  /** Counts work as pending until it settles. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#pending += 1;
    return work.finally(() => {
      this.#pending -= 1;
      if (this.#pending === 0) for (const notify of this.#idle) notify();
    });
  }

  get isIdle(): boolean {
    return this.#pending === 0;
  }

  /** Registers a callback for each time the last pending work settles. */
  onIdle(notify: () => void): void {
    this.#idle.add(notify);
  }
}
