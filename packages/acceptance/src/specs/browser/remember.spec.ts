import type { Page } from 'playwright/test';
import { environment } from '../../harness/environment.ts';
import { endSession, sendLogin } from '../../harness/logIn.ts';
import { newestMessage } from '../../harness/outbox.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { openedByOperator } from '../../harness/operatorKeys.ts';
import { quiet } from '../../harness/quiet.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Welcome back' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const box = (page: Page) => form(page).getByRole('checkbox', { name: 'Remember me for 24 hours' });
const offer = (page: Page, name = 'demo') => form(page).getByRole('button', { name: `Continue as ${name}`, exact: true });
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

async function openLogin(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
}

/** Signs in with the box ticked; the session ends, and the login is open again. */
async function remembered(page: Page, brand: TestBrand, credentials: { username?: string; password?: string } = {}): Promise<void> {
  await sendLogin(page, brand, { ...credentials, remember: true });
  await expect(account(page)).toBeVisible();
  await endSession(page);
  await openLogin(page, brand);
}

/** The names of the cookies, with those no script reads in brackets. */
const cookieNames = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name !== 'livery-preferences').map(({ name, httpOnly }) => (httpOnly ? `[${name}]` : name)).toSorted();

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[LOGN-06] [LOGN-12] who ticked the box signs in again with one press, and no password is typed, shown or readable', async ({ ownBrand: brand, operator, page }) => {
      await openLogin(page, brand);
      await expect(box(page)).not.toBeChecked();
      await expect(form(page).getByRole('button', { name: /Continue as/ })).toHaveCount(0);
      const beforeMs = Date.now();
      await remembered(page, brand);
      expect(await cookieNames(page)).toEqual(['[livery-resume]', 'livery-offer', 'livery-remember']);
      const hours = (await page.context().cookies()).filter(({ name }) => name !== 'livery-preferences').map(({ expires }) => (expires * 1000 - beforeMs) / 3_600_000);
      for (const lasts of hours) expect(Math.abs(lasts - 24)).toBeLessThan(0.05);

      await expect(offer(page)).toBeVisible();
      await expect(box(page)).toBeChecked();
      for (const name of ['Username', 'Password']) await expect(field(page, name)).toHaveValue('');
      await offer(page).click();
      await expect(page).toHaveURL(brand.url('/'));
      await expect(account(page)).toContainText('demo');
      const sent = operator.callsTo('/wps/session/login').map(({ body }) => JSON.parse(body) as { data?: string });
      // One brand's operator has a codec.
      const logins = await Promise.all(sent.map(async (body) => (from === 'ironfield' ? openedByOperator(from, body.data) : body)));
      const typed = { username: 'demo', password: 'Demo1234', type: 'username' };
      expect(logins).toEqual([{ ...typed, challengeResult: 'passed' }, typed]);
    });
  });
}

test('[LOGN-12] with the keyboard alone: the box, the offer, and the way to forget it', async ({ ownBrand: brand, page }) => {
  await openLogin(page, brand);
  await field(page, 'Username').fill('demo');
  await field(page, 'Password').fill('Demo1234');
  await box(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(account(page)).toBeVisible();
  await endSession(page);
  await openLogin(page, brand);

  await offer(page).focus();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Not you? Forget this name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form(page).getByText('The name was forgotten.')).toBeAttached();
  await expect(field(page, 'Username')).toBeFocused();
  await expect(field(page, 'Username')).toHaveValue('');
  await expect(box(page)).not.toBeChecked();
  expect(await cookieNames(page)).toEqual([]);
});

test('[LOGN-12] who did not tick the box is not remembered, nor is anybody from before', async ({ ownBrand: brand, page }) => {
  await remembered(page, brand);
  await field(page, 'Username').fill('agent');
  await field(page, 'Password').fill('Agent1234');
  await box(page).uncheck();
  await form(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(account(page)).toContainText('agent');
  expect(await cookieNames(page)).toEqual(['[livery]', 'livery-hint']);
});

test('[LOGN-12] the offer appears without moving anything', async ({ ownBrand: brand, page }) => {
  await remembered(page, brand);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      // Entries of this type have a value.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(brand.url('/login?lang=EN'), { waitUntil: 'commit' });
  const username = page.getByRole('textbox', { name: 'Username', exact: true });
  await expect(username).toBeVisible();
  // Before the sheets have come nothing is painted, but what is asked for its place is laid out without them.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await page.evaluate(() => document.fonts.ready);
  const before = await username.boundingBox();
  answer.resolve();
  await expect(offer(page)).toBeVisible();
  expect((await username.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
});

test('[LOGN-12] a password that was changed meanwhile: the form says why, the offer is gone, the name stands in its field, what was typed stays', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await remembered(page, brand);
  await field(page, 'Password').fill('half a pass');
  operator.change('/wps/session/login', () => ({ success: false, message: 'The username or the password is not right.', value: null }));
  await offer(page).click();
  await expect(form(page).getByRole('alert')).toContainText('The username or the password is not right.');
  await expect(offer(page)).toHaveCount(0);
  await expect(field(page, 'Username')).toHaveValue('demo');
  await expect(field(page, 'Password')).toHaveValue('half a pass');
  await expect(field(page, 'Password')).toBeFocused();
  expect(await cookieNames(page)).toEqual(['livery-remember']);
});

test('[LOGN-10] [LOGN-12] where the operator wants a captcha now, it is asked for with the password', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await remembered(page, brand);
  // Somebody else tried the name at this address.
  await field(page, 'Username').fill('demo');
  await field(page, 'Password').fill('wrong');
  await form(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(field(page, 'Characters of the image')).toBeVisible();
  await openLogin(page, brand);
  await offer(page).click();
  await expect(form(page).getByRole('alert')).toContainText('picture');
  await expect(field(page, 'Characters of the image')).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
});

test('[LOGN-12] a ticket that was used elsewhere says so; an operator that fails costs nobody the ticket', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 410/, /status of 502/);
  await remembered(page, brand);
  const answers = [{ unheard: 'of' }];
  operator.change('/wps/session/login', (reply) => answers.pop() ?? reply);
  await offer(page).click();
  await expect(form(page).getByRole('alert')).toContainText('The service');
  await expect(offer(page)).toBeVisible();

  const [ticket] = (await page.context().cookies()).filter(({ name }) => name === 'livery-resume');
  await offer(page).click();
  await expect(account(page)).toBeVisible();
  await endSession(page);
  if (ticket) await page.context().addCookies([ticket]);
  await openLogin(page, brand);
  await offer(page).click();
  await expect(form(page).getByRole('alert')).toContainText('You are not remembered here any more. Please enter your password.');
  await expect(offer(page)).toHaveCount(0);
  await expect(field(page, 'Username')).toHaveValue('demo');
});

test('[SESS-02] [LOGN-12] a logout leaves the name in its field and no way in', async ({ ownBrand: brand, page }) => {
  await sendLogin(page, brand, { remember: true });
  await expect(account(page)).toContainText('12,345.67');
  // What the page still asks for while it signs out would be refused.
  await quiet(page);
  await account(page).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  expect(await cookieNames(page)).toEqual(['livery-remember']);
  await openLogin(page, brand);
  await expect(field(page, 'Username')).toHaveValue('demo');
  await expect(box(page)).toBeChecked();
  await expect(form(page).getByRole('button', { name: /Continue as/ })).toHaveCount(0);
});

test('[LOGN-12] of a login by SMS the number and its country are remembered, and no code', async ({ ownBrand: brand, page }) => {
  await openLogin(page, brand);
  await page.getByRole('tab', { name: 'With a code by SMS' }).click();
  await field(page, 'Mobile number').fill('9170000001');
  await box(page).check();
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(field(page, 'Code from the message')).toBeFocused();
  await field(page, 'Code from the message').fill((await newestMessage(brand, '+639170000001')).match(/\b\d{6}\b/)?.[0] ?? '');
  await form(page).getByRole('button', { name: 'Log in' }).click();
  await expect(account(page)).toBeVisible();
  expect(await cookieNames(page)).toEqual(['[livery]', 'livery-hint', 'livery-remember']);
  await endSession(page);
  await openLogin(page, brand);
  await expect(page.getByRole('tab', { name: 'With a code by SMS' })).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Mobile number')).toHaveValue('9170000001');
  await expect(form(page).getByRole('combobox')).toContainText('+63');
  await expect(field(page, 'Code from the message')).toHaveValue('');
});

test('[LOGN-08] [LOGN-12] who resumes a login whose password has expired is led to another one', async ({ ownBrand: brand, operator, page }) => {
  await remembered(page, brand);
  operator.change('/wps/session/login', (reply) => ({ ...reply, value: { ...reply.value as object, passwordExpired: true } }));
  await offer(page).click();
  const modal = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(modal.getByRole('textbox')).toHaveCount(2);
  await modal.getByRole('textbox', { name: 'New password', exact: true }).fill('Tide2026');
  await modal.getByRole('textbox', { name: 'Password again' }).fill('Tide2026');
  await modal.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your password was changed.');
  expect(JSON.parse(operator.callsTo('/wps/member/password')[0]?.body ?? '')).toMatchObject({ oldPassword: 'Demo1234' });
});

test('[LOGN-12] a ticket ends for everybody when its account is locked, and the sentence says how long', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await remembered(page, brand);
  for (let count = 0; count < 20; count += 1) {
    await fetch(`http://127.0.0.1:${environment.sandboxPort}/wps/session/login`, {
      method: 'POST', headers: { 'content-type': 'application/json', merchant: brand.merchant, 'x-forwarded-for': `198.51.100.${count}` },
      body: JSON.stringify({ username: 'demo', password: 'wrong', type: 'username' }),
    });
  }
  await offer(page).click();
  await expect(form(page).getByRole('alert')).toContainText('please try again in 5 minutes');
  await expect(offer(page)).toHaveCount(0);
});
