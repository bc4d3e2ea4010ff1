import { type DrawScene } from '../Frame.ts';
/** A serpent dragon winding through the clouds around a peak. */
export declare const dragonMountain: DrawScene;
