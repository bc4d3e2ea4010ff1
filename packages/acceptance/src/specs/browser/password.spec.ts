import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { sendLogin } from '../../harness/logIn.ts';
import { signIn } from '../../harness/memberSession.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

const path = '/wps/member/password';
const modal = (page: Page) => page.getByRole('dialog', { name: 'Choose a new password' });
const field = (page: Page, name: string) => modal(page).getByRole('textbox', { name, exact: true });
const change = (page: Page) => modal(page).getByRole('button', { name: 'Change password' }).click();

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await field(page, 'New password').fill(password);
  await field(page, 'Password again').fill(confirmation);
  await change(page);
}

test('[LOGN-08] [MODL-04] [PASS-06] an expired password leads to another one, which must be chosen; the old one, just typed, is not asked for again', async ({ ownBrand: brand, operator, page }) => {
  await sendLogin(page, brand, { username: 'expired', password: 'Expired123' });
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('textbox')).toHaveCount(2);
  await expect(modal(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeVisible();

  await choose(page, 'Tide2026');
  await expect(page.getByRole('alertdialog')).toContainText('Your password was changed.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('expired');
  expect(operator.callsTo(path).map(({ body }) => JSON.parse(body) as object)).toEqual([{ newPassword: 'Tide2026', confirmNewPassword: 'Tide2026', oldPassword: 'Expired123' }]);
  expect((await signIn(brand, { username: 'expired', password: 'Tide2026' })).status).toBe(200);
  expect((await signIn(brand, { username: 'expired', password: 'Expired123' })).status).toBe(422);
});

test('[PASS-06] [ERRS-10] what is empty, too weak or not the same twice says so at its field, and nothing is sent', async ({ ownBrand: brand, operator, page }) => {
  await sendLogin(page, brand, { username: 'expired', password: 'Expired123' });
  await change(page);
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/^Input cannot be empty/);
  await expect(field(page, 'New password')).toBeFocused();
  for (const weak of ['short1', 'lettersonly', '12345678', 'a1'.repeat(11)]) {
    await choose(page, weak);
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/Please enter 7 - 20 characters/);
  }
  await choose(page, 'Tide2026', 'Tide2027');
  await expect(field(page, 'Password again')).toHaveAccessibleDescription('Confirmation password is not correct.');
  await expect(field(page, 'Password again')).toBeFocused();
  expect(operator.callsTo(path)).toEqual([]);
});

test('[LOGN-08] where no change is forced an expired password may be kept for now; where there is no policy nothing is said of it', async ({ ownBrand: brand, page }) => {
  await brand.setModule('FORCECHANGEPASS', false);
  await expect.poll(async () => {
    // What the page before still asks for would be refused without its cookie.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await sendLogin(page, brand, { username: 'expired', password: 'Expired123' });
    await expect(modal(page)).toBeVisible();
    return modal(page).getByRole('button', { name: 'Close' }).count();
  }).toBe(1);
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('expired');

  await page.goto('about:blank');
  await page.context().clearCookies();
  await publish(brand, () => brand.edit('site.json', (site) => { site.passwordPolicy = false; }));
  await sendLogin(page, brand, { username: 'expired', password: 'Expired123' });
  await expect(page).toHaveURL(brand.url('/'));
  await expect(modal(page)).toHaveCount(0);
});

test('[LOGN-08] the brand’s initial password leads to another one, of a first login at once', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.defaultInitialPassword = 'Newbie1234'; }));
  await sendLogin(page, brand, { username: 'newbie', password: 'Newbie1234' });
  await expect(modal(page)).toContainText('Your password has to be changed before you go on.');
  await choose(page, 'Tide2026');
  await expect(page.getByRole('alertdialog')).toContainText('Your password was changed.');
});

test('[LOGN-08] a login by SMS typed no password that could be due', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  // The token is none of the operator's: what a member has cannot be had with it.
  expectedComplaints.push(/status of 401/);
  operator.change('/wps/session/login', (reply) => ({ ...reply, success: true, message: '', value: { token: 'a-token-of-the-operator', userName: 'demo', id: 1, account: 'demo', passwordExpired: true } }));
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByRole('tab', { name: 'With a code by SMS' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9170000001');
  await page.getByRole('textbox', { name: 'Code from the message' }).fill('123456');
  // The list of countries comes with the tab; what is sent before names none.
  await page.getByRole('combobox', { name: 'Country code' }).waitFor();
  await page.getByRole('form', { name: 'Welcome back' }).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(modal(page)).toHaveCount(0);
  expect(operator.callsTo('/wps/session/login').map(({ body }) => JSON.parse(body) as object)).toEqual([{ username: '9170000001', password: '123456', type: 'sms', countryDialingCode: '+63' }]);
});
