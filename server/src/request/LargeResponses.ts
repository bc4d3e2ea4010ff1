import type { ServerResponse } from 'node:http';
import { ByteBudget, type ByteOwner } from '../http/body/ByteBudget.ts';

const megabyte = 1024 * 1024;

/** What large values may hold until the visitors have read them. */
const shares = {
  processBytes: 96 * megabyte,
  brandBytes: 48 * megabyte,
  visitorBytes: 24 * megabyte,
};

/** Time after which a response ends whose visitor has read nothing. */
const stallMs = 10_000;

interface Holder {
  readonly owner: ByteOwner;
  responses: number;
}

/**
 * Counts large values while they are sent, because a visitor that does not read keeps them in
 * memory. A value that several responses share counts once.
 */
export class LargeResponses {
  readonly #budget = new ByteBudget(shares);
  readonly #holders = new Map<Uint8Array, Holder>();

  /** Bytes that are held now. */
  get heldBytes(): number {
    return this.#budget.heldBytes;
  }

  /** Holds a value until the response is over. Returns whether there is room for it. */
  hold(response: ServerResponse, bytes: Uint8Array, owner: ByteOwner): boolean {
    if (response.closed) return false;
    const holder = this.#holders.get(bytes) ?? { owner, responses: 0 };
    if (holder.responses === 0) {
      if (!this.#budget.tryTake(owner, bytes.length)) return false;
      this.#holders.set(bytes, holder);
    }
    holder.responses += 1;
    const stopWatching = endWhenStalled(response);
    response.once('close', () => {
      stopWatching();
      holder.responses -= 1;
      if (holder.responses > 0) return;
      this.#holders.delete(bytes);
      this.#budget.giveBack(holder.owner, bytes.length);
    });
    return true;
  }
}

/**
 * Ends a response whose visitor reads nothing for some time. Returns the function that stops it.
 */
function endWhenStalled(response: ServerResponse): () => void {
  let sentBytes = -1;
  const timer = setInterval(() => {
    const nowBytes = response.socket?.bytesWritten ?? 0;
    if (nowBytes === sentBytes) response.destroy();
    sentBytes = nowBytes;
  }, stallMs);
  return () => clearInterval(timer);
}
