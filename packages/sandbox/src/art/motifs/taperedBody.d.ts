type Point = readonly [x: number, y: number];
/** The outlines of a serpent along a smooth line from its tail to its neck. */
interface TaperedBody {
    readonly outline: string;
    readonly belly: string;
    readonly scales: string;
    readonly spines: string;
}
/** Lays a body around the points: thin at the tail, `half` units to each side where it is thickest. */
export declare function taperedBody(points: readonly Point[], half: number): TaperedBody;
export {};
