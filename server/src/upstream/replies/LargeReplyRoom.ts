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

/** Returns the rooms of brands within one budget. */
export function largeReplyRooms(): (brand: string) => LargeReplyRoom {
  const budget = new ByteBudget(shares);
  return (brand) => {
    const owner = { brand, visitor: brand };
    return {
      tryTake: (bytes) => budget.tryTake(owner, bytes),
      giveBack: (bytes) => budget.giveBack(owner, bytes),
    };
  };
}

/** Room for replies whose limit is below the size of a large one. */
export const noRoom: LargeReplyRoom = { tryTake: () => false, giveBack: () => undefined };
