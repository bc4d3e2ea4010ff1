import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { newestMessage } from '../../pages/outbox.ts';
import { expect, hydrated } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const challenge = '/_livery/challenge';
const loginCode = '/wps/verification/sms/noLogin';

const form = (page: Page) => page.getByRole('main').getByRole('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });

// In a browser: the check is computed in a worker and verified by the server. login.spec.ts covers
// the login with a password.
test('[LOGN-05] [SMSC-04] [SMSC-05] [ERRS-08] requesting an SMS code needs a bot check, logging in with it does not, and a rejected check shows a dialog', async ({
  ownBrand: brand,
  operator,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByRole('tab', { name: english('login.bySms') }).click();
  await field(page, 'Mobile number').fill('9170000001');
  // Until the countries are loaded, a number is sent without its dialling code.
  await expect(page.getByRole('combobox', { name: english('register.country') })).toContainText(
    '+63',
  );

  // A correct solution of another call's puzzle must be rejected.
  const { body: another } = await brand.request(`${challenge}?call=register`);
  await page.route(
    `**${challenge}*`,
    (route) => route.fulfill({ contentType: 'application/json', body: another }),
    { times: 1 },
  );
  await page.clock.install();
  await button(page, english('sms.send')).click();
  const dialog = page.getByRole('alertdialog', { name: english('sms.failed') });
  await expect(dialog).toContainText(english('error.bot_check'));
  await dialog.getByRole('button', { name: english('dialog.ok') }).click();
  expect(operator.callsTo(loginCode)).toEqual([]);

  // Skips the throttle of code requests.
  await page.clock.fastForward(10_000);
  await button(page, english('sms.send')).click();
  await expect(field(page, english('register.verificationCode'))).toBeFocused();
  expect(operator.callsTo(loginCode).map(({ body }) => JSON.parse(body) as object)).toEqual([
    { mobileNum: '9170000001', countryDialingCode: '+63', challengeResult: 'passed' },
  ]);

  await field(page, english('register.verificationCode')).fill(
    /\b\d{6}\b/.exec(await newestMessage(brand, '+639170000001'))?.[0] ?? '',
  );
  await button(page, 'Log in').click();
  await expect(page.getByRole('group', { name: english('account.menu') })).toContainText('demo');
  expect(
    operator.callsTo('/wps/session/login').map(({ body }) => JSON.parse(body) as object),
  ).toEqual([expect.not.objectContaining({ challengeResult: expect.anything() })]);
});
