/**
 * Whoever waits for an answer, and may be gone before it comes. Costs a tenth of an `AbortSignal`,
 * which is most of what handing a call on may cost.
 */
export class Caller {
  #isGone = false;
  #onGone: (() => void) | undefined;

  get isGone(): boolean {
    return this.#isGone;
  }

  /** What ends when they go; one thing at a time, until it is unwatched. */
  watch(onGone: () => void): void {
    this.#onGone = onGone;
  }

  unwatch(): void {
    this.#onGone = undefined;
  }

  /** They are gone. */
  leave(): void {
    this.#isGone = true;
    this.#onGone?.();
  }
}
