import { expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import type { Merchant } from '../merchants/Merchant.ts';
import { describeLanes } from './describeLanes.ts';
import { GameCatalogue } from '../catalogue/GameCatalogue.ts';

const catalogue = new GameCatalogue({ vendors, games });

function merchant(profile: string, ...modulesOff: string[]): Merchant {
  return {
    code: profile,
    profile,
    maintenance: false,
    maintenanceEndAt: undefined,
    regionRestriction: false,
    maintenanceStartAt: undefined,
    blockedNetworks: [],
    clockOffsetMs: 0,
    modulesOff: new Set(modulesOff),
    gamesOff: new Set(),
    singleWallet: true,
    sampleUntilMs: 0,
    faults: new Map(),
  };
}

function codesIn(gameType: string, merchant: Merchant): string[] {
  return (
    describeLanes(catalogue, merchant)
      .find((lane) => lane.gameType === gameType)
      ?.vendors.map(({ vassalage }) => vassalage) ?? []
  );
}

it('lists every vendor once', () => {
  const listed = describeLanes(catalogue, merchant('LAGOON')).flatMap((lane) =>
    lane.vendors.map(({ vassalage }) => vassalage),
  );
  expect(listed.toSorted()).toEqual(vendors.map(({ vassalage }) => vassalage).toSorted());
});

it('lists a merchant’s featured vendors first and marks them hot', () => {
  const lanes = describeLanes(catalogue, merchant('IRONFIELD'));
  expect(lanes[0]).toMatchObject({
    gameType: 'SPORTS',
    vendors: [
      { vassalage: 'ODMW', isHot: 1 },
      { vassalage: 'TF', isHot: 1 },
      { vassalage: 'FB', isHot: 1 },
      {},
      {},
      {},
    ],
  });
  expect(codesIn('RNG', merchant('LAGOON')).slice(0, 2)).toEqual(['SVCN', 'LMHW']);
  expect(codesIn('RNG', merchant('IRONFIELD'))[0]).toBe('QBRK');
});

it('lists TF and DS88 in sports, with a card of their own category', () => {
  const sports = describeLanes(catalogue, merchant('LAGOON')).find(
    ({ gameType }) => gameType === 'SPORTS',
  );
  expect(sports?.vendors.find(({ vassalage }) => vassalage === 'TF')).toMatchObject({
    gameType: 'SPORTS',
    cards: [{ gameType: 'ESPORTS' }],
  });
  expect(sports?.vendors.find(({ vassalage }) => vassalage === 'DS88')).toMatchObject({
    gameType: 'SPORTS',
    cards: [{ gameType: 'COCKFIGHT' }],
  });
});

it('omits disabled modules, and keeps vendors of sports in their own category', () => {
  expect(codesIn('SPORTS', merchant('LAGOON', 'GAME_ESPORTS'))).not.toContain('TF');
  expect(codesIn('ESPORTS', merchant('LAGOON', 'GAME_ESPORTS'))).toEqual([]);
  expect(codesIn('SPORTS', merchant('LAGOON', 'GAME_SPORTS'))).toEqual([]);
  expect(codesIn('ESPORTS', merchant('LAGOON', 'GAME_SPORTS'))).toContain('TF');
});

it('lists the game classes of each vendor', () => {
  for (const { vassalage, gameClassify } of describeLanes(catalogue, merchant('LAGOON')).flatMap(
    (lane) => lane.vendors,
  )) {
    const classes = new Set(
      games.filter((game) => game.vassalage === vassalage).map((game) => game.gameClassify),
    );
    expect(new Set(gameClassify)).toEqual(classes);
  }
});
