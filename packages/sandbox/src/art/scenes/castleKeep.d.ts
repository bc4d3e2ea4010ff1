import { type DrawScene } from '../Frame.ts';
/** A castle with bright roofs on its hill. */
export declare const castleKeep: DrawScene;
