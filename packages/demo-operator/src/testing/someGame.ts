import { games, type Game } from '@livery/demo-content/catalogue/games';

const [first] = games;
const lottery = games.find(({ vassalage }) => vassalage === 'TCG_SEA');
if (!first || !lottery) throw new Error('The catalogue has no games.');

/** Any game of the catalogue. */
export const someGame: Game = first;

/** Lottery with a daily draw that is played on the site's own page. */
export const someLottery: Game = lottery;
