import { type DrawScene } from '../Frame.ts';
/** A great jewel floating above its pedestal, with smaller ones around it. */
export declare const gemVault: DrawScene;
