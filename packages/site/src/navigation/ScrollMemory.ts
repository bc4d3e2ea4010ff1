/**
 * Where the visitor stood on each entry of the browser's history, and goes back to. The browser's
 * own memory scrolls before the page of an earlier entry is there again, so it is used for reloads
 * only.
 */
export class ScrollMemory {
  readonly #places = new Map<string, number>();

  /**
   * Takes the memory over from the browser, before an entry is left. Entries that follow inherit
   * it.
   */
  takeOver(): void {
    window.history.scrollRestoration = 'manual';
  }

  /** Hands it back, before the document is left. */
  handBack(): void {
    window.history.scrollRestoration = 'auto';
  }

  /** Notes where the page stands, before the entry's page goes. */
  keep(entry: string): void {
    this.#places.set(entry, window.scrollY);
  }

  /** Puts the page where it was; the first page of a document stands where the browser put it. */
  restore(entry: string): void {
    if (this.#places.size > 0)
      window.scrollTo({ top: this.#places.get(entry) ?? 0, behavior: 'instant' });
  }
}
