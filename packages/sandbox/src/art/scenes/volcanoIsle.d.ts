import { type DrawScene } from '../Frame.ts';
/** A volcano throwing fire above a dark sea. */
export declare const volcanoIsle: DrawScene;
