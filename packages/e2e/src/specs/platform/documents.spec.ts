import { english } from '../../browser/texts/english.ts';
import type { GameListReply } from '@livery/model';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('home and a lobby show banners, menu and fifteen games without scripts', async ({
  brand,
  page,
}) => {
  for (const path of ['/', '/rng']) {
    await servedHtml(brand, `${path}?lang=EN`);
    await expect
      .poll(async () =>
        bootstrapOf((await brand.request(`${path}?lang=EN`)).body).preloaded.some(
          ({ call }) => call === 'getGameList',
        ),
      )
      .toBe(true);
    const reply = await page.goto(brand.url(`${path}?lang=EN`));
    const { preloaded, route, site } = bootstrapOf((await reply?.text()) ?? '');
    const group = site.banners.groups[route.bannerGroup ?? ''] ?? [];
    expect(group.length, path).toBeGreaterThan(0);
    const banner = page.getByRole('group', { name: english('banner.label') }).first();
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('listitem')).toHaveCount(group.length);

    const menu = page.getByRole('navigation', { name: english('nav.main') });
    for (const name of ['Home', 'Slots', 'Live casino', 'Sports', 'E-lottery'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();

    // The names come from the operator, through the data that the document was rendered from.
    const lists = preloaded
      .filter(({ call }) => call === 'getGameList')
      .map(({ value }) => value as GameListReply);
    const names = lists.flatMap(({ games }) => games.map(({ displayName }) => displayName));
    const buttonTexts = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map(({ textContent }) => textContent ?? ''));
    expect(
      buttonTexts.filter((text) => names.some((name) => text.includes(name))).length,
      path,
    ).toBeGreaterThanOrEqual(15);
  }
});
