import { type DrawScene } from '../Frame.ts';
/** A dabbed card among bouncing balls, under strings of bulbs. */
export declare const bingoHall: DrawScene;
