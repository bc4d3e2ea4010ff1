import type { GameLane } from '@livery/model';
import { expect, it } from 'vitest';
import { splitSportsLanes } from './splitSportsLanes.ts';

const providers = { esportsProviders: ['TF'], cockfightProviders: ['DS88'] };

function lane(gameType: string, ...codes: string[]): GameLane {
  return {
    gameType,
    vendors: codes.map((vassalage) => ({ vassalage, gameType, title: vassalage })),
  };
}

function shown(lanes: readonly GameLane[], split = providers): string[] {
  return splitSportsLanes(lanes, split).map(
    ({ gameType, vendors }) =>
      `${gameType}: ${vendors.map(({ vassalage }) => vassalage).join(' ')}`,
  );
}

it('[LOBB-09] puts ESPORTS right behind SPORTS and COCKFIGHT two places behind it', () => {
  expect(
    shown([lane('RNG', 'PG'), lane('SPORTS', 'SB', 'TF', 'DS88'), lane('LIVE', 'EVO')]),
  ).toEqual(['RNG: PG', 'SPORTS: SB', 'ESPORTS: TF', 'COCKFIGHT: DS88', 'LIVE: EVO']);
});

it('[LOBB-09] puts COCKFIGHT two places behind SPORTS also where there are no e-sports', () => {
  expect(shown([lane('SPORTS', 'DS88', 'SB'), lane('LIVE', 'EVO'), lane('RNG', 'PG')])).toEqual([
    'SPORTS: SB',
    'LIVE: EVO',
    'COCKFIGHT: DS88',
    'RNG: PG',
  ]);
  expect(shown([lane('SPORTS', 'DS88', 'SB')])).toEqual(['SPORTS: SB', 'COCKFIGHT: DS88']);
});

it('[LOBB-09] goes by the brand’s lists of vendors', () => {
  expect(
    shown([lane('SPORTS', 'SB', 'TF', 'DS88')], {
      esportsProviders: ['SB', 'DS88'],
      cockfightProviders: [],
    }),
  ).toEqual(['SPORTS: TF', 'ESPORTS: SB DS88']);
});

it('moves a vendor with its new category, and changes none of the operator’s objects', () => {
  const lanes = [lane('SPORTS', 'SB', 'TF')];
  const before = structuredClone(lanes);
  expect(splitSportsLanes(lanes, providers)[1]?.vendors).toEqual([
    { vassalage: 'TF', gameType: 'ESPORTS', title: 'TF' },
  ]);
  expect(lanes).toEqual(before);
});

it('keeps the vendors the operator itself sends under these names, behind the moved ones', () => {
  expect(
    shown([
      lane('COCKFIGHT', 'WS'),
      lane('SPORTS', 'SB', 'TF', 'DS88'),
      lane('LIVE', 'EVO'),
      lane('ESPORTS', 'IM'),
    ]),
  ).toEqual(['SPORTS: SB', 'ESPORTS: TF IM', 'COCKFIGHT: DS88 WS', 'LIVE: EVO']);
  expect(shown([lane('ESPORTS', 'IM'), lane('LIVE', 'EVO'), lane('COCKFIGHT', 'WS')])).toEqual([
    'LIVE: EVO',
    'ESPORTS: IM',
    'COCKFIGHT: WS',
  ]);
});

it('leaves lanes without such vendors as they are', () => {
  expect(shown([lane('RNG', 'TF'), lane('SPORTS', 'SB')])).toEqual(['RNG: TF', 'SPORTS: SB']);
  expect(shown([])).toEqual([]);
});
