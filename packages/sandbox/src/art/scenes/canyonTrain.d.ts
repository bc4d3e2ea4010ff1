import { type DrawScene } from '../Frame.ts';
/** A steam engine crossing a trestle between red mesas. */
export declare const canyonTrain: DrawScene;
