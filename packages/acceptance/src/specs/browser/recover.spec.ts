import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { sessionOf } from '../../harness/memberSession.ts';
import { newestMessage } from '../../harness/outbox.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Reset your password' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Reset password' }).click();
const code = /\b\d{6}\b/;

async function open(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/forget?lang=EN'));
  await hydrated(page);
}

async function cookieOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('[PASS-01] the page has the game menu, the form, and beside it the way to an account', async ({ ownBrand: brand, page }) => {
  await open(page, brand);
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'No account yet?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(brand.url('/register'));
});

test('[PASS-02] by phone first where the operator offers it, with a choice; else by email only', async ({ ownBrand: brand, page }) => {
  await open(page, brand);
  const tabs = page.getByRole('tablist', { name: 'How to reset it' }).getByRole('tab');
  await expect(tabs).toHaveText(['Mobile number', 'Email']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Mobile number')).toBeVisible();
  await tabs.last().click();
  await expect(field(page, 'Username')).toBeVisible();

  await brand.setModule('CHNGPASSVERIF3', false);
  await expect.poll(async () => {
    await open(page, brand);
    return tabs.count();
  }).toBe(0);
  await expect(field(page, 'Email')).toBeVisible();
});

test('[PASS-04] [PASS-07] [SMSC-04] by phone: number, code and new password are checked, then the member is signed in with it', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  const codes = callsTo(page, '/wps/verification/sms/noLogin');
  await open(page, brand);
  await send(page);
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription('Input cannot be empty');
  await field(page, 'Mobile number').fill('my phone');
  await field(page, 'Code from the message').fill('000000');
  await field(page, 'New password').fill('short1');
  await send(page);
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription('Phone number format is wrong');
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/7 - 20/);
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(field(page, 'Mobile number')).toBeFocused();
  expect(codes).toEqual([]);

  await field(page, 'Mobile number').fill('9170000001');
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(field(page, 'Code from the message')).toBeFocused();
  expect(codes.map((call) => call.postDataJSON() as object)).toEqual([{ mobileNum: '9170000001', countryDialingCode: '+63', challengeResult: expect.any(String) }]);
  await field(page, 'New password').fill('Tide2026');
  await send(page);
  await expect(field(page, 'Code from the message')).toHaveAccessibleDescription('The code is not right or has expired.');

  await field(page, 'Code from the message').fill((await newestMessage(brand, '+639170000001')).match(code)?.[0] ?? '');
  await send(page);
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('demo');
  expect(await sessionOf(brand, await cookieOf(page))).toMatchObject({ state: 'member', account: 'demo' });
});

test('[PASS-03] [SMSC-01] [SMSC-02] no other code is sent while the countdown runs: a minute for each minute the code is good', async ({ brand, page }) => {
  await page.clock.install();
  const codes = callsTo(page, '/wps/verification/sms/noLogin');
  await open(page, brand);
  await field(page, 'Mobile number').fill('9170000001');
  await pauseClock(page);
  await form(page).getByRole('button', { name: 'Send the code' }).click();
  await expect(form(page).getByRole('button', { name: '300 s', exact: true })).toBeDisabled();
  await page.clock.runFor(299_000);
  await expect(form(page).getByRole('button', { name: '1 s', exact: true })).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(form(page).getByRole('button', { name: 'Send again' })).toBeEnabled();
  expect(codes.length).toBe(1);
});

test('[PASS-05] by email: what is empty says so; a mail brings a password that has to be changed, and the page says it was sent', async ({ ownBrand: brand, page }) => {
  const calls = callsTo(page, '/wps/member/password/email');
  await open(page, brand);
  await page.getByRole('tab', { name: 'Email' }).click();
  await send(page);
  await expect(field(page, 'Username')).toHaveAccessibleDescription('Input cannot be empty');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Input cannot be empty');
  await field(page, 'Username').fill('demo');
  await field(page, 'Email').fill('demo@example.test');
  await send(page);
  await expect(page.getByRole('alertdialog')).toContainText('Password sent. Please check.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  expect(calls.map((call) => [call.headers()['content-type'], call.postData()])).toEqual([['application/x-www-form-urlencoded;charset=UTF-8', 'username=demo&email=demo%40example.test']]);
  expect(await newestMessage(brand, 'demo@example.test')).toContain('the new password of demo is');
});

test('[ERRS-05] an unknown username or address is told apart from a known one by no brand whose answers are neutral, and is named by any other', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  const ask = async (): Promise<void> => {
    await open(page, brand);
    await page.getByRole('tab', { name: 'Email' }).click();
    await field(page, 'Username').fill('nobody');
    await field(page, 'Email').fill('nobody@example.test');
    await send(page);
  };
  await ask();
  await expect(page.getByRole('alertdialog')).toContainText('Password sent. Please check.');

  await publish(brand, () => brand.edit('compliance.json', (compliance) => { compliance.neutralAnswers = false; }));
  await ask();
  await expect(form(page).getByRole('alert')).toHaveText('Username/Email does not exist');
  await expect(field(page, 'Username')).toHaveValue('nobody');
});
