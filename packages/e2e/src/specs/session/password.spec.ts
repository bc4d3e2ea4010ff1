import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { sendLogin } from '../../pages/logIn.ts';
import { signIn } from '../../fixtures/memberSession.ts';
import { expect, hydrated } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: english('password.title') });
const field = (page: Page, name: string) => modal(page).getByRole('textbox', { name, exact: true });

async function choose(page: Page, password: string): Promise<void> {
  await field(page, 'New password').fill(password);
  await field(page, english('register.confirmPassword')).fill(password);
  await modal(page)
    .getByRole('button', { name: english('password.submit') })
    .click();
}

// In a browser: page loads and other tabs do not bypass the modal; the operator's own rule and
// round trip.
test('[LOGN-08] [MODL-04] [PASS-06] [ERRS-10] a required password change is requested after each load, on every page and tab, until it is done', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  await sendLogin(page, brand, { username: 'expired', password: 'Expired123' });
  await expect(modal(page)).toBeVisible();
  await page.goto(brand.url('/rng?lang=EN'));
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('button', { name: english('dialog.close') })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(brand.url('/?lang=EN'));
  // The password was just typed at the login, so the gateway still has it for any tab.
  await expect(modal(other).getByRole('textbox')).toHaveCount(2);
  await choose(other, 'lettersonly');
  await expect(field(other, 'New password')).toHaveAccessibleDescription(
    /Please enter 7 - 20 characters/,
  );
  await expect(field(other, 'New password')).toBeFocused();
  await choose(other, 'Tide2026');
  await expect(other.getByRole('alertdialog')).toContainText(english('password.changed'));
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: english('dialog.ok') })
    .click();
  await expect(other).toHaveURL(brand.url('/'));
  expect(
    operator.callsTo('/wps/member/password').map(({ body }) => JSON.parse(body) as object),
  ).toEqual([
    { newPassword: 'Tide2026', confirmNewPassword: 'Tide2026', oldPassword: 'Expired123' },
  ]);
  expect((await signIn(brand, { username: 'expired', password: 'Tide2026' })).status).toBe(200);
  expect((await signIn(brand, { username: 'expired', password: 'Expired123' })).status).toBe(422);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('group', { name: english('account.menu') })).toContainText('expired');
  await expect(modal(page)).toHaveCount(0);
});
