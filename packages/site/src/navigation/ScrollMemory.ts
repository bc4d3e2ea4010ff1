/**
 * Scroll positions and addresses of history entries. The browser's own restoration scrolls before
 * the page of an earlier entry is rendered, so it is used for reloads only.
 */
export class ScrollMemory {
  readonly #places = new Map<string, number>();
  /** Addresses of the entries of this document, by their position in the history. */
  readonly #addresses: string[] = [];

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

  /** Stores the address of the current entry. */
  enter(address: string): void {
    this.#addresses[positionInHistory()] = address;
  }

  /** Returns whether the entry before the current one has an address. */
  isPrevious(address: string): boolean {
    return this.#addresses[positionInHistory() - 1] === address;
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

/** Returns the position that the router has stored in the entry; 0 in the first one. */
function positionInHistory(): number {
  return Number(Object(window.history.state).idx ?? 0);
}
