import type { MallCatalogueReply } from '@livery/contract';
import { valueOf } from '../../harness/envelope.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[ROUTE-07] a guest sees the points mall without a side menu, and is asked to sign in', async ({ brand, page }) => {
      const { items, categories } = valueOf((await brand.request('/wps/relay/PTS_catalogue?language=EN')).body) as MallCatalogueReply; // the call's reply
      const served = await servedHtml(brand, '/pointMall?lang=EN');
      for (const { name } of items) expect(served).toContain(name);
      const side = page.getByRole('complementary');
      await page.goto(brand.url('/promotions?lang=EN'));
      await hydrated(page);
      await expect(side.first()).toBeVisible();
      await page.goto(brand.url('/pointMall?lang=EN'));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible();
      await expect(side).toHaveCount(0);
      const mall = page.getByRole('region', { name: 'Points mall' });
      await expect(mall.getByRole('article')).toHaveCount(items.length);
      for (const { code, name } of categories) {
        await mall.getByRole('radio', { name }).click();
        await expect(mall.getByRole('article')).toHaveCount(items.filter(({ category }) => category === code).length);
      }
      await mall.getByRole('link', { name: 'Log in' }).click();
      // One brand logs in over the page that is open.
      if (from === 'ironfield') await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Password' })).toBeVisible();
      else await expect(page).toHaveURL(brand.url('/login'));
    });
  });
}

/** Source: product-spec §2 "Lazily loaded page groups". */
const groups = { '/promotions': 'promo', '/promoDetail?id=101': 'promoDetail', '/vip': 'vip', '/help': 'help', '/join': 'joinus', '/down': 'download', '/pointMall': 'pointMall' };

test('[ROUTE-17] each page group is a chunk of its own, loaded with its page and with no other', async ({ brand, page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/([A-Za-z]+)-[\w-]+\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) loaded.add(name);
  });
  for (const [path, group] of Object.entries(groups)) {
    loaded.clear();
    await page.goto(brand.url(path));
    await expect.poll(() => [...loaded], path).toContain(group);
    expect(Object.values(groups).filter((other) => other !== group && loaded.has(other)), path).toEqual([]);
  }
});
