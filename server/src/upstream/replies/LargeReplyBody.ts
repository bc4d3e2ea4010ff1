import type { LargeReplyRoom } from './LargeReplyRoom.ts';

/**
 * Body of a large reply, written as it arrives into one buffer that can move to a thread. The
 * buffer holds room of the brand until it is released.
 */
export class LargeReplyBody {
  readonly #room: LargeReplyRoom;
  readonly #limitBytes: number;
  #buffer: Buffer<ArrayBuffer> = Buffer.alloc(0);
  #length = 0;
  /** Not the buffer's length, which is 0 after the buffer moved to a thread. */
  #heldBytes = 0;

  /** @param limitBytes maximum length of the body. */
  constructor({ room, limitBytes }: { room: LargeReplyRoom; limitBytes: number }) {
    this.#room = room;
    this.#limitBytes = limitBytes;
  }

  get bytes(): Buffer<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Makes room for the declared length. Returns whether the brand has it. */
  reserve(bytes: number): boolean {
    const capacity = Math.min(this.#limitBytes, bytes);
    if (capacity <= this.#heldBytes) return true;
    if (!this.#room.tryTake(capacity - this.#heldBytes)) return false;
    this.#heldBytes = capacity;
    const grown = Buffer.allocUnsafeSlow(capacity);
    this.#buffer.copy(grown, 0, 0, this.#length);
    this.#buffer = grown;
    return true;
  }

  /**
   * Adds a chunk; the buffer doubles where no length was declared. Returns whether there is room.
   */
  add(chunk: Buffer): boolean {
    const length = this.#length + chunk.length;
    if (length > this.#heldBytes && !this.reserve(2 * length)) return false;
    chunk.copy(this.#buffer, this.#length);
    this.#length = length;
    return true;
  }

  /** Gives the room back, once the body is processed or dropped. */
  release(): void {
    this.#room.giveBack(this.#heldBytes);
    this.#heldBytes = 0;
  }
}
