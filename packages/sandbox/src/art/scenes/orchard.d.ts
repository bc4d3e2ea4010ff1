import { type DrawScene } from '../Frame.ts';
/** A ripe harvest in front of sunny hills. */
export declare const orchard: DrawScene;
