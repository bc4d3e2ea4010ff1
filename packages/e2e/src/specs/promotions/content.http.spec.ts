import type {
  HelpCenterReply,
  MallCatalogueReply,
  PromotionsReply,
  VipRanksReply,
} from '@livery/model';
import { replyOf } from '../../http/replyOf.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

test('[HELP-01] [HELP-02] [HELP-03] [PROM-01] [ROUTE-06] [ROUTE-07] [VIPS-01] the served pages contain the operator’s content', async ({
  brand,
}) => {
  const promotions = (
    await replyOf<PromotionsReply>(brand, '/wps/relay/PRM_promotions?language=EN')
  ).promotions.map(({ title }) => title);
  const ranks = (await replyOf<VipRanksReply>(brand, '/wps/relay/VIP_ranks?language=EN')).ranks.map(
    ({ rankName }) => rankName,
  );
  const articlesOf = async (language: string) =>
    (
      await replyOf<HelpCenterReply>(brand, `/wps/system/helpCenter?language=${language}`)
    ).categories.flatMap(({ articles }) => articles.map(({ title }) => title));
  const [english, tagalog] = [await articlesOf('EN'), await articlesOf('TY')];
  expect([
    promotions.length >= 12,
    ranks.length >= 5,
    english.length >= 25,
    tagalog.length >= 25,
  ]).toEqual([true, true, true, true]);

  for (const [path, heading, texts] of [
    ['/promotions?lang=EN', 'Promotions', promotions],
    ['/vip?lang=EN', 'VIP programme', ranks],
    ['/help?lang=EN', 'Help centre', [...english, 'A higher one holds after at least 24 hours']],
    ['/help?lang=TY', '', tagalog],
    ['/helpmc?lang=EN', 'Member help', english],
    ['/terms?lang=EN', 'Terms of use', ['These are the terms of a demonstration.']],
  ] as const) {
    const served = await servedHtml(brand, path);
    expect(/<h1[^>]*>([^<]*)/.exec(served)?.[1], path).toContain(heading);
    expect(
      texts.filter((text) => !served.includes(text)),
      path,
    ).toEqual([]);
  }
});

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[HELP-02] [HELP-03] [ROUTE-07] every footer links terms and responsible gaming; the points mall has no side menu, and the members’ help no menu at all', async ({
      brand,
    }) => {
      const { items } = await replyOf<MallCatalogueReply>(
        brand,
        '/wps/relay/PTS_catalogue?language=EN',
      );
      for (const path of ['/', '/rng', '/promotions', '/login', '/down', '/pointMall']) {
        const footer =
          /<footer.*<\/footer>/s.exec(await servedHtml(brand, `${path}?lang=EN`))?.[0] ?? '';
        for (const target of ['/terms', '/responsibleGaming'])
          expect(footer, `${path} ${target}`).toContain(`href="${target}"`);
      }
      const mall = await servedHtml(brand, '/pointMall?lang=EN');
      expect(items.filter(({ name }) => !mall.includes(name))).toEqual([]);
      expect(mall).toContain('<nav');
      expect(mall).not.toContain('<aside');
      expect(await servedHtml(brand, '/promotions?lang=EN')).toContain('<aside');
      expect(await servedHtml(brand, '/helpmc?lang=EN')).not.toMatch(
        /aria-label="Main menu"|href="\/login"/,
      );
      expect(await servedHtml(brand, '/help?lang=EN')).toMatch(/aria-label="Main menu"/);
    });
  });
}

test('[MEMB-24] each promotion is served with its status', async ({ brand }) => {
  const { promotions } = await replyOf<PromotionsReply>(
    brand,
    '/wps/relay/PRM_promotions?language=EN',
  );
  const articles = (await servedHtml(brand, '/promotions?lang=EN')).split('<article').slice(1);
  expect(articles).toHaveLength(promotions.length);
  for (const [index, { title, status }] of promotions.entries()) {
    expect(articles[index]).toContain(title);
    expect(articles[index], title).toContain(
      `>${await textOf(brand.folder, 'EN', `promo.status.${status}`)}<`,
    );
  }
});

test('[MALL-01] [MALL-04] the points mall is served with the items of its relay, and states that points never expire', async ({
  brand,
}) => {
  const { items } = await replyOf<MallCatalogueReply>(
    brand,
    '/wps/relay/PTS_catalogue?language=EN',
  );
  const mall = await servedHtml(brand, '/pointMall?lang=EN');
  expect(items.map(({ name }) => mall.includes(name))).toEqual(items.map(() => true));
  expect(mall).toContain(await textOf(brand.folder, 'EN', 'mall.neverExpire'));
});

test('[VIPS-01] the VIP page and its links are absent without the programme', async ({
  ownBrand: brand,
}) => {
  expect((await brand.request('/vip')).status).toBe(200);
  expect(await servedHtml(brand, '/?lang=EN')).toContain('href="/vip"');
  await brand.setModule('VIP', false);
  await expect.poll(async () => (await brand.request('/vip')).status).toBe(404);
  expect(await servedHtml(brand, '/?lang=EN')).not.toContain('href="/vip"');
});
