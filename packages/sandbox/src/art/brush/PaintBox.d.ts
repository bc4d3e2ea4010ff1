import type { Random } from '../Random.ts';
/** Offset from 0 to 1, colour, opacity (1 when left out). */
type Stop = readonly [offset: number, colour: string, opacity?: number];
declare const DIRECTIONS: {
    readonly down: 'x1="0" y1="0" x2="0" y2="1"';
    readonly right: 'x1="0" y1="0" x2="1" y2="0"';
    readonly diagonal: 'x1="0" y1="0" x2="1" y2="1"';
};
/** Collects the gradients, clips and blurs of one drawing under ids no other drawing has. */
export declare class PaintBox {
    #private;
    constructor(random: Random);
    /** A linear gradient; returns the paint to fill with. */
    linear(stops: readonly Stop[], direction?: keyof typeof DIRECTIONS): string;
    /** A radial gradient with its centre as shares of the shape's box; returns the paint to fill with. */
    radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
    /** A glow that fades to nothing at its edge. */
    glow(colour: string, opacity?: number): string;
    /** A clip made of shapes; returns the value for `clip-path`. */
    clip(shapes: string): string;
    /** A soft blur; returns the value for `filter`. */
    blur(deviation: number): string;
    /** The definitions, then the parts from back to front; lines end round unless they say otherwise. */
    compose(parts: readonly string[]): string;
}
export {};
