import type { GameCategory } from '@livery/model';
import { expect, it } from 'vitest';
import { splitSportsCategory } from './splitSportsCategory.ts';

const providers = { esportsProviders: ['TF'], cockfightProviders: ['DS88'] };

function category(gameType: string, ...codes: string[]): GameCategory {
  return {
    gameType,
    vendors: codes.map((vassalage) => ({ vassalage, gameType, title: vassalage })),
  };
}

function describeSplit(categories: readonly GameCategory[], split = providers): string[] {
  return splitSportsCategory(categories, split).map(
    ({ gameType, vendors }) =>
      `${gameType}: ${vendors.map(({ vassalage }) => vassalage).join(' ')}`,
  );
}

it('[LOBB-09] inserts ESPORTS after SPORTS and COCKFIGHT two places after it', () => {
  expect(
    describeSplit([
      category('RNG', 'PG'),
      category('SPORTS', 'SB', 'TF', 'DS88'),
      category('LIVE', 'EVO'),
    ]),
  ).toEqual(['RNG: PG', 'SPORTS: SB', 'ESPORTS: TF', 'COCKFIGHT: DS88', 'LIVE: EVO']);
});

it('[LOBB-09] inserts COCKFIGHT two places after SPORTS also without e-sports', () => {
  expect(
    describeSplit([
      category('SPORTS', 'DS88', 'SB'),
      category('LIVE', 'EVO'),
      category('RNG', 'PG'),
    ]),
  ).toEqual(['SPORTS: SB', 'LIVE: EVO', 'COCKFIGHT: DS88', 'RNG: PG']);
  expect(describeSplit([category('SPORTS', 'DS88', 'SB')])).toEqual([
    'SPORTS: SB',
    'COCKFIGHT: DS88',
  ]);
});

it('[LOBB-09] uses the brand’s lists of vendors', () => {
  expect(
    describeSplit([category('SPORTS', 'SB', 'TF', 'DS88')], {
      esportsProviders: ['SB', 'DS88'],
      cockfightProviders: [],
    }),
  ).toEqual(['SPORTS: TF', 'ESPORTS: SB DS88']);
});

it('sets the new category of a moved vendor without changing the operator’s objects', () => {
  const categories = [category('SPORTS', 'SB', 'TF')];
  const before = structuredClone(categories);
  expect(splitSportsCategory(categories, providers)[1]?.vendors).toEqual([
    { vassalage: 'TF', gameType: 'ESPORTS', title: 'TF' },
  ]);
  expect(categories).toEqual(before);
});

it('appends the vendors of the operator’s own categories to the moved ones', () => {
  expect(
    describeSplit([
      category('COCKFIGHT', 'WS'),
      category('SPORTS', 'SB', 'TF', 'DS88'),
      category('LIVE', 'EVO'),
      category('ESPORTS', 'IM'),
    ]),
  ).toEqual(['SPORTS: SB', 'ESPORTS: TF IM', 'COCKFIGHT: DS88 WS', 'LIVE: EVO']);
  expect(
    describeSplit([
      category('ESPORTS', 'IM'),
      category('LIVE', 'EVO'),
      category('COCKFIGHT', 'WS'),
    ]),
  ).toEqual(['LIVE: EVO', 'ESPORTS: IM', 'COCKFIGHT: WS']);
});

it('leaves categories without such vendors unchanged', () => {
  expect(describeSplit([category('RNG', 'TF'), category('SPORTS', 'SB')])).toEqual([
    'RNG: TF',
    'SPORTS: SB',
  ]);
  expect(describeSplit([])).toEqual([]);
});
