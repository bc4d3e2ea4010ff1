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

function shown(categories: readonly GameCategory[], split = providers): string[] {
  return splitSportsCategory(categories, split).map(
    ({ gameType, vendors }) =>
      `${gameType}: ${vendors.map(({ vassalage }) => vassalage).join(' ')}`,
  );
}

it('[LOBB-09] puts ESPORTS right behind SPORTS and COCKFIGHT two places behind it', () => {
  expect(
    shown([category('RNG', 'PG'), category('SPORTS', 'SB', 'TF', 'DS88'), category('LIVE', 'EVO')]),
  ).toEqual(['RNG: PG', 'SPORTS: SB', 'ESPORTS: TF', 'COCKFIGHT: DS88', 'LIVE: EVO']);
});

it('[LOBB-09] puts COCKFIGHT two places behind SPORTS also where there are no e-sports', () => {
  expect(
    shown([category('SPORTS', 'DS88', 'SB'), category('LIVE', 'EVO'), category('RNG', 'PG')]),
  ).toEqual(['SPORTS: SB', 'LIVE: EVO', 'COCKFIGHT: DS88', 'RNG: PG']);
  expect(shown([category('SPORTS', 'DS88', 'SB')])).toEqual(['SPORTS: SB', 'COCKFIGHT: DS88']);
});

it('[LOBB-09] goes by the brand’s lists of vendors', () => {
  expect(
    shown([category('SPORTS', 'SB', 'TF', 'DS88')], {
      esportsProviders: ['SB', 'DS88'],
      cockfightProviders: [],
    }),
  ).toEqual(['SPORTS: TF', 'ESPORTS: SB DS88']);
});

it('moves a vendor with its new category, and changes none of the operator’s objects', () => {
  const categories = [category('SPORTS', 'SB', 'TF')];
  const before = structuredClone(categories);
  expect(splitSportsCategory(categories, providers)[1]?.vendors).toEqual([
    { vassalage: 'TF', gameType: 'ESPORTS', title: 'TF' },
  ]);
  expect(categories).toEqual(before);
});

it('keeps the vendors the operator itself sends under these names, behind the moved ones', () => {
  expect(
    shown([
      category('COCKFIGHT', 'WS'),
      category('SPORTS', 'SB', 'TF', 'DS88'),
      category('LIVE', 'EVO'),
      category('ESPORTS', 'IM'),
    ]),
  ).toEqual(['SPORTS: SB', 'ESPORTS: TF IM', 'COCKFIGHT: DS88 WS', 'LIVE: EVO']);
  expect(
    shown([category('ESPORTS', 'IM'), category('LIVE', 'EVO'), category('COCKFIGHT', 'WS')]),
  ).toEqual(['LIVE: EVO', 'ESPORTS: IM', 'COCKFIGHT: WS']);
});

it('leaves categories without such vendors as they are', () => {
  expect(shown([category('RNG', 'TF'), category('SPORTS', 'SB')])).toEqual([
    'RNG: TF',
    'SPORTS: SB',
  ]);
  expect(shown([])).toEqual([]);
});
