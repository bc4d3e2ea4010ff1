import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameImagePath, hasVendorLogo, pickCdn, vendorLogoPath } from './imagePaths.ts';

it('returns the path of a vendor’s logo and a game’s picture', () => {
  expect(vendorLogoPath({ gameType: 'RNG', vassalage: 'PP' })).toBe(
    '/TCG_PROD_IMAGES/RNG_LIST_VENDOR/PP-COLOR.png',
  );
  expect(gameImagePath({ gameType: 'RNG', vassalage: 'PP', nodeId: 7 })).toBe(
    '/TCG_PROD_IMAGES/RNG/PP/7.png',
  );
});

it('encodes codes, which may be any text', () => {
  const codes = { gameType: 'R/G', vassalage: 'a/b c?#\ud800' };
  expect([vendorLogoPath(codes), gameImagePath({ ...codes, nodeId: 7 })]).toEqual([
    '/TCG_PROD_IMAGES/R%2FG_LIST_VENDOR/a%2Fb%20c%3F%23%EF%BF%BD-COLOR.png',
    '/TCG_PROD_IMAGES/R%2FG/a%2Fb%20c%3F%23%EF%BF%BD/7.png',
  ]);
});

it('[HOME-11] returns a special logo for BTI in every category, and none for codes starting with TCG', () => {
  const paths = new Set(
    ['SPORTS', 'ESPORTS'].map((gameType) => vendorLogoPath({ gameType, vassalage: 'BTI' })),
  );
  expect([...paths]).toEqual(['/TCG_PROD_IMAGES/SPECIAL_LIST_VENDOR/BTI-COLOR.png']);
  expect(['TCG_SEA', 'TCG', 'XTCG', 'BTI'].map(hasVendorLogo)).toEqual([false, false, true, true]);
});

it('[LOBB-21] picks the next CDN with each attempt, cyclically', () => {
  const cdns = ['https://a.example', 'https://b.example', 'https://c.example'];
  for (const path of ['/1.png', '/2.png', '/3.png', '/4.png']) {
    const tried = [0, 1, 2, 3].map((attempt) => pickCdn(cdns, path, attempt));
    expect(new Set(tried).size).toBe(3);
    expect([tried[0], tried[3]]).toEqual([pickCdn(cdns, path), pickCdn(cdns, path)]);
  }
});

it('picks the same CDN for the same path', () => {
  const cdns = fc.uniqueArray(
    fc.constantFrom('https://a.example', 'https://b.example', 'https://c.example'),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(cdns, fc.string(), (list, path) => {
      expect(list).toContain(pickCdn(list, path));
      expect(pickCdn([...list], path)).toBe(pickCdn(list, path));
    }),
  );
  expect(pickCdn([], '/x')).toBeUndefined();
});

it('spreads paths over the CDNs', () => {
  const counts = new Map([
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ]);
  for (let nodeId = 0; nodeId < 3_000; nodeId += 1) {
    const cdn =
      pickCdn([...counts.keys()], gameImagePath({ gameType: 'RNG', vassalage: 'PP', nodeId })) ??
      '';
    counts.set(cdn, (counts.get(cdn) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(count).toBeGreaterThan(800);
});
