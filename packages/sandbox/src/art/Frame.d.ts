import type { Palette } from './Palette.ts';
import type { Random } from './Random.ts';
/** How far the backdrop reaches; the subject always stands around x = 150, between y = 50 and 350. */
export interface Frame {
    readonly left: number;
    readonly right: number;
}
/** A portrait card: 300 by 400 units. */
export declare const CARD_FRAME: Frame;
/** A hero banner: 800 units wide, with the subject at two thirds of the width. */
export declare const WIDE_FRAME: Frame;
/** Draws one scene as SVG fragments in card units. */
export type DrawScene = (random: Random, palette: Palette, frame?: Frame) => string;
/** Repeats a motif over the whole backdrop, at whole units: `perCard` times for each 300 units of width. */
export declare function spread(random: Random, frame: Frame, perCard: number, motif: (x: number, index: number) => string): string;
