import { type DrawScene } from '../Frame.ts';
/** Glowing lanterns rising over a pagoda by the water. */
export declare const lanternFestival: DrawScene;
