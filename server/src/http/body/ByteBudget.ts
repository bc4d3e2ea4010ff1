/** Maximum number of bytes that the process, one brand and one visitor hold at one time. */
export interface ByteShares {
  readonly processBytes: number;
  readonly brandBytes: number;
  readonly visitorBytes: number;
}

/** Holder of bytes: a visitor of a brand. */
export interface ByteOwner {
  readonly brand: string;
  /** Network of the visitor, whichever the brand is. */
  readonly visitor: string;
}

interface Waiter {
  readonly owner: ByteOwner;
  readonly bytes: number;
  readonly admit: () => void;
}

/** Waiting bodies of all brands; each is a connection whose body is not read. */
const maxWaiting = 256;

/**
 * Counts the bytes that are held at one time, so that neither a visitor nor a brand can use up the
 * memory of the process.
 */
export class ByteBudget {
  readonly #shares: ByteShares;
  #heldBytes = 0;
  readonly #byBrand = new Map<string, number>();
  readonly #byVisitor = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();

  constructor(shares: ByteShares) {
    this.#shares = shares;
  }

  /** Bytes that are held now. */
  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Requests that wait for bytes. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Takes bytes if they are free. Returns whether it did. */
  tryTake(owner: ByteOwner, bytes: number): boolean {
    if (!this.#hasRoomFor(owner, bytes)) return false;
    this.#add(owner, bytes);
    return true;
  }

  /** Takes bytes, waiting up to a limit until they are free. Resolves to whether it did. */
  async take(
    owner: ByteOwner,
    bytes: number,
    { maxWaitMs, signal }: { maxWaitMs: number; signal: AbortSignal },
  ): Promise<boolean> {
    if (this.tryTake(owner, bytes)) return true;
    if (this.#waiting.size >= maxWaiting || signal.aborted) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const end = (isTaken: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      this.#waiting.delete(waiter);
      resolve(isTaken);
    };
    const onAbort = (): void => end(false);
    const waiter: Waiter = { owner, bytes, admit: () => end(true) };
    const timer = setTimeout(() => end(false), maxWaitMs);
    signal.addEventListener('abort', onAbort);
    this.#waiting.add(waiter);
    return promise;
  }

  /** Gives bytes back, and passes them to the first requests that have waited for them. */
  giveBack(owner: ByteOwner, bytes: number): void {
    this.#add(owner, -bytes);
    for (const waiter of this.#waiting) {
      if (!this.#hasRoomFor(waiter.owner, waiter.bytes)) continue;
      this.#add(waiter.owner, waiter.bytes);
      waiter.admit();
    }
  }

  #hasRoomFor({ brand, visitor }: ByteOwner, bytes: number): boolean {
    const { processBytes, brandBytes, visitorBytes } = this.#shares;
    return (
      this.#heldBytes + bytes <= processBytes &&
      (this.#byBrand.get(brand) ?? 0) + bytes <= brandBytes &&
      (this.#byVisitor.get(visitor) ?? 0) + bytes <= visitorBytes
    );
  }

  #add({ brand, visitor }: ByteOwner, bytes: number): void {
    this.#heldBytes += bytes;
    addTo(this.#byBrand, brand, bytes);
    addTo(this.#byVisitor, visitor, bytes);
  }
}

function addTo(counts: Map<string, number>, key: string, bytes: number): void {
  const sum = (counts.get(key) ?? 0) + bytes;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
