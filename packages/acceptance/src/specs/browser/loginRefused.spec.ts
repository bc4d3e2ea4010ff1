import type { Page } from 'playwright/test';
import { endSession } from '../../harness/logIn.ts';
import { sessionOf } from '../../harness/memberSession.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Welcome back' });
const logIn = (page: Page) => form(page).getByRole('button', { name: 'Log in', exact: true }).click();

async function open(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
}

test('[LOGN-17] a login from an address the operator does not know says how its owner can prove who it is, and leads to customer service', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await open(page, brand);
  await form(page).getByRole('textbox', { name: 'Username' }).fill('traveller');
  await form(page).getByRole('textbox', { name: 'Password' }).fill('Travel1234');
  await logIn(page);
  const tip = form(page).getByRole('alert');
  await expect(tip).toContainText('To prove that it is you, have ready:');
  await expect(tip.getByRole('listitem')).toHaveText([
    'your phone number', 'the code sent to your phone', 'the email address of your account', 'the name on your bank account', 'the code of your authenticator app',
  ]);
  await expect(tip).toContainText('With a code by SMS you can log in at once.');
  const desk = page.waitForEvent('popup');
  await tip.getByRole('button', { name: 'Customer service' }).click();
  await desk;
  await expect(form(page).getByRole('textbox', { name: 'Username' })).toHaveValue('traveller');
});

test('[LOGN-13] [LOGN-22] free play signs in to a trial account where the operator offers it, and nowhere else', async ({ ownBrand: brand, operator, page }) => {
  await open(page, brand);
  await page.evaluate(() => window.sessionStorage.setItem('cpw', 'left over'));
  await form(page).getByRole('button', { name: 'Try it for free' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText(/guest\d+/);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await sessionOf(brand, cookie)).toMatchObject({ state: 'trial', isAgent: 4 });
  expect(await page.evaluate(() => window.sessionStorage.getItem('cpw'))).toBeNull();
  // What the browser of these tests says it runs on.
  const [sent] = operator.callsTo('/wps/session/login/freeplay');
  expect([JSON.parse(sent?.body ?? '{}'), sent?.headers['gateway-version']]).toEqual([{ os: 'Windows', platform: 'W', token: expect.any(String) }, '3']);

  await endSession(page);
  await brand.setModule('FREEPLAY', false);
  await expect.poll(async () => {
    await open(page, brand);
    return form(page).getByRole('button', { name: 'Try it for free' }).count();
  }).toBe(0);
});
