import { describe, expect, it } from 'vitest';
import { games, type Game } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { GameCatalogue } from './GameCatalogue.ts';

const catalogue = new GameCatalogue({ vendors, games });
const slots = catalogue.find({ gameType: 'RNG' });
const count = (isIn: (game: Game) => boolean): number => slots.filter(isIn).length;

describe('filters find exactly the matching games', () => {
  it.each([
    ['vassalage', { vassalage: 'LMHW' }, (game: Game) => game.vassalage === 'LMHW'],
    ['gameClassify', { gameClassify: 'bingo' }, (game: Game) => game.gameClassify === 'bingo'],
    ['gameName', { gameName: ' mOOn ' }, (game: Game) => /moon/i.test(game.displayName)],
    ['minBet', { minBet: 0.1 }, (game: Game) => game.minBet <= 0.1],
    ['minLineNum', { minLineNum: 9 }, (game: Game) => game.minLineNum <= 9],
    ['isTop', { isTop: 1 }, (game: Game) => game.isTop === 1],
    [
      'two filters combined',
      { vassalage: 'LMHW', minBet: 0.5 },
      (game: Game) => game.vassalage === 'LMHW' && game.minBet <= 0.5,
    ],
  ])('%s', (_name, filter, isIn) => {
    const found = catalogue.find({ gameType: 'RNG', ...filter });
    expect(found).toEqual(slots.filter(isIn));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(slots.length);
  });

  it('ignores an empty filter', () => {
    expect(
      catalogue.find({
        gameType: 'RNG',
        vassalage: '',
        gameClassify: '',
        gameName: '',
        minBet: 0,
        isTop: 0,
      }),
    ).toEqual(slots);
    expect(count(() => true)).toBe(games.filter(({ gameType }) => gameType === 'RNG').length);
  });
});

it('sorts top games first, then by popularity', () => {
  const order = slots.map(({ isTop, popularity }) => isTop * 10_000 + popularity);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(slots.map(({ isTop }) => isTop)).size).toBe(2);
});

it('lists e-sports and cockfight vendors’ games in their own category, not in sports', () => {
  const vendorsIn = (gameType: string): Set<string> =>
    new Set(catalogue.find({ gameType }).map(({ vassalage }) => vassalage));
  expect(vendorsIn('ESPORTS')).toContain('TF');
  expect(vendorsIn('COCKFIGHT')).toContain('DS88');
  expect(vendorsIn('SPORTS')).toContain('FB');
  expect(
    [...vendorsIn('SPORTS')].filter((vassalage) => vassalage === 'TF' || vassalage === 'DS88'),
  ).toEqual([]);
});
