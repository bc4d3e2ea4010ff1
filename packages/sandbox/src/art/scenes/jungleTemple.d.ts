import { type DrawScene } from '../Frame.ts';
/** A stepped temple with a glowing gate, seen through leaves. */
export declare const jungleTemple: DrawScene;
