import { type DrawScene } from '../Frame.ts';
/** A royal reef fish in front of coral, under beams of light. */
export declare const deepReef: DrawScene;
