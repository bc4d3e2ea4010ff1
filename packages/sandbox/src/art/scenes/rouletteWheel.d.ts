import { type DrawScene } from '../Frame.ts';
/** A wheel in motion, seen from the player's side. */
export declare const rouletteWheel: DrawScene;
