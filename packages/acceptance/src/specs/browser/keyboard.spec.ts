import type { Page } from 'playwright/test';
import { tabTo } from '../../harness/tabTo.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const focused = (page: Page) => page.locator(':focus');

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await page.goto(brand.url(path));
  await hydrated(page);
}

test('with the keyboard: the skip link is the first stop and leads past bars and banners', async ({ brand, page }) => {
  await open(page, brand, '/rng');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  // Past the jackpot's pause button.
  await tabTo(page, page.getByRole('combobox', { name: 'Search games' }), { mostStops: 5 });
});

test('with the keyboard: a link of the menu leads on, and the keyboard goes on in the new page', async ({ brand, page }) => {
  await open(page, brand, '/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Live casino', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Live casino · Lagoon');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('with the keyboard: the language menu opens, moves, closes and chooses', async ({ brand, page }) => {
  await open(page, brand, '/');
  const trigger = page.getByRole('button', { name: /Language|Wika/ });
  const items = page.getByRole('menuitemradio');
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Tagalog' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('t');
  await expect(page.getByRole('menuitemradio', { name: 'Tagalog' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect(trigger).toBeFocused();
});

test('with the keyboard: filters and pages of a list', async ({ brand, page }) => {
  await open(page, brand, '/rng');
  const search = page.getByRole('combobox', { name: 'Search games' });
  // Its code comes after the page answers.
  await page.locator('[data-ready]').filter({ has: search }).waitFor();
  await tabTo(page, search);
  await page.keyboard.type('bingo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Slots' }).getByRole('listitem')).toHaveCount(14);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(page.getByText('Page 1 of 22')).toBeVisible();

  await page.keyboard.press('Tab');
  const vendor = page.getByLabel('Provider', { exact: true });
  await expect(vendor).toBeFocused();
  await page.keyboard.type('Hazel');
  await page.keyboard.press('Enter');
  await expect(vendor).toHaveValue('HZRN');

  await tabTo(page, page.getByRole('radio', { name: 'All', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Scratch' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Scratch' })).toBeChecked();
  await expect(vendor).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Bingo' })).toBeChecked();
  await page.keyboard.press('Home');
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();

  const next = page.getByRole('button', { name: 'Next page' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 2 of 22')).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 22 of 22')).toBeVisible();
  // What leads nowhere now keeps the focus all the same.
  await expect(page.getByRole('button', { name: 'Last page' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Page 21 of 22')).toBeVisible();
});

test('with the keyboard: log in, see the balance, log out', async ({ ownBrand: brand, page }) => {
  await open(page, brand, '/login');
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo1234');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const account = page.getByRole('group', { name: 'Your account' });
  await expect(account).toContainText('P 12,345.67');
  // The keyboard goes on in the page that comes after the login.
  await expect(page.locator('#content')).toBeFocused();

  // Forward it would be the whole page.
  await tabTo(page, account.getByRole('button', { name: 'Hide balance' }), { key: 'Shift+Tab' });
  await page.keyboard.press('Space');
  await expect(account).toContainText('***');
  await expect(account.getByRole('button', { name: 'Show balance' })).toBeFocused();
  await tabTo(page, account.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
  await expect(focused(page)).toHaveText('Log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('with the keyboard: a dialog holds the focus, closes with Esc, and gives the focus back', async ({ brand, page }) => {
  await open(page, brand, '/rng');
  const game = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  const dialog = page.getByRole('alertdialog');
  await tabTo(page, game);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('You are not logged in, please login')).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveText('Log in');
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key as string); // an array of names of keys
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(game).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Log in · Lagoon');
});
