import type { SceneFamilyName } from '../art/sceneFamilies.ts';
/** The two halves of a name; every head goes with every tail. */
interface GameWords {
    readonly heads: readonly string[];
    readonly tails: readonly string[];
}
/** Invented names per kind of picture, so that a name tells what the picture shows. */
export declare const gameWords: Readonly<Record<SceneFamilyName, GameWords>>;
export {};
