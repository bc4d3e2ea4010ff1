import { type DrawScene } from '../Frame.ts';
/** A winning hand fanned over the felt, between stacks of chips. */
export declare const cardTable: DrawScene;
