import type { Page } from 'playwright/test';
import { sendLogin } from '../../harness/logIn.ts';
import { cookiesOf, sessionOf, signIn } from '../../harness/memberSession.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Choose a new password' });
const expired = { username: 'expired', password: 'Expired123' };

async function choose(page: Page, old?: string): Promise<void> {
  if (old !== undefined) await modal(page).getByRole('textbox', { name: 'Current password' }).fill(old);
  await modal(page).getByRole('textbox', { name: 'New password', exact: true }).fill('Tide2026');
  await modal(page).getByRole('textbox', { name: 'Password again' }).fill('Tide2026');
  await modal(page).getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your password was changed.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
}

test('[LOGN-08] a password that must be changed is asked for again after each load, on every page, in every tab, until it is changed', async ({ ownBrand: brand, page }) => {
  await sendLogin(page, brand, expired);
  await expect(modal(page)).toBeVisible();
  await page.reload();
  await expect(modal(page)).toBeVisible();
  await page.goto(brand.url('/rng'));
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Close' })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(brand.url('/'));
  await expect(modal(other)).toBeVisible();
  // Just typed at the login: the gateway has it still, whichever tab asks.
  await expect(modal(other).getByRole('textbox')).toHaveCount(2);
  await choose(other);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('expired');
  await expect(modal(page)).toHaveCount(0);
});

test('[LOGN-08] ten minutes after the login the old password is asked for with the new one', async ({ ownBrand: brand, page }) => {
  await sendLogin(page, brand, expired);
  await expect(modal(page)).toBeVisible();
  await page.context().clearCookies({ name: 'livery-note' });
  await page.reload();
  await choose(page, expired.password);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('expired');
  await expect(modal(page)).toHaveCount(0);
});

test('[LOGN-08] one that may wait is put off once: no page asks again', async ({ ownBrand: brand, page }) => {
  await brand.setModule('FORCECHANGEPASS', false);
  await expect.poll(async () => (await sessionOf(brand, cookiesOf(await signIn(brand, expired)))) as object).toMatchObject({ passwordChange: 'may' });
  await sendLogin(page, brand, expired);
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('expired');
  await expect(modal(page)).toHaveCount(0);
});
