// In a browser: the look of a page without a script, and the window that its button opens.
import { english } from '../../browser/texts/english.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { environment } from '../../fixtures/environment.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { widerThanWindow } from '../../browser/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[STAT-01] [STAT-02] [STAT-06] the maintenance page has the brand’s look in both themes, fits a small phone, and opens customer service', async ({
  createBrand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const brand = await createBrand({
    merchant: (created) =>
      created.setStatus({ maintenance: true, maintenanceEndAt: '2026-12-01T08:00:00Z' }),
  });
  await brand.untilStatus(503);
  await page.setViewportSize({ width: 320, height: 640 });
  const grounds: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await withPreferences(page, brand, { theme, lang: 'EN' });
    await page.goto(brand.url('/'));
    await expect(
      page.getByRole('heading', { name: english('status.gameMaintenance') }),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('img', { name: 'Lagoon' })).toBeVisible();
    grounds.push(
      await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    );
    expect(await widerThanWindow(page)).toEqual([]);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  }
  expect(new Set(grounds).size).toBe(2);

  // The button is a link to the service desk, so it works without a script.
  expect(await page.locator('script').count()).toBe(0);
  const [servicePage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /customer service/i }).click(),
  ]);
  await servicePage.waitForURL(
    new RegExp(`^http://localhost:${environment.sandboxPort}/desk\\?channel=LIVECHAT`),
  );
});
