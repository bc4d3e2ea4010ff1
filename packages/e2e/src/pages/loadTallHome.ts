import { expect, type Page } from 'playwright/test';
import { watchLayoutShift } from '../browser/layoutShift.ts';
import { english } from '../browser/texts/english.ts';
import { withPreferences } from '../browser/withPreferences.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { JackpotPanel } from './JackpotPanel.ts';

/**
 * Loads the home page in a window that shows all of it, with motion, until counters, winners and
 * logos are there. Returns a function that reads its layout shift.
 */
export async function loadTallHome(page: Page, brand: TestBrand): Promise<() => Promise<number>> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await withPreferences(page, brand, { lang: 'EN' });
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.goto(brand.url());
  await expect.poll(() => new JackpotPanel(page, 'Grand jackpot').digits()).not.toBe('');
  await expect(
    page
      .getByRole('region', { name: english('winners.title') })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: english('strip.stop') })).toBeVisible();
  return layoutShift;
}
