// In a browser: size and position of the board before and after its digits load.
import { english } from '../../browser/texts/english.ts';
import { JackpotPanel } from '../../pages/JackpotPanel.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[HOME-02] [HOME-09] the served page has jackpot panels without digits in their final size, and each then counts in its range', async ({
  brand,
  browser,
  page,
}) => {
  const html = await servedHtml(brand, '/?lang=EN');
  expect(html).toMatch(/<span[^>]+role="img"[^>]+aria-label="Grand jackpot"/);
  expect(html).not.toContain('data-digit');
  const staticPage = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  await staticPage.goto(brand.url('/?lang=EN'));
  const served = await new JackpotPanel(staticPage, 'Grand jackpot').region.boundingBox();
  await staticPage.close();

  await page.goto(brand.url('/?lang=EN'));

  const counter = new JackpotPanel(page, 'Grand jackpot');
  await expect.poll(() => counter.digits()).toMatch(/^\d{12}$/);
  expect(await counter.region.boundingBox()).toEqual(served);
  expect(
    (await counter.panel.locator('[data-digit]').first().locator('..').boundingBox())?.height,
  ).toBe(85);
  expect(await counter.amount()).toBeGreaterThanOrEqual(1.3e9);
  expect(await counter.amount()).toBeLessThanOrEqual(2.1e9);
  expect(await new JackpotPanel(page, 'Daily jackpot').amount()).toBeGreaterThanOrEqual(
    527_000_000,
  );
});

test('[BANR-05] the operator’s jackpot lies under the banners of the slots page', async ({
  brand,
  page,
}) => {
  await page.goto(brand.url('/rng?lang=EN'));
  const counter = new JackpotPanel(page, 'Progressive jackpot');
  await expect.poll(() => counter.digits()).toMatch(/^\d{6}$/);

  const banners = await page.getByLabel(english('banner.label')).first().boundingBox();
  const counterBox = await counter.region.boundingBox();
  expect(counterBox?.y).toBeGreaterThanOrEqual((banners?.y ?? 0) + (banners?.height ?? Infinity));
});

test.describe('ironfield', () => {
  test.use({ from: 'ironfield' });

  test('[HOME-03] the jackpot counter of the slots page follows the clock and grows', async ({
    brand,
    page,
  }) => {
    await page.goto(brand.url('/rng?lang=EN'));
    const counter = new JackpotPanel(page, 'Slots jackpot');
    await expect.poll(() => counter.digits()).toMatch(/^\d{11}$/);

    const first = await counter.amount();
    await expect.poll(() => counter.amount()).toBeGreaterThan(first);
  });
});
