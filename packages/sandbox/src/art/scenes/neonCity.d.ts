import { type DrawScene } from '../Frame.ts';
/** A sports car heading into a skyline under a striped sun. */
export declare const neonCity: DrawScene;
