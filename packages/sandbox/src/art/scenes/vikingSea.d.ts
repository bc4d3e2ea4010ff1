import { type DrawScene } from '../Frame.ts';
/** A longship under a striped sail, entering a fjord. */
export declare const vikingSea: DrawScene;
