import { type DrawScene } from '../Frame.ts';
/** A ship under full thrust above a ringed world. */
export declare const starship: DrawScene;
