import { games, type Game } from '@livery/demo-content/catalogue/games';

const [first] = games;
const lottery = games.find(({ vassalage }) => vassalage === 'TCG_SEA');
if (!first || !lottery) throw new Error('The catalogue has no games.');

/** A game of the catalogue. */
export const someGame: Game = first;

/** A lottery that is drawn once a day, and bet on at the site's own page. */
export const someLottery: Game = lottery;
