// In a browser: shortcut keys, focus, the size of a dialog, and real calls.
import type { Locator, Page } from 'playwright/test';
import { axeViolations } from '../../browser/axeViolations.ts';
import { english } from '../../browser/texts/english.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { textReader } from '../../browser/texts/textsOf.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { allGames } from '../../fixtures/allGames.ts';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Returns the button in the header that opens the search. */
function opener(page: Page, name: string): Locator {
  return page.locator('header').getByRole('button', { name, exact: true });
}

test('the search opens by its keys, finds games, help and pages while typing, opens what is chosen, and gives the focus back', async ({
  brand,
  page,
}) => {
  const [game] = await allGames(brand, 'RNG');
  await openInEnglish(page, brand, '/promotions');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: english('search.title') });
  const field = dialog.getByRole('combobox');

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('limit');
  await expect(dialog.getByRole('group', { name: english('nav.help') })).toBeVisible();
  await expect(dialog.getByRole('status')).not.toHaveText(english('search.searching'));
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await opener(page, english('search.title')).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(opener(page, english('search.title'))).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type(english('nav.promotions'));
  const link = dialog.getByRole('option', { name: english('nav.promotions'), exact: true });
  await expect(link).toHaveAttribute('href', '/promotions');
  await field.fill(game?.displayName ?? '');
  await expect(dialog.getByRole('option').first()).toContainText(game?.displayName ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    english('games.loginFirst'),
  );
});

test('on a phone in Arabic the search covers the window and stays inside of it', async ({
  brand,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const t = await textReader(brand, 'AR');
  await withPreferences(page, brand, { lang: 'AR' });
  await page.goto(brand.url('/'));
  await hydrated(page);

  await opener(page, t('search.title')).click();
  const dialog = page.getByRole('dialog', { name: t('search.title') });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('combobox').fill('zzzz');

  await expect(dialog.getByText(t('search.nothingText'))).toBeVisible();
  const box = await dialog.boundingBox();
  expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 700]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(dialog.getByRole('link', { name: t('category.RNG'), exact: true })).toBeInViewport();
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
});
