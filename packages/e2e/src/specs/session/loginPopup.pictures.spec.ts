import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.use({ from: 'ironfield' });

const popup = (page: Page) => page.getByRole('dialog', { name: english('login.title') });
const username = (page: Page) =>
  popup(page).getByRole('textbox', { name: english('login.username') });

// In a browser: focus, windows, layout and navigation around the login popup.
test('[LOGN-02] [LOGN-03] [LOGN-06] [LOGN-18] [MODL-04] [ROUTE-16] the login popup shows vendors, opens games in a window, switches to registration, closes with Escape, and leads home after login', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await page.goto(brand.url('/vip?lang=EN'));
  await hydrated(page);

  // A members-only link opens the popup; closing it leaves the guest on the page.
  await page
    .getByRole('main')
    .getByRole('link', { name: english('account.login') })
    .click();
  await expect(username(page)).toBeVisible();
  const menu = popup(page).getByRole('region', { name: english('lobby.games') });
  await expect(menu.getByRole('tab').first()).toHaveText(english('games.hot'));
  for (const name of [english('login.byPassword'), english('login.bySms')])
    await expect(popup(page).getByRole('tab', { name })).toBeVisible();
  await menu.getByRole('tab', { name: english('category.LIVE') }).click();
  const opened = page.waitForEvent('popup');
  await menu.getByRole('link').first().click();
  const login = await opened;
  await expect(login).toHaveURL(brand.url('/login'));
  await login.close();
  // The tabs do not all fit.
  await menu.getByRole('tab', { name: english('category.RNG') }).click();
  await expect(menu.getByRole('button', { name: english('carousel.next') })).toBeVisible();
  await menu.getByRole('tab', { name: english('category.ELOTT') }).click();
  await expect(menu.getByRole('group', { name: english('lobby.lotteries') })).toBeVisible();
  await expect(menu.getByRole('button', { name: english('carousel.next') })).toBeVisible();

  await popup(page)
    .getByRole('link', { name: english('account.register') })
    .click();
  const registration = page.getByRole('dialog', { name: english('register.title') });
  await expect(registration).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await registration.getByRole('link', { name: english('account.login') }).click();
  await expect(username(page)).toBeVisible();
  await expect(registration).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/vip?lang=EN'));

  // By keyboard: focus returns to its previous element.
  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: english('account.login'), exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await username(page).fill('demo');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(username(page)).toHaveValue('demo');
  await popup(page)
    .getByRole('textbox', { name: english('login.password') })
    .fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: english('account.menu') })).toContainText('demo');
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/'));
});
