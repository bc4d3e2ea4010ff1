import type { PaintBox } from '../brush/PaintBox.ts';
import type { Frame } from '../Frame.ts';
/** The backdrop: three colours from the top of the picture to the horizon at `horizonY`. */
export declare function sky(paints: PaintBox, colours: readonly [string, string, string], frame: Frame, horizonY?: number): string;
/** One band over the whole width, from `y` to the bottom of the picture. */
export declare function ground(y: number, fill: string, frame: Frame): string;
