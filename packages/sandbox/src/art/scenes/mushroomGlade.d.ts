import { type DrawScene } from '../Frame.ts';
/** A mushroom house glowing between old trunks. */
export declare const mushroomGlade: DrawScene;
