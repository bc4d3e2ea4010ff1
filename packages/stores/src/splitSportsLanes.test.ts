import type { GameLane } from '@livery/contract';
import { expect, it } from 'vitest';
import { splitSportsLanes } from './splitSportsLanes.ts';

const split = { esportsProviders: ['TF'], cockfightProviders: ['DS88'] };
const lane = (gameType: string, ...codes: string[]): GameLane => ({ gameType, vendors: codes.map((vassalage) => ({ vassalage, gameType, title: vassalage })) });
const shape = (lanes: readonly GameLane[]): string[] => lanes.map(({ gameType, vendors }) => `${gameType}: ${vendors.map((vendor) => `${vendor.gameType}/${vendor.vassalage}`).join(' ')}`);

it('[LOBB-09] moves e-sports and cockfight vendors out of SPORTS; COCKFIGHT stands two places after SPORTS', () => {
  expect(shape(splitSportsLanes([lane('RNG', 'AA'), lane('SPORTS', 'FB', 'TF', 'BTI', 'DS88'), lane('LIVE', 'BB')], split))).toEqual([
    'RNG: RNG/AA', 'SPORTS: SPORTS/FB SPORTS/BTI', 'ESPORTS: ESPORTS/TF', 'COCKFIGHT: COCKFIGHT/DS88', 'LIVE: LIVE/BB',
  ]);
});

it('[LOBB-09] keeps the place of COCKFIGHT where there are no e-sports', () => {
  expect(shape(splitSportsLanes([lane('SPORTS', 'FB', 'DS88'), lane('LIVE', 'BB'), lane('FISH', 'CC')], split))).toEqual([
    'SPORTS: SPORTS/FB', 'LIVE: LIVE/BB', 'COCKFIGHT: COCKFIGHT/DS88', 'FISH: FISH/CC',
  ]);
});

it('[LOBB-09] joins them with the vendors the operator lists under those names itself, and leaves no second lane', () => {
  expect(shape(splitSportsLanes([lane('ESPORTS', 'PX'), lane('COCKFIGHT', 'SP'), lane('SPORTS', 'TF', 'DS88', 'FB')], split))).toEqual([
    'SPORTS: SPORTS/FB', 'ESPORTS: ESPORTS/TF ESPORTS/PX', 'COCKFIGHT: COCKFIGHT/DS88 COCKFIGHT/SP',
  ]);
});

it('[LOBB-09] changes nothing where no such vendor is, and does not touch what it was given', () => {
  const lanes = [lane('SPORTS', 'FB'), lane('LIVE', 'TF')];
  expect(splitSportsLanes(lanes, split)).toEqual(lanes);
  const given = [lane('SPORTS', 'TF')];
  splitSportsLanes(given, split);
  expect(given).toEqual([lane('SPORTS', 'TF')]);
  expect(splitSportsLanes([], split)).toEqual([]);
});

it('[LOBB-09] goes by the providers the brand lists', () => {
  expect(shape(splitSportsLanes([lane('SPORTS', 'FB', 'TF', 'DS88')], { esportsProviders: ['FB'], cockfightProviders: [] }))).toEqual(['SPORTS: SPORTS/TF SPORTS/DS88', 'ESPORTS: ESPORTS/FB']);
});
