import { games, type Game } from '../catalogue/games.ts';

const [first] = games;
if (!first) throw new Error('The catalogue has no games.');

/** A game of the catalogue. */
export const someGame: Game = first;
