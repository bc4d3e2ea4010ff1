// In a browser: scrolling, a press beside a dialog, and the address.
import { withPreferences } from '../../browser/withPreferences.ts';
import { expect, settled, test } from '../../fixtures/test.ts';

test('[MODL-01] an open modal locks scrolling of the page, closes with Escape or a click outside, and removes its name from the address', async ({
  brand,
  page,
}) => {
  await withPreferences(page, brand, { lang: 'EN' });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto(brand.url('/help#term'));
  const terms = page.getByRole('dialog');
  await expect(terms).toBeVisible();
  await settled(page);
  // The terms are at the end of the page.
  const before = await scrollY();
  expect(before).toBeGreaterThan(300);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/help'));
  expect(await scrollY()).toBe(before);

  await page.evaluate(() => {
    window.location.hash = 'term';
  });
  await expect(terms).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(terms).toHaveCount(0);
  // The wheel works once the page is painted without the modal.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -300);
      return scrollY();
    })
    .toBeLessThan(before);
});
