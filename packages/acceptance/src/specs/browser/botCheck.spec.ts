import type { Page, Request } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { newestMessage } from '../../harness/outbox.ts';
import { fillIn, openRegistration } from '../../harness/registerPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

const challenge = '/_livery/challenge';
const login = '/wps/session/login';
const loginCode = '/wps/verification/sms/noLogin';
const workers = /\/assets\/proofWorker-[\w-]+\.js$/;

const form = (page: Page) => page.getByRole('main').getByRole('form');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

async function openLogin(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
}

async function typeLogin(page: Page): Promise<void> {
  await field(page, 'Username').fill('demo');
  await field(page, 'Password').fill('Demo1234');
}

async function typeMobile(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'With a code by SMS' }).click();
  await field(page, 'Mobile number').fill('9170000001');
  // Until the countries are known a number goes without its dialling code.
  await expect(page.getByRole('combobox', { name: 'Country code' })).toContainText('+63');
}

/** The paths of the calls that matter here, in their order, with the call a challenge is for. */
function order(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname === challenge) seen.push(`challenge for ${fieldsOf(request).call}`);
    else if (pathname.startsWith('/wps/session/login') || pathname.startsWith('/wps/verification/sms') || pathname.startsWith('/wps/member/')) seen.push(`${request.method()} ${pathname}`);
    else if (workers.test(pathname)) seen.push('proof');
  });
  return seen;
}

testWithOperator('[LOGN-05] [LOGN-16] a login is checked first, then the bot check is solved, then it is sent; nothing of it comes with the page', async ({ ownBrand: brand, operator, page }) => {
  const seen = order(page);
  await openLogin(page, brand);
  await button(page, 'Log in').click();
  await expect(form(page).getByRole('alert')).toHaveText('Please enter the username and password');
  await field(page, 'Username').fill('demo');
  await button(page, 'Log in').click();
  await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
  expect(seen).toEqual([]);
  await typeLogin(page);
  await button(page, 'Log in').click();
  await expect(account(page)).toContainText('demo');
  expect(seen.slice(0, 3)).toEqual(['challenge for loginV2', 'proof', `POST ${login}`]);
  const body = { username: 'demo', password: 'Demo1234', type: 'username', challengeResult: 'passed' };
  expect(operator.callsTo(login).map((call) => JSON.parse(call.body) as object)).toEqual([body]);
});

testWithOperator('[LOGN-05] [SMSC-04] a login by SMS has no bot check of its own; the request for its code has', async ({ ownBrand: brand, operator, page }) => {
  await openLogin(page, brand);
  await typeMobile(page);
  const seen = order(page);
  await button(page, 'Send the code').click();
  await expect(field(page, 'Code from the message')).toBeFocused();
  expect(seen).toEqual(['challenge for getLoginCode', 'proof', `POST ${loginCode}`]);
  const numbers = { mobileNum: '9170000001', countryDialingCode: '+63' };
  expect(operator.callsTo(loginCode).map(({ body }) => JSON.parse(body) as object)).toEqual([{ ...numbers, challengeResult: 'passed' }]);
  seen.length = 0;
  await field(page, 'Code from the message').fill(/\b\d{6}\b/.exec(await newestMessage(brand, '+639170000001'))?.[0] ?? '');
  await button(page, 'Log in').click();
  await expect(account(page)).toContainText('demo');
  expect(seen[0]).toBe(`POST ${login}`);
  expect(operator.callsTo(login).map(({ body }) => JSON.parse(body) as object)).toEqual([expect.not.objectContaining({ challengeResult: expect.anything() })]);
});

testWithOperator('[REGI-03] [SMSC-04] a registration carries its bot check, with a username as with a mobile number and its code', async ({ ownBrand: brand, operator, page }) => {
  const seen = order(page);
  const { mobile, submit } = await openRegistration(page, brand);
  await submit.click();
  expect(seen).toEqual([]);
  await fillIn(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await mobile.fill('9170001234');
  await button(page, 'Send the code').click();
  await expect(field(page, 'Code from the message')).toBeFocused();
  expect(seen).toEqual(['challenge for getRegisterCode', 'proof', 'POST /wps/verification/sms/register']);
  seen.length = 0;
  await page.getByRole('tab', { name: 'Username' }).click();
  await submit.click();
  await expect(account(page)).toContainText('newcomer');
  expect(seen.slice(0, 3)).toEqual(['challenge for register', 'proof', 'PUT /wps/member/register']);
  for (const path of ['/wps/member/register', '/wps/verification/sms/register']) {
    expect(operator.callsTo(path).map(({ body }) => JSON.parse(body) as object)).toEqual([expect.objectContaining({ challengeResult: 'passed' })]);
  }
});

test('[LOGN-05] while it is solved the button is busy, and a second press does nothing', async ({ ownBrand: brand, page }) => {
  const gate = Promise.withResolvers<void>();
  const challenges = callsTo(page, challenge);
  await page.route(`**${challenge}*`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openLogin(page, brand);
  await typeLogin(page);
  await button(page, 'Log in').click();
  await expect(button(page, 'Log in')).toHaveAttribute('aria-busy', 'true');
  await field(page, 'Password').press('Enter');
  gate.resolve();
  await expect(account(page)).toContainText('demo');
  expect(challenges.length).toBe(1);
});

test('[ERRS-08] a bot check that cannot be solved says so, nothing is sent, what was typed stays, and the next attempt works', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource: net::ERR_FAILED/, /proofWorker/);
  const logins = callsTo(page, login);
  await openLogin(page, brand);
  await typeLogin(page);
  await page.route(workers, (route) => route.abort());
  await button(page, 'Log in').click();
  await expect(form(page).getByRole('alert')).toHaveText('Please complete verification first');
  await expect(button(page, 'Log in')).not.toHaveAttribute('aria-busy');
  expect(logins).toEqual([]);
  await expect(field(page, 'Password')).toHaveValue('Demo1234');
  await page.unroute(workers);
  await button(page, 'Log in').click();
  await expect(account(page)).toContainText('demo');
});

test('[ERRS-08] [SMSC-05] a bot check that the server does not take says so over the login as in the dialog of the code', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  // One of another call: its solution is right, and does not count.
  const { body } = await brand.request(`${challenge}?call=register`);
  await page.route(`**${challenge}*`, (route) => route.fulfill({ contentType: 'application/json', body }), { times: 2 });
  await openLogin(page, brand);
  await typeLogin(page);
  await button(page, 'Log in').click();
  await expect(form(page).getByRole('alert')).toHaveText('Please complete verification first');
  await typeMobile(page);
  await button(page, 'Send the code').click();
  const dialog = page.getByRole('alertdialog', { name: 'The code was not sent' });
  await expect(dialog).toContainText('Please complete verification first');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'With a password' }).click();
  await button(page, 'Log in').click();
  await expect(account(page)).toContainText('demo');
});

testWithOperator('[LOGN-05] a brand that checks nobody asks for no challenge', async ({ ownBrand: brand, operator, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => {
    site.botCheck = { kind: 'none' };
  }));
  const challenges = callsTo(page, challenge);
  await openLogin(page, brand);
  await typeLogin(page);
  await button(page, 'Log in').click();
  await expect(account(page)).toContainText('demo');
  expect(challenges).toEqual([]);
  expect(operator.callsTo(login).map(({ body }) => JSON.parse(body) as object)).toEqual([{ username: 'demo', password: 'Demo1234', type: 'username' }]);
});

test('[ERRS-08] the sentence is there in every language of the brand', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  await page.route(`**${login}`, (route) => route.fulfill({ status: 403, json: { success: false, code: 'bot_check', message: '', value: null } }));
  for (const [lang, sentence] of [['TY', 'Kumpletuhin muna ang beripikasyon'], ['AR', 'يُرجى إكمال التحقق أولًا']] as const) {
    await page.goto(brand.url(`/login?lang=${lang}`));
    await hydrated(page);
    await form(page).getByRole('textbox').first().fill('demo');
    await form(page).locator('input[name="password"]').fill('Demo1234');
    await form(page).locator('button[type="submit"]').click();
    await expect(form(page).getByRole('alert')).toHaveText(sentence);
  }
});
