import { expect, hydrated, test } from '../../harness/test.ts';

test('[ROUTE-01] home answers on its own paths, and hydrates without a complaint', async ({ brand, page }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    await page.goto(brand.url(path));
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Top slots' })).toBeVisible();
  }
});
