import { type DrawScene } from '../Frame.ts';
/** An open chest on a heap of gold, lit through the roof of a cave. */
export declare const treasureCave: DrawScene;
