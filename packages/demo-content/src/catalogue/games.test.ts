import { expect, it } from 'vitest';
import { drawGameArt } from '../art/drawGameArt.ts';
import { sceneFamilyNames } from '../art/sceneFamilyNames.ts';
import { buildGames, games, type Game } from './games.ts';
import { gameTypes } from './gameTypes.ts';
import { playedAs, type PlayedAs } from './playedAs.ts';
import { vendors } from './vendors.ts';

const count = (matches: (game: (typeof games)[number]) => boolean): number =>
  games.filter(matches).length;

it('has six hundred games with unique ids, names and picture seeds', () => {
  expect(games).toHaveLength(600);
  const distinct = (key: 'nodeId' | 'displayName' | 'seed'): number =>
    new Set(games.map((game) => game[key])).size;
  expect({
    nodeId: distinct('nodeId'),
    displayName: distinct('displayName'),
    seed: distinct('seed'),
  }).toEqual({ nodeId: 600, displayName: 600, seed: 600 });
});

it('spreads the games over the categories', () => {
  expect(
    Object.fromEntries(gameTypes.map((type) => [type, count(({ gameType }) => gameType === type)])),
  ).toEqual({
    RNG: 330,
    LIVE: 70,
    FISH: 40,
    PVP: 40,
    SPORTS: 40,
    ESPORTS: 30,
    ELOTT: 20,
    LOTT: 18,
    COCKFIGHT: 12,
  });
});

it.each(['scratch', 'videoPoker', 'tableGames', 'arcade', 'slot', 'bingo'])(
  'has at least twelve RNG games of class %s',
  (gameClassify) => {
    expect(
      count((game) => game.gameType === 'RNG' && game.gameClassify === gameClassify),
    ).toBeGreaterThanOrEqual(12);
  },
);

it('gives every provider games, in the category the operator lists it in', () => {
  const typeOf = new Map(vendors.map(({ vassalage, gameType }) => [vassalage, gameType]));
  expect(games.filter(({ vassalage, gameType }) => typeOf.get(vassalage) !== gameType)).toEqual([]);
  expect(new Set(games.map(({ vassalage }) => vassalage)).size).toBe(vendors.length);
});

it('uses every kind of picture', () => {
  expect([...new Set(games.map(({ sceneFamily }) => sceneFamily))].toSorted()).toEqual(
    sceneFamilyNames.toSorted(),
  );
});

/** Words of other games, by how a game is played. */
const promises: Readonly<Record<PlayedAs, RegExp>> = {
  slot: /\b(?:wheel|cards?|draw)\b/i,
  wheel: /\b(?:reels|cards?|draw)\b/i,
  cards: /\b(?:reels|wheel|draw|duel)\b/i,
  lottery: /\b(?:reels|wheel|cards?)\b/i,
  betslip: /\b(?:reels|wheel|draw)\b/i,
};
const otherGames =
  /\b(?:baccarat|roulette|blackjack|poker|bingo|keno|sic bo|dice|mahjong|riichi|scratch|ticket|slots?)\b/i;

it('promises no game that is not played', () => {
  const wrong = games.filter(
    (game) => otherGames.test(game.displayName) || promises[playedAs(game)].test(game.displayName),
  );

  expect(wrong.map((game) => `${playedAs(game)}: ${game.displayName}`)).toEqual([]);
});

it('builds the same catalogue for the same seed only', () => {
  expect(buildGames('again')).toEqual(buildGames('again'));
  expect(buildGames('again')).not.toEqual(buildGames('other'));
});

it('keeps numbers in range', () => {
  for (const game of games) {
    expect(game.rtpPercent).toBeGreaterThanOrEqual(92);
    expect(game.rtpPercent).toBeLessThanOrEqual(98);
    expect([0.01, 0.05, 0.1, 0.5, 0.75, 1]).toContain(game.minBet);
    expect(game.minLineNum).toBeGreaterThanOrEqual(1);
  }
  expect(count(({ isTop }) => isTop === 1)).toBeGreaterThan(30);
});

it('marks few games as hot, at least one of each category, and few of the most popular slots, which fill the first page', () => {
  const categories = (list: readonly Game[]) => new Set(list.map(({ gameType }) => gameType));
  expect(categories(games.filter(({ isHot }) => isHot === 1))).toEqual(categories(games));
  const hot = count(({ isHot }) => isHot === 1);
  expect(hot).toBeGreaterThan(games.length * 0.05);
  expect(hot).toBeLessThan(games.length * 0.1);
  const first = games
    .filter(({ gameType }) => gameType === 'RNG')
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, 15);
  expect(first.filter(({ isHot }) => isHot === 1).length).toBeLessThan(6);
});

it('draws every game in under nine kilobytes, with unique ids', () => {
  const drawings = games.map(({ seed, sceneFamily, displayName }) => ({
    displayName,
    svg: drawGameArt({ seed, family: sceneFamily, title: displayName }),
  }));
  const heavy = drawings
    .filter(({ svg }) => new TextEncoder().encode(svg).length >= 9000)
    .map(({ displayName }) => displayName);
  const ids = drawings.flatMap(({ svg }) =>
    [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(heavy).toEqual([]);
  expect(ids.length).toBeGreaterThan(600);
  expect(new Set(ids).size).toBe(ids.length);
});
