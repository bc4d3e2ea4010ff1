import { expect, it } from 'vitest';
import { gameTypes } from './gameTypes.ts';
import { vendors } from './vendors.ts';

it('has sixty providers with unique code, name and wallet', () => {
  expect(vendors).toHaveLength(60);
  const distinct = (key: 'vassalage' | 'name' | 'accountTypeId'): number =>
    new Set(vendors.map((vendor) => vendor[key])).size;
  expect([distinct('vassalage'), distinct('name'), distinct('accountTypeId')]).toEqual([
    60, 60, 60,
  ]);
  // TCG_LOTTO_VN is the operator's own code and the longest.
  for (const { vassalage } of vendors) expect(vassalage).toMatch(/^[A-Z0-9_]{2,12}$/);
});

it.each([
  ['FB', 'SPORTS'],
  ['BTI', 'SPORTS'],
  ['TF', 'SPORTS'],
  ['DS88', 'SPORTS'],
  ['TCG_LOTTO_VN', 'ELOTT'],
  ['LOTT', 'ELOTT'],
  ['ELOTT', 'ELOTT'],
  ['TCG_SEA', 'LOTT'],
])('lists %s under %s, as the operator does', (code, gameType) => {
  expect(vendors.find(({ vassalage }) => vassalage === code)?.gameType).toBe(gameType);
});

it('has providers in every category', () => {
  expect(
    Object.fromEntries(
      gameTypes.map((type) => [type, vendors.filter(({ gameType }) => gameType === type).length]),
    ),
  ).toEqual({
    RNG: 26,
    LIVE: 8,
    FISH: 6,
    PVP: 6,
    SPORTS: 6,
    ESPORTS: 2,
    ELOTT: 3,
    LOTT: 2,
    COCKFIGHT: 1,
  });
});
