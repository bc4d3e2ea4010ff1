import type { Page } from 'playwright/test';
import { callsTo } from '../../harness/callsTo.ts';
import { newestMessage } from '../../harness/outbox.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Welcome back' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const tabs = (page: Page) => page.getByRole('tablist', { name: 'How to log in' }).getByRole('tab');

async function open(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
}

test('[LOGN-01] [LOGN-16] [LOGN-18] with a mobile number and the code sent to it a member is signed in', async ({ ownBrand: brand, page }) => {
  await open(page, brand);
  await expect(tabs(page)).toHaveText(['With a password', 'With a code by SMS']);
  await tabs(page).last().click();
  await field(page, 'Mobile number').fill(' 9170000001 ');
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(field(page, 'Code from the message')).toBeFocused();
  await field(page, 'Code from the message').fill((await newestMessage(brand, '+639170000001')).match(/\b\d{6}\b/)?.[0] ?? '');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('demo');
});

test('[LOGN-04] mobile number and code are required, and the number has to be one; what was typed stays when the way changes', async ({ brand, page }) => {
  const calls = callsTo(page, '/wps/session/login');
  await open(page, brand);
  await field(page, 'Username').fill('demo');
  await tabs(page).last().click();
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription('Input cannot be empty');
  await expect(field(page, 'Code from the message')).toHaveAccessibleDescription('Input cannot be empty');
  await field(page, 'Mobile number').fill('call me');
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription('Phone number format is wrong');
  await tabs(page).first().click();
  await expect(field(page, 'Username')).toHaveValue('demo');
  await tabs(page).last().click();
  await expect(field(page, 'Mobile number')).toHaveValue('call me');
  expect(calls).toEqual([]);
});

test('[LOGN-01] [LOGN-22] without sign-in by SMS there are no tabs', async ({ ownBrand: brand, page }) => {
  await brand.setModule('MOBILEVERCODELOGIN3', false);
  await expect.poll(async () => {
    await open(page, brand);
    return tabs(page).count();
  }).toBe(0);
  await expect(field(page, 'Username')).toBeVisible();
});

test('[LOGN-15] the country codes open on focus, and close a moment after the focus has gone', async ({ brand, page }) => {
  await open(page, brand);
  await tabs(page).last().click();
  const picker = page.getByRole('combobox', { name: 'Country code' });
  await picker.focus();
  const list = page.getByRole('listbox', { name: 'Country code' });
  await expect(list).toBeVisible();
  await expect(list.getByRole('option').first()).toContainText('+63');
  await list.getByRole('option', { name: /\+84/ }).click();
  await expect(picker).toContainText('+84');
  await field(page, 'Mobile number').focus();
  await expect(list).toBeHidden();
});

test('[LOGN-02] [LOGN-03] over the form stands the game menu: hot and slot vendors lead to the slots, fish to its page, others to the login in a window of its own', async ({ brand, page }) => {
  await open(page, brand);
  const menu = page.getByRole('region', { name: 'Games' });
  await expect(menu.getByRole('tab').first()).toHaveText('Hot');
  await menu.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/);

  await open(page, brand);
  await menu.getByRole('tab', { name: 'Slots' }).click();
  await menu.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/);

  await open(page, brand);
  await menu.getByRole('tab', { name: 'Fish games' }).click();
  await menu.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fish$/);

  await open(page, brand);
  await menu.getByRole('tab', { name: 'Live casino' }).click();
  const opened = page.waitForEvent('popup');
  await menu.getByRole('link').first().click();
  const popup = await opened;
  await expect(popup).toHaveURL(brand.url('/login'));
  await expect.poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight, window.opener === null])).toEqual([1300, 900, true]);
  await expect(page).toHaveURL(/\/login/);
});
