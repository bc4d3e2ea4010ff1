/** What a page still waits for: calls under way and parts of the program that load. */
export class PageActivity {
  #pending = 0;
  readonly #idle = new Set<() => void>();

  /** Counts work as under way until it ends. */
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

  /** Calls back each time the last work ends. */
  onIdle(notify: () => void): void {
    this.#idle.add(notify);
  }
}
