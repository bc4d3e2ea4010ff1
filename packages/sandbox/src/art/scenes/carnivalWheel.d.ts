import { type DrawScene } from '../Frame.ts';
/** A great wheel over striped tents, under fireworks. */
export declare const carnivalWheel: DrawScene;
