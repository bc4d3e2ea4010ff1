import { type DrawScene } from '../Frame.ts';
/** A glass drum full of whirling balls. */
export declare const lotteryDrum: DrawScene;
