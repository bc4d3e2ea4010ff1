import { type DrawScene } from '../Frame.ts';
/** Dice tumbling onto a padded tray. */
export declare const diceTray: DrawScene;
