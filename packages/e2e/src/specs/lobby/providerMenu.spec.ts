import { english } from '../../browser/texts/english.ts';
import { callsTo } from '../../browser/callsTo.ts';
import { category, menu, panel } from '../../pages/headerMenu.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: focus order, hover, layout in rows, and pages that stay while their list changes.
test('[HEAD-06] [HEAD-07] the providers of a category open by keyboard or pointer in rows of ten; choosing one filters its category and persists', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await openInEnglish(page, brand);
  await tabTo(page, category(page, 'Fish games'));
  const links = panel(page, 'Fish games').getByRole('link');
  await expect(links).toHaveCount(6);
  const button = menu(page).getByRole('button', { name: 'Providers: Fish games' });
  expect(await button.evaluate(isBelowLabel)).toBe(false);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // The panel opened on focus only, so Tab skips it.
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(category(page, 'Card games')).toBeFocused();
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(links).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();
  // After Enter, Tab moves through all providers and beyond.
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(6);
  for (let index = 0; index < 6; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(category(page, 'Card games')).toBeFocused();
  await expect(links).toHaveCount(0);

  // Reads the current state
  const chosen = () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('chosenVendor') ?? 'null') as unknown);
  await category(page, 'Slots').hover();
  const items = panel(page, 'Slots').getByRole('listitem');
  await expect(items).toHaveCount(26);
  const tops = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().top),
  );
  expect(tops.filter((top) => top === tops[0]).length).toBe(10);
  await panel(page, 'Slots').getByRole('link', { name: 'Hazelrune Workshop' }).click();
  await expect(page).toHaveURL(brand.url('/rng?vassalage=HZRN'));
  await expect(panel(page, 'Slots')).toHaveCount(0);
  expect(await chosen()).toEqual({ gameType: 'RNG', vendorCode: 'HZRN' });
  const select = page
    .getByRole('group', { name: english('filters.label') })
    .getByLabel(english('filters.vendor'));
  await expect(select).toHaveValue('HZRN');
  // On the page of the same category only the list changes.
  const pages = callsTo(page, '/_livery/page');
  await page.mouse.move(700, 700);
  await category(page, 'Slots').hover();
  await panel(page, 'Slots').getByRole('link', { name: 'Opalferry' }).click();
  await expect(select).toHaveValue('OPFY');
  expect(await chosen()).toEqual({ gameType: 'RNG', vendorCode: 'OPFY' });
  expect(pages).toEqual([]);
});

/**
 * Returns whether a button that is visible without hover is under its label instead of beside it.
 */
function isBelowLabel(button: Element): boolean {
  if (matchMedia('(hover: hover)').matches) return false;
  const label = button.previousElementSibling ?? button;
  const [arrow, link] = [button, label].map((element) => element.getBoundingClientRect());
  return (arrow?.top ?? 0) > (link?.top ?? 0) + (link?.height ?? 0) / 2;
}
