import { type DrawScene } from '../Frame.ts';
/** A controller hovering over a neon deck. */
export declare const gamepadDeck: DrawScene;
