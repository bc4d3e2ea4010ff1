import { type DrawScene } from '../Frame.ts';
/** A great clock face driven by brass wheels. */
export declare const clockwork: DrawScene;
