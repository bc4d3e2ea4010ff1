import { type DrawScene } from '../Frame.ts';
/** A wolf on a crag, howling before the full moon. */
export declare const wolfMoon: DrawScene;
