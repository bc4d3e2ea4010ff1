import { type DrawScene } from '../Frame.ts';
/** A great pyramid with a shining capstone, flanked by obelisks. */
export declare const pyramid: DrawScene;
