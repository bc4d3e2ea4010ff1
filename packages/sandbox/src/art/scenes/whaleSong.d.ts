import { type DrawScene } from '../Frame.ts';
/** A whale passing under a small boat on a moonlit sea. */
export declare const whaleSong: DrawScene;
