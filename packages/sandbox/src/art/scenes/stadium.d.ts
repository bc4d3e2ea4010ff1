import { type DrawScene } from '../Frame.ts';
/** A ball in flight over a floodlit pitch. */
export declare const stadium: DrawScene;
