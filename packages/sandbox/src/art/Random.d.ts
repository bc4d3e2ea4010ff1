/** A small seeded generator: the same seed text draws the same picture on every machine. */
export declare class Random {
    #private;
    /** Short text made from the seed: keeps gradient ids of two inlined drawings apart. */
    readonly key: string;
    constructor(seed: string);
    /** From 0 to just below 1 (mulberry32). */
    next(): number;
    /** A real number from `min` to just below `max`. */
    between(min: number, max: number): number;
    /** A whole number, both ends included. */
    int(min: number, max: number): number;
    /** True in `share` of the calls. */
    chance(share: number): boolean;
    /** One of the items. Throws `RangeError` on an empty list. */
    pick<T>(list: readonly T[]): T;
    /** The same items in another order. */
    shuffle<T>(list: readonly T[]): T[];
}
