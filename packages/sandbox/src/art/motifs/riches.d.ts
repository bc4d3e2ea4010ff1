/** A coin seen from the front, with a raised rim and a star. */
export declare function coin(x: number, y: number, radius: number, colour: string): string;
/** Many small coins, cheaply: each one a ringed disc, all glints in one stroke. */
export declare function coins(spots: readonly (readonly [x: number, y: number])[], radius: number, colour: string): string;
/** A star with `points` points, as one path. */
export declare function star(x: number, y: number, radius: number, points?: number, inner?: number): string;
/** A brilliant-cut stone, `size` units across, hanging from its table at y - size / 2. */
export declare function gem(x: number, y: number, size: number, colour: string, degrees?: number): string;
/** A stack of gaming chips with its top at y. */
export declare function chipStack(x: number, y: number, count: number, colour: string, radius?: number): string;
/** The four suits as outlines around their own origin, about 40 units tall. */
export declare const SUITS: {
    readonly heart: 'M0 20C-26 2-22-20-9-20-3-20 0-15 0-12 0-15 3-20 9-20 22-20 26 2 0 20Z';
    readonly spade: 'M0-22C24-4 24 12 11 12 6 12 3 9 2 7 2 14 5 18 8 20H-8C-5 18-2 14-2 7-3 9-6 12-11 12-24 12-24-4 0-22Z';
    readonly diamond: 'M0-22Q6-10 16 0 6 10 0 22-6 10-16 0-6-10 0-22Z';
    readonly club: 'M2 6C3 14 5 18 8 20H-8C-5 18-3 14-2 6A9.500 9.500 0 1 1-7-7 9.500 9.500 0 1 1 7-7 9.500 9.500 0 1 1 2 6Z';
};
