import { expect, it } from 'vitest';
import { withAlternateVendor } from './withAlternateVendor.ts';

const vendor = (vassalage: string) => ({
  vassalage,
  gameType: 'SPORTS',
  title: `Vendor ${vassalage}`,
  cards: [{ of: vassalage }],
});

it('[LOBB-11] merges BTI and codes starting with TCG into one vendor per category, at the first position', () => {
  const categories = [
    { gameType: 'SPORTS', vendors: [vendor('SB'), vendor('BTI'), vendor('FB'), vendor('TCG_SEA')] },
    { gameType: 'RNG', vendors: [vendor('PP'), vendor('XTCG')] },
  ];
  const before = structuredClone(categories);
  expect(
    withAlternateVendor(categories, { vendors: ['BTI'], vendorPrefix: 'TCG' }, 'Partner'),
  ).toEqual([
    {
      gameType: 'SPORTS',
      vendors: [
        vendor('SB'),
        { ...vendor('BTI'), title: 'Partner', cards: [{ of: 'BTI' }, { of: 'TCG_SEA' }] },
        vendor('FB'),
      ],
    },
    { gameType: 'RNG', vendors: [vendor('PP'), vendor('XTCG')] },
  ]);
  expect(categories).toEqual(before);
});
