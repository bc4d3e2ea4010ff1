import { type DrawScene } from '../Frame.ts';
/** Giant sweets in rolling sugar hills. */
export declare const candyHills: DrawScene;
