import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { asMember, endSession } from '../../pages/logIn.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(`${path}${path.includes('?') ? '&' : '?'}lang=EN`));
  await hydrated(page);
}

// In a browser: redirects between addresses.
test('[ROUTE-16] [SESS-03] [SESS-09] [SESS-10] a guest browses everything and logs in to join; a member is sent home from the login; a trial account is warned and may register', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await open(page, brand, '/promoDetail?id=101');
  await page.getByRole('button', { name: english('promo.join') }).click();
  await expect(page).toHaveURL(brand.url('/login'));
  await page.getByRole('textbox', { name: english('login.username') }).fill('demo');
  await page.getByRole('textbox', { name: english('login.password') }).fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: english('account.menu') })).toContainText('demo');
  await page.goto(brand.url('/login'));
  await expect(page).toHaveURL(brand.url('/'));

  await endSession(page);
  await asMember(page, brand, { username: 'trial', password: 'Trial1234' });
  await open(page, brand, '/promoDetail?id=101');
  await page.getByRole('button', { name: english('promo.join') }).click();
  const warning = page.getByRole('alertdialog', { name: english('account.trial') });
  await expect(warning).toContainText(english('in_need_true_account'));
  await warning.getByRole('button', { name: english('in_increase_submit') }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/promoDetail?id=101&lang=EN'));
  await open(page, brand, '/register');
  await expect(page.getByRole('form', { name: english('register.title') })).toBeVisible();
  await expect(page).toHaveURL(brand.url('/register?lang=EN'));
});
