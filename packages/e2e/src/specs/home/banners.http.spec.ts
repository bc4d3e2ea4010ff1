import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Banner groups of the routes that exist. Source: BANR-01. */
const groups = {
  '/': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/cockfight': 'w_cockfight',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
  '/register': 'w_reg',
  '/forget': 'w_forget',
} as const;

const words = (html: string): string[] => html.match(/Play w_\w+/g) ?? [];

for (const { from, image } of [
  { from: 'lagoon', image: 'assets/banners/tables.svg' },
  { from: 'ironfield', image: 'assets/banners/drum.svg' },
] as const) {
  test(`[BANR-01] [BANR-03] ${from} serves each route with the banners of its own group, and routes without a group with none`, async ({
    createBrand,
  }) => {
    const brand = await createBrand({
      from,
      documents: {
        'banners.json': (banners) => {
          banners.groups = Object.fromEntries(
            Object.values(groups).map((group) => [
              group,
              [
                {
                  bannerId: group,
                  url: image,
                  title: { $text: 'games.play', values: { game: group } },
                },
              ],
            ]),
          );
        },
      },
    });
    for (const [path, group] of Object.entries(groups))
      expect(words(await servedHtml(brand, `${path}?lang=EN`, 'Play w_')), path).toEqual([
        `Play ${group}`,
      ]);
    expect(words(await servedHtml(brand, '/login?lang=EN'))).toEqual([]);
  });
}

test('[BANR-03] a route with an empty group has no banner area', async ({ brand }) => {
  expect(await servedHtml(brand, '/fish?lang=EN', '<h1')).not.toContain('aria-label="Highlights"');
  expect(await servedHtml(brand, '/rng?lang=EN', '<h1')).toContain('aria-label="Highlights"');
});

test('[BANR-06] a banner has bannerId, image and linkageType, and appears in the group of its name', async ({
  brand,
}) => {
  const { site, assets } = bootstrapOf((await brand.request('/rng')).body);
  expect(
    site.banners.groups.w_home?.map(({ bannerId, url, linkageType }) => ({
      bannerId,
      url,
      linkageType,
    })),
  ).toEqual([
    { bannerId: 'reef', url: 'assets/banners/reef.svg', linkageType: 'ROUTE' },
    { bannerId: 'tables', url: 'assets/banners/tables.svg', linkageType: 'ROUTE' },
    { bannerId: 'lanterns', url: 'assets/banners/lanterns.svg', linkageType: 'ROUTE' },
  ]);
  const url = assets['assets/banners/slots.svg'] ?? '';
  expect(await servedHtml(brand, '/rng', '<h1')).toContain(`src="${url}"`);
  expect((await brand.request(url)).headers['content-type']).toMatch(/^image\/svg\+xml/);
});
