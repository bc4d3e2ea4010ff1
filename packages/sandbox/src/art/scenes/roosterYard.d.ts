import { type DrawScene } from '../Frame.ts';
/** A proud rooster at sunrise. */
export declare const roosterYard: DrawScene;
