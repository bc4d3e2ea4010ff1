const UINT32 = 4_294_967_296;
// Offset to six base-36 characters from "a00000" up, because an id must start with a letter.
const FIRST_LETTER_KEY = 10 * 36 ** 5;
const KEYS = 26 * 36 ** 5;

/** Seeded random generator: the same seed text yields the same picture on every machine. */
export class Random {
  /** Short text derived from the seed. Keeps gradient ids of two inlined drawings distinct. */
  readonly key: string;
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed, 0x811c9dc5);
    this.key = (FIRST_LETTER_KEY + (hash(seed, 0x9e3779b9) % KEYS)).toString(36);
  }

  /** Returns a number in [0, 1) (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  }

  /** Returns a real number in [`min`, `max`). */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** Returns an integer, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Returns true in `share` of the calls. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Returns one of the items. Throws `RangeError` on an empty list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0)
      throw new RangeError('pick: expected at least one item, got an empty list');
    // The index is within the list, and T itself may include undefined.
    return list[this.int(0, list.length - 1)] as T;
  }

  /** Returns the items in random order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, rank: this.next() }))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item);
  }
}

/**
 * FNV-1a with a final avalanche, so that similar seeds such as "game-1" and "game-2" differ widely.
 */
function hash(text: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
