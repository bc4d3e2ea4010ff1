import type { LocaleDocument } from '@livery/model';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { openSite, packSite, unpackSite, type PackedSite } from '../snapshots/PackedSite.ts';
import { SiteCache } from './SiteCache.ts';

const openBytes = 10_000_000;

it('returns stored sites, and keeps at most the limit unpacked', () => {
  const coral = packSite(exampleSite());
  const reef = packSite(exampleSite({ brand: 'reef' }));
  const { memoryBytes } = openSite(coral, {});
  const sites = new SiteCache({ openBytes: memoryBytes * 1.5 });

  const first = sites.open(coral);
  expect(first).toEqual(exampleSite());
  expect(sites.open(coral)).toBe(first);
  sites.open(reef);
  expect(sites.open(coral)).not.toBe(first);
});

it('keeps one version of a brand unpacked', () => {
  const sites = new SiteCache({ openBytes });
  const reef = packSite(exampleSite({ brand: 'reef' }));
  const [before, after] = ['v1', 'v2'].map((version) => packSite(exampleSite({ version })));
  if (!before || !after) throw new Error('no sites');
  const open = [before, reef, after, reef].map((packed) => sites.open(packed));

  expect(sites.open(reef)).toBe(open[1]);
  expect(sites.open(after)).toBe(open[2]);
  sites.open(reef);
  expect(sites.open(before)).not.toBe(open[0]);
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

it('has what brands inherit in memory once, packed and unpacked', () => {
  const sites = new SiteCache({ openBytes });
  const { locales, pages, theme } = exampleSite();
  const packed = ['coral', 'reef'].map((brand) =>
    sites.share(
      packSite(
        exampleSite({ brand, site: { name: brand } }),
        // Each load has a copy of its own.
        structuredClone({ locales, pages, theme }),
      ),
    ),
  );
  const [coral, reef] = packed.map((site) => sites.open(site));

  expect(new Set(packed.map(({ base }) => base)).size).toBe(1);
  expect(coral).toEqual(exampleSite({ site: { name: 'coral' } }));
  expect(reef).toEqual(exampleSite({ brand: 'reef', site: { name: 'reef' } }));
  for (const part of ['locales', 'pages', 'theme'] as const) {
    expect(reef?.[part]).toBe(coral?.[part]);
    expect(Object.isFrozen(reef?.[part])).toBe(true);
  }
});

it('packs a brand that differs in some texts from its parent as these texts', () => {
  const texts = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [`text.${index}`, `${Math.sin(index)}`]),
  );
  const { locales } = exampleSite();
  const english = { ...locales.EN, ...texts } as LocaleDocument; // the example has English
  const inherited = { locales: { ...locales, EN: english } };
  const site = {
    ...exampleSite(),
    locales: { ...locales, EN: { ...english, 'home.title': 'Welcome' } },
  };
  const [all, part] = [packSite(site), packSite(site, inherited)];

  expect(unpackSite(part)).toEqual(site);
  expect(part.bytes.length).toBeLessThan(all.bytes.length / 10);
});
