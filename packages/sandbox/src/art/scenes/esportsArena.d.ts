import { type DrawScene } from '../Frame.ts';
/** A trophy on a lit stage before a cheering crowd. */
export declare const esportsArena: DrawScene;
