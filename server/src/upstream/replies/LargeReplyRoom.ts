import { ByteBudget } from '../../http/body/ByteBudget.ts';

const megabyte = 1024 * 1024;

/** What the large replies of all brands and of one brand may hold until they are processed. */
const shares = {
  processBytes: 96 * megabyte,
  brandBytes: 48 * megabyte,
  visitorBytes: Infinity,
};

/** Room of one brand for replies that are processed on a thread. */
export interface LargeReplyRoom {
  readonly tryTake: (bytes: number) => boolean;
  readonly giveBack: (bytes: number) => void;
}

/** Rooms of all brands within one budget. */
export class LargeReplyRooms {
  readonly #budget = new ByteBudget(shares);

  /** Bytes that large replies hold now. */
  get heldBytes(): number {
    return this.#budget.heldBytes;
  }

  of(brand: string): LargeReplyRoom {
    const owner = { brand, visitor: brand };
    return {
      tryTake: (bytes) => this.#budget.tryTake(owner, bytes),
      giveBack: (bytes) => this.#budget.giveBack(owner, bytes),
    };
  }
}

/** Room for replies whose limit is below the size of a large one. */
export const noRoom: LargeReplyRoom = { tryTake: () => false, giveBack: () => undefined };
