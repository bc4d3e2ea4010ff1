interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  /** Read since the last eviction pass. */
  isUsed: boolean;
}

/**
 * Cache of recently used values with a limit in bytes. Uses the CLOCK algorithm: a used value gets
 * a second chance.
 */
export class ByteLru<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limitBytes: number;
  readonly #shareBytes: number;
  readonly #ownerOf: (key: string) => string;
  readonly #bytesOfOwners = new Map<string, number>();
  #bytes = 0;

  /**
   * @param shareBytes limit of the entries of one owner, so that it cannot replace those of the
   *   others.
   * @param ownerOf returns the owner of a key.
   */
  constructor({
    limitBytes,
    shareBytes = limitBytes,
    ownerOf = () => '',
  }: {
    limitBytes: number;
    shareBytes?: number;
    ownerOf?: (key: string) => string;
  }) {
    this.#limitBytes = limitBytes;
    this.#shareBytes = shareBytes;
    this.#ownerOf = ownerOf;
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

  /** Stores a value unless it is larger than the share of its owner. */
  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    const owner = this.#ownerOf(key);
    if (bytes > this.#shareBytes) return;
    this.#makeRoomOf(owner, bytes);
    this.#add(owner, bytes);
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limitBytes) break;
      this.delete(oldest);
      if (!entry.isUsed) continue;
      // Moves to the end without its flag; this loop reaches it again if necessary.
      entry.isUsed = false;
      this.#entries.set(oldest, entry);
      this.#add(this.#ownerOf(oldest), entry.bytes);
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
    this.#add(this.#ownerOf(key), -entry.bytes);
  }

  /**
   * Deletes the oldest entries of an owner until there is room for the given bytes in its share.
   */
  #makeRoomOf(owner: string, bytes: number): void {
    // Without owners, the values that were not used are replaced first.
    if (this.#shareBytes === this.#limitBytes) return;
    const isOver = (): boolean => (this.#bytesOfOwners.get(owner) ?? 0) + bytes > this.#shareBytes;
    if (!isOver()) return;
    for (const key of this.#entries.keys()) {
      if (!isOver()) return;
      if (this.#ownerOf(key) === owner) this.delete(key);
    }
  }

  #add(owner: string, bytes: number): void {
    this.#bytes += bytes;
    const ownBytes = (this.#bytesOfOwners.get(owner) ?? 0) + bytes;
    if (ownBytes === 0) this.#bytesOfOwners.delete(owner);
    else this.#bytesOfOwners.set(owner, ownBytes);
  }
}
