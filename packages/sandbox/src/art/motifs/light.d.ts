import { type Frame } from '../Frame.ts';
import type { Random } from '../Random.ts';
/** Wedges of a sunburst around (x, y), as one path. */
export declare function sunburst(x: number, y: number, radius: number, count: number, turn?: number): string;
/** Out-of-focus lamps behind a subject. */
export declare function bokeh(random: Random, frame: Frame, colours: readonly string[], top: number, bottom: number, perCard?: number): string;
/** The broken reflection of a light on water, from `y` down, wider as it comes closer. */
export declare function reflection(random: Random, x: number, y: number, width: number, colour: string, rows?: number): string;
/** Short glints over a sheet of water. */
export declare function ripples(random: Random, frame: Frame, top: number, bottom: number, colour: string, perCard?: number): string;
