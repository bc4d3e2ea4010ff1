import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { packSite, type PackedSite } from '../snapshots/PackedSite.ts';
import { SharedTexts } from './SharedTexts.ts';
import { SiteCache } from './SiteCache.ts';

it('returns stored sites, and keeps at most the limit unpacked', () => {
  const sites = new SiteCache({ openLimit: 1 });
  const coral = packSite(exampleSite());
  const reef = packSite(exampleSite({ brand: 'reef' }));

  const first = sites.open(coral);
  expect(first).toEqual(exampleSite());
  expect(sites.open(coral)).toBe(first);
  sites.open(reef);
  expect(sites.open(coral)).not.toBe(first);
});

it('uses no more memory for a packed site than its bytes and facts need', () => {
  const packed: PackedSite = packSite(
    exampleSite({
      upstream: { codecKey: { $secret: 'CORAL_KEY' } },
      assets: { 'assets/logo.svg': { file: 'coral/assets/logo.svg', hash: 'abc', bytes: 3 } },
    }),
  );

  expect(packed.bytes.buffer.byteLength).toBe(packed.bytes.length);
  expect(packed).toMatchObject({
    brand: 'coral',
    version: 'v1',
    name: 'Coral',
    hosts: ['coral.example'],
    parent: '_base',
    upstream: { baseUrl: 'sandbox:', codecKey: { $secret: 'CORAL_KEY' } },
    assets: [{ file: 'coral/assets/logo.svg', hash: 'abc' }],
  });
});

it('stores each text once, whatever the number of brands', () => {
  const shared = new SharedTexts();
  const [coral, reef] = [
    structuredClone(exampleSite()),
    structuredClone(exampleSite({ brand: 'reef' })),
  ];

  shared.share(coral);
  const size = shared.size;
  shared.share(reef);

  // JavaScript cannot compare the identity of strings, so the test checks that the second brand
  // adds no texts.
  expect([size > 0, shared.size]).toEqual([true, size]);
  expect(reef.locales).toEqual(exampleSite().locales);
});
