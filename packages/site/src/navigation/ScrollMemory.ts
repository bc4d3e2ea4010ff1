/**
 * Scroll positions by history entry. The browser's own restoration scrolls before the page of an
 * earlier entry is rendered, so it is used for reloads only.
 */
export class ScrollMemory {
  readonly #places = new Map<string, number>();

  /**
   * Disables the browser's restoration before an entry is left. Later entries inherit the setting.
   */
  takeOver(): void {
    window.history.scrollRestoration = 'manual';
  }

  /** Enables the browser's restoration before the document is left. */
  handBack(): void {
    window.history.scrollRestoration = 'auto';
  }

  /** Stores the scroll position of an entry before its page is replaced. */
  keep(entry: string): void {
    this.#places.set(entry, window.scrollY);
  }

  /**
   * Restores the position of an entry. The browser itself positions the first page of a document.
   */
  restore(entry: string): void {
    if (this.#places.size > 0)
      window.scrollTo({ top: this.#places.get(entry) ?? 0, behavior: 'instant' });
  }
}
