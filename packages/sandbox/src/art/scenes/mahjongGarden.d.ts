import { type DrawScene } from '../Frame.ts';
/** Tiles on a lacquered table, before a moon gate and bamboo. */
export declare const mahjongGarden: DrawScene;
