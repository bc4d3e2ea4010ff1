import { type Frame } from '../Frame.ts';
import type { Random } from '../Random.ts';
/** Rolling land: the outline of smooth hills around `y`, closed at the bottom of the picture. */
export declare function hills(random: Random, frame: Frame, y: number, height: number, perCard?: number): string;
/** Jagged land: the outline of peaks around `y`, closed at the bottom of the picture. */
export declare function ridge(random: Random, frame: Frame, y: number, height: number, perCard?: number): string;
