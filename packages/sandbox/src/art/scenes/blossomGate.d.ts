import { type DrawScene } from '../Frame.ts';
/** A vermilion gate standing in still water, framed by blossom. */
export declare const blossomGate: DrawScene;
