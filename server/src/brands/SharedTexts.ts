import type { Site } from '@livery/model';

const maxTexts = 50_000;

/**
 * Deduplicates equal texts of different brands in memory, because brands inherit most texts from their
 * parent.
 */
export class SharedTexts {
  readonly #texts = new Map<string, string>();

  /** Number of distinct texts. */
  get size(): number {
    return this.#texts.size;
  }

  /**
   * Replaces texts of a site with equal shared ones. Modifies the site in place, so the site must not
   * be in use yet.
   */
  share({ locales }: Site): void {
    // Without a limit, months of edits would keep every former text in memory.
    if (this.#texts.size > maxTexts) this.#texts.clear();
    for (const words of Object.values(locales)) {
      // Parsed from JSON, so it is a plain mutable object.
      const texts = words as unknown as Record<string, unknown>;
      for (const [key, text] of Object.entries(texts))
        if (typeof text === 'string') texts[key] = this.#known(text);
    }
  }

  #known(text: string): string {
    const shared = this.#texts.get(text);
    if (shared === undefined) this.#texts.set(text, text);
    return shared ?? text;
  }
}
