import type { Site } from '@livery/model';

const mostTexts = 50_000;

/**
 * Equal texts of different brands, once in memory: most of what a brand says it has from its
 * parent.
 */
export class SharedTexts {
  readonly #texts = new Map<string, string>();

  /** How many different texts are known. */
  get size(): number {
    return this.#texts.size;
  }

  /**
   * Puts the texts that are known already in the place of a fresh site's own; changes it, so it has
   * to be nobody else's yet.
   */
  share({ locales }: Site): void {
    // A platform that edits texts for months would otherwise remember every one it ever had.
    if (this.#texts.size > mostTexts) this.#texts.clear();
    for (const words of Object.values(locales)) {
      // Just read from JSON, and frozen by nobody.
      const own = words as unknown as Record<string, unknown>;
      for (const [key, text] of Object.entries(own))
        if (typeof text === 'string') own[key] = this.#known(text);
    }
  }

  #known(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }
}
