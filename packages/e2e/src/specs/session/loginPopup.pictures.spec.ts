import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.use({ from: 'ironfield' });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });
const username = (page: Page) => popup(page).getByRole('textbox', { name: 'Username' });

// In a browser: focus, windows, layout and navigation around the login popup.
test('[LOGN-02] [LOGN-03] [LOGN-06] [LOGN-18] [MODL-04] [ROUTE-16] the popup: vendors, a window of its own, the registration in its place, Escape, and a login that leads home', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await page.goto(brand.url('/vip?lang=EN'));
  await hydrated(page);

  // A members-only link opens the popup; closing it leaves the guest on the page.
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(username(page)).toBeVisible();
  const menu = popup(page).getByRole('region', { name: 'Games' });
  await expect(menu.getByRole('tab').first()).toHaveText('Hot');
  for (const name of ['With a password', 'With a code by SMS'])
    await expect(popup(page).getByRole('tab', { name })).toBeVisible();
  await menu.getByRole('tab', { name: 'Live casino' }).click();
  const opened = page.waitForEvent('popup');
  await menu.getByRole('link').first().click();
  const login = await opened;
  await expect(login).toHaveURL(brand.url('/login'));
  await login.close();
  // The tabs do not all fit.
  await menu.getByRole('tab', { name: 'Slots' }).click();
  await expect(menu.getByRole('button', { name: 'Next' })).toBeVisible();

  await popup(page).getByRole('link', { name: 'Register' }).click();
  const registration = page.getByRole('dialog', { name: 'Create your account' });
  await expect(registration).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await registration.getByRole('link', { name: 'Log in' }).click();
  await expect(username(page)).toBeVisible();
  await expect(registration).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/vip?lang=EN'));

  // By keyboard: focus returns to its previous element.
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await username(page).fill('demo');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(username(page)).toHaveValue('demo');
  await popup(page).getByRole('textbox', { name: 'Password' }).fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('demo');
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/'));
});
