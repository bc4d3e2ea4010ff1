import { type DrawScene } from '../Frame.ts';
/** A stunt plane climbing a bright curve, seen over the instruments. */
export declare const cockpit: DrawScene;
