import { type DrawScene } from '../Frame.ts';
/** A sailing boat in front of a low sun, between palms. */
export declare const lagoonSunset: DrawScene;
