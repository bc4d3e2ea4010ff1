import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { endSession } from '../../pages/logIn.ts';
import { watchLayoutShift } from '../../browser/layoutShift.ts';
import { expect, hydrated } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const form = (page: Page) => page.getByRole('form', { name: english('login.title') });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const box = (page: Page) => form(page).getByRole('checkbox', { name: 'Remember me for 24 hours' });
const offer = (page: Page) =>
  form(page).getByRole('button', { name: 'Continue as demo', exact: true });

/** Returns the cookies of a login; those of the preferences and of the device last longer. */
const loginCookies = async (page: Page) =>
  (await page.context().cookies()).filter(
    ({ name }) => !['livery-device', 'livery-preferences'].includes(name),
  );

/** Returns the names of the cookies of a login, with HttpOnly ones in brackets. */
const cookieNames = async (page: Page) =>
  (await loginCookies(page))
    .map(({ name, httpOnly }) => (httpOnly ? `[${name}]` : name))
    .toSorted();

// In a browser: cookies across page loads, the real focus order, and a stable layout.
test('[LOGN-12] [LOGN-06] a remembered login is offered without layout shift, signs in with one key, and can be deleted, by keyboard alone', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await expect(box(page)).not.toBeChecked();
  await field(page, 'Username').fill('demo');
  await field(page, 'Password').fill('Demo1234');
  await box(page).focus();
  await page.keyboard.press('Space');
  const beforeMs = Date.now();
  await page.keyboard.press('Enter');
  await expect(accountPanel(page)).toBeVisible();
  await endSession(page);
  expect(await cookieNames(page)).toEqual(['[livery-resume]', 'livery-offer', 'livery-remember']);
  const hours = (await loginCookies(page)).map(
    ({ expires }) => (expires * 1000 - beforeMs) / 3_600_000,
  );
  for (const lasts of hours) expect(Math.abs(lasts - 24)).toBeLessThan(0.05);

  const shifted = await watchLayoutShift(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/build/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(brand.url('/login?lang=EN'), { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await expect(field(page, 'Username')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await field(page, 'Username').boundingBox();
  const shiftedBefore = await shifted();
  scripts.resolve();
  await expect(offer(page)).toBeVisible();
  expect((await field(page, 'Username').boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
  expect((await shifted()) - shiftedBefore).toBeLessThan(0.01);

  await offer(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url('/'));
  await expect(accountPanel(page)).toContainText('demo');
  const typed = { username: 'demo', password: 'Demo1234', type: 'username' };
  expect(
    operator.callsTo('/wps/session/login').map(({ body }) => JSON.parse(body) as object),
  ).toEqual([{ ...typed, challengeResult: 'passed' }, typed]);
  await endSession(page);

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await offer(page).focus();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: english('login.forgetMe') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Username')).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  expect(await cookieNames(page)).toEqual([]);
});
