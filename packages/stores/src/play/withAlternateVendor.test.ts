import { expect, it } from 'vitest';
import { withAlternateVendor } from './withAlternateVendor.ts';

const vendor = (vassalage: string) => ({
  vassalage,
  gameType: 'SPORTS',
  title: `Vendor ${vassalage}`,
  cards: [{ of: vassalage }],
});

it('[LOBB-11] shows BTI and what starts with TCG as one vendor of each category, in the place of the first', () => {
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
