const UINT32 = 4_294_967_296;
// Six characters of base 36 from "a00000" up: short, and an id has to start with a letter.
const FIRST_LETTER_KEY = 10 * 36 ** 5;
const KEYS = 26 * 36 ** 5;

/** A small seeded generator: the same seed text draws the same picture on every machine. */
export class Random {
  /** Short text made from the seed: keeps gradient ids of two inlined drawings apart. */
  readonly key: string;
  #state: number;

  constructor(seed: string) {
    this.#state = hash(seed, 0x811c9dc5);
    this.key = (FIRST_LETTER_KEY + (hash(seed, 0x9e3779b9) % KEYS)).toString(36);
  }

  /** From 0 to just below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  }

  /** A real number from `min` to just below `max`. */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True in `share` of the calls. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** One of the items. Throws `RangeError` on an empty list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0)
      throw new RangeError('pick: expected at least one item, got an empty list');
    // The index is inside the list, and T itself may include undefined
    return list[this.int(0, list.length - 1)] as T;
  }

  /** The same items in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, rank: this.next() }))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item);
  }
}

/** FNV-1a with a final avalanche, so that "game-1" and "game-2" start far apart. */
function hash(text: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
