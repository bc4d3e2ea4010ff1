import { type DrawScene } from '../Frame.ts';
/** A ticket half scratched by a gold coin. */
export declare const scratchTicket: DrawScene;
