import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Returns the entry of an article by its title. */
function entry(page: Page, title: string) {
  return page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test('[HELP-01] an article’s anchor opens it and scrolls to it: by address, link, search and going back', async ({
  brand,
  page,
}) => {
  // In a browser: the visible part of the page, and the address.
  await openInEnglish(page, brand, '/help#limits');
  const limits = entry(page, 'Setting limits');
  await expect(limits).toHaveAttribute('open');
  await expect(limits.getByText('A lower limit holds at once.')).toBeInViewport();
  await page
    .getByRole('navigation', { name: english('help.categories') })
    .getByRole('link', { name: /Deposits/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Deposits and withdrawals' })).toBeInViewport();
  await entry(page, 'Making a deposit').locator('summary').click();
  await entry(page, 'Making a deposit').getByRole('link', { name: 'deposit limit' }).click();
  await expect(limits.getByText('A lower limit holds at once.')).toBeInViewport();
  await expect(entry(page, 'Taking a break')).not.toHaveAttribute('open');

  await page.getByRole('searchbox', { name: english('help.search') }).fill('checksum');
  await expect(page.getByText('1 article found')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(/#install-app$/);
  await expect(entry(page, 'Installing the app')).toBeInViewport();
  await page.goBack();
  await expect(limits.getByText('A lower limit holds at once.')).toBeInViewport();
});

test('[HELP-02] [ROUTE-12] /help#term opens the terms in the help modal, which closes by back or its button; the footer links separate pages', async ({
  brand,
  page,
}) => {
  // In a browser: the address, history and a reload.
  const modal = page.getByRole('dialog', { name: english('nav.terms') });
  await openInEnglish(page, brand, '/help');
  await page.evaluate(() => {
    window.location.hash = 'term';
  });
  await expect(modal.getByText('These are the terms of a demonstration.')).toBeVisible();
  await page.goBack();
  await expect(modal).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);

  await page.goForward();
  await page.reload();
  await hydrated(page);
  await modal.getByRole('button', { name: english('dialog.close') }).click();
  await expect(modal).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await page.evaluate(() => {
    window.location.hash = 'term';
  });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('nav.responsible'), exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: english('nav.responsible') }),
  ).toBeVisible();
});
