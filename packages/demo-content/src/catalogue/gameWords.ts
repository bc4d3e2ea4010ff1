import { sceneFamilyNames, type SceneFamilyName } from '../art/sceneFamilyNames.ts';
import { readData } from '../reader/readData.ts';
import { each, fields, listOf, text } from '../reader/shape.ts';

/** Two halves of a name; every head can be combined with every tail. */
interface GameWords {
  readonly heads: readonly string[];
  readonly tails: readonly string[];
}

/** Invented names for each kind of picture, so that a name describes its picture. */
export const gameWords: Readonly<Record<SceneFamilyName, GameWords>> = readData(
  'gameWords.json',
  each(sceneFamilyNames, fields({ heads: listOf(text), tails: listOf(text) })),
);
