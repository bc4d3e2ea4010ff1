import { type DrawScene } from '../Frame.ts';
/** A crystal palace under the northern lights. */
export declare const frostPalace: DrawScene;
