import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readData } from '../reader/readData.ts';
import { each, fields, listOf, text } from '../reader/shape.ts';

/** The two halves of a name; every head goes with every tail. */
interface GameWords {
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** Invented names per kind of picture, so that a name tells what the picture shows. */
export const gameWords: Readonly<Record<SceneFamilyName, GameWords>> = readData(
  'gameWords.json',
  each(sceneFamilyNames, fields({ heads: listOf(text), tails: listOf(text) })),
);
