import { type DrawScene } from '../Frame.ts';
/** Koi circling a lotus, seen from above. */
export declare const koiPond: DrawScene;
