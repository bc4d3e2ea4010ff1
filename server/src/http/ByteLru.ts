interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  /** Asked for since it was last passed over. */
  isUsed: boolean;
}

/**
 * Keeps the values used lately, up to a number of bytes altogether: a value that was used gets a
 * second chance (the CLOCK algorithm).
 */
export class ByteLru<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor({ limitBytes }: { limitBytes: number }) {
    this.#limitBytes = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A mark costs a tenth of moving it to the end.
    entry.isUsed = true;
    return entry.value;
  }

  /** A value that is larger than everything the cache may hold is not kept. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.#limitBytes) return;
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) break;
      this.delete(oldest);
      if (!entry.isUsed) continue;
      // Back to the end of the line, and of this loop too: there it is without its mark.
      entry.isUsed = false;
      this.#entries.set(oldest, entry);
      this.#bytes += entry.bytes;
    }
    this.#entries.set(key, { value, bytes, isUsed: false });
  }

  /** Deletes every key that begins with a prefix. Walks all keys. */
  deleteByPrefix(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.delete(key);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
