import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });
    test('an unknown path is a 404 in the brand’s look, with a way on', async ({ brand, page, expectedComplaints }) => {
      expectedComplaints.push(/status of 404/);
      const home = bootstrapOf((await brand.request('/')).body);
      const reply = await page.goto(brand.url('/nothing/at-all?lang=EN'));
      expect(reply?.status()).toBe(404);
      const html = await reply?.text() ?? '';
      expect(bootstrapOf(html)).toMatchObject({ status: 404, site: { brand: brand.id } });
      expect(/<meta name="robots" content="noindex">/.test(html)).toBe(true);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
      await expect(page.getByRole('link', { name: `${home.site.site.name}, home` })).toBeVisible();
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL(brand.url('/'));
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(canvas);
    });
  });
}
