import { type DrawScene } from '../Frame.ts';
/** A ball dropping towards the hoop in a packed hall. */
export declare const hoopCourt: DrawScene;
