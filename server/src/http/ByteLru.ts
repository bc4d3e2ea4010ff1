interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  /** Read since the last eviction pass. */
  isUsed: boolean;
}

/**
 * Cache of recently used values with a limit in bytes. Uses the CLOCK algorithm: a used value gets a
 * second chance.
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
    // Setting a flag costs a tenth of moving the entry to the end.
    entry.isUsed = true;
    return entry.value;
  }

  /** Stores a value unless it is larger than the whole cache. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.#limitBytes) return;
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) break;
      this.delete(oldest);
      if (!entry.isUsed) continue;
      // Moves to the end without its flag; this loop reaches it again if necessary.
      entry.isUsed = false;
      this.#entries.set(oldest, entry);
      this.#bytes += entry.bytes;
    }
    this.#entries.set(key, { value, bytes, isUsed: false });
  }

  /** Deletes all keys with a prefix. Iterates over all keys. */
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
