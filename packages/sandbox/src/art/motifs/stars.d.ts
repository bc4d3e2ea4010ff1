import { type Frame } from '../Frame.ts';
import type { Random } from '../Random.ts';
/** Points of light down to `maxY`: two paths of dots, so a hundred stars cost few bytes. */
export declare function stars(random: Random, frame: Frame, colour: string, maxY: number, perCard?: number): string;
/** A four-pointed glint. */
export declare function glint(x: number, y: number, size: number): string;
