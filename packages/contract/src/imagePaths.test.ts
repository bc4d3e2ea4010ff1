import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameImagePath, pickCdn, vendorLogoPath } from './imagePaths.ts';

it('names a vendor’s logo and a game’s picture', () => {
  expect(vendorLogoPath({ gameType: 'RNG', vassalage: 'PP' })).toBe('/TCG_PROD_IMAGES/RNG_LIST_VENDOR/PP-COLOR.png');
  expect(gameImagePath({ gameType: 'RNG', vassalage: 'PP', nodeId: 7 })).toBe('/TCG_PROD_IMAGES/RNG/PP/7.png');
});

it('picks one of the CDNs, the same for the same path', () => {
  const cdns = fc.uniqueArray(fc.constantFrom('https://a.example', 'https://b.example', 'https://c.example'), { minLength: 1 });
  fc.assert(fc.property(cdns, fc.string(), (list, path) => {
    expect(list).toContain(pickCdn(list, path));
    expect(pickCdn([...list], path)).toBe(pickCdn(list, path));
  }));
  expect(pickCdn([], '/x')).toBeUndefined();
});

it('spreads paths over the CDNs', () => {
  const counts = new Map([['a', 0], ['b', 0], ['c', 0]]);
  for (let nodeId = 0; nodeId < 3_000; nodeId += 1) {
    const cdn = pickCdn([...counts.keys()], gameImagePath({ gameType: 'RNG', vassalage: 'PP', nodeId })) ?? '';
    counts.set(cdn, (counts.get(cdn) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(count).toBeGreaterThan(800);
});
