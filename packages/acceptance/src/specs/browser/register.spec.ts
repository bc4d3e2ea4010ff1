import type { Page, Response } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { changeRules, fillIn, openRegistration, registration, rulesPath } from '../../harness/registerPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const refused = /status of 422/;
const path = '/wps/member/register';
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

function setFlags(brand: TestBrand, flags: Record<string, boolean>): Promise<void> {
  const document = Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, { value }]));
  return publish(brand, () => brand.write('flags.json', JSON.stringify({ $schema: '../../../schemas/flags.schema.json', flags: document })));
}

test('[REGI-01] [ROUTE-05] the page has tabs for both methods, on both of its addresses; with one method it has none', async ({ ownBrand: brand, page }) => {
  const form = await openRegistration(page, brand);
  await expect(page.getByRole('tab')).toHaveText(['Username', 'Mobile number']);
  await form.username.fill('somebody');
  await form.password.fill('Passw0rd1');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(form.username).toHaveCount(0);
  await expect(form.mobile).toHaveAttribute('aria-required', 'true');
  await expect(form.password).toHaveValue('Passw0rd1');
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(form.username).toHaveValue('somebody');

  await page.goto(brand.url('/register.html?lang=EN'));
  await expect(form.submit).toBeVisible();
  await setFlags(brand, { MOBILENUMREG3: false });
  await openRegistration(page, brand);
  await expect(form.username).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await setFlags(brand, { USERNAMEREG3: false });
  await openRegistration(page, brand);
  await expect(form.mobile).toBeVisible();
  await expect(form.username).toHaveCount(0);
});

test.describe('ironfield', () => {
  test.use({ from: 'ironfield' });

  test('[REGI-07] [REGI-05] a brand whose operator wants a captcha and a payment password gets them, and a refused captcha is followed by another', async ({ brand, page, expectedComplaints }) => {
    expectedComplaints.push(refused);
    const shown = () => page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/captcha');
    const idOf = async (response: Response): Promise<string> => ((await response.json()) as { value: { captchaId: string } }).value.captchaId; // the gateway's envelope
    const first = shown();
    const form = await openRegistration(page, brand);
    await first;
    const captcha = form.field('Characters of the image');
    await fillIn(page);
    await form.mobile.fill('9170001234');
    await form.field('Payment password').fill('123456');
    await form.submit.click();
    await expect(captcha).toBeFocused();
    await expect(captcha).toHaveAccessibleDescription('Please enter the characters of the image');
    const second = shown();
    await captcha.fill('wrong');
    await form.submit.click();
    await expect(captcha).toHaveAccessibleDescription(/Those are not the characters of the picture/);
    await expect(form.field('Payment password')).toHaveValue('123456');
    await captcha.fill(await brand.captchaAnswer(await idOf(await second)));
    await form.submit.click();
    await expect(account(page)).toContainText('newcomer');
  });
});

test('[REGI-01] without any method the page says that registration is closed', async ({ ownBrand: brand, page }) => {
  await setFlags(brand, { MOBILENUMREG3: false, USERNAMEREG3: false });
  await page.goto(brand.url('/register?lang=EN'));
  await hydrated(page);
  await expect(page.getByText('Registration is closed at the moment.')).toBeVisible();
  await expect(registration(page).form).toHaveCount(0);
});

test('[REGI-01] [MODL-04] registerModal has the same form: it opens over a page, keeps it, closes, and goes home when its visitor is a member', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await page.goto(brand.url('/help?lang=EN'));
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await opener.click();
  const modal = page.getByRole('dialog', { name: 'Create your account' });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(brand.url('/help?lang=EN'));
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await fillIn(page);
  await registration(page).submit.click();
  await expect(account(page)).toContainText('newcomer');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(brand.url('/'));
});

test('[REGI-07] [REGI-13] a registration is one PUT whose body nobody on the way can read; its member is signed in and at home', async ({ ownBrand: brand, page }) => {
  const form = await openRegistration(page, brand);
  await fillIn(page);
  const calls = callsTo(page, path);
  const loaded = ['/wps/member/info', '/wps/v2/wallets/balance'].map((each) => page.waitForResponse((response) => new URL(response.url()).pathname === each));
  await form.submit.click();
  await expect(account(page)).toContainText('newcomer');
  await expect(page).toHaveURL(brand.url('/'));
  expect((await Promise.all(loaded)).map((response) => response.status())).toEqual([200, 200]);
  expect(calls.map((call) => call.method())).toEqual(['PUT']);
  expect(calls[0]?.postData()).not.toMatch(/newcomer|Passw0rd1|MARIA/);
});

testWithOperator('[REGI-03] [REGI-09] [ROUTE-05] the operator gets what was typed, where from, and that the member is to be signed in', async ({ ownBrand: brand, page, operator, expectedComplaints }) => {
  // Only this page believes that all of it is asked for.
  expectedComplaints.push(refused);
  await changeRules(page, brand, Object.fromEntries(['qqNum', 'recommenderId', 'paymentPassword', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'].map((field) => [field, { enabled: true }])));
  const form = await openRegistration(page, brand, '&referralCode=WELCOME1');
  await fillIn(page);
  const typed = {
    'Mobile number': '9170001234', 'Payment password': '123456', Email: 'maria@example.com', 'ID number': 'AB123456', 'QQ number': '1234567', 'LINE name': 'maria.line',
    'WhatsApp number': '639170001234', 'Facebook name': 'maria.face', 'WeChat name': 'maria_chat', 'Number of who recommended us': '77',
  };
  for (const [name, value] of Object.entries(typed)) await form.field(name).fill(value);
  await form.submit.click();
  await expect.poll(() => operator.callsTo(path).length).toBe(1);
  expect(operator.callsTo('/wps/agent/affiliate').map(({ query }) => Object.fromEntries(new URLSearchParams(query)))).toEqual([{ code: 'WELCOME1', domain: brand.host }]);
  const [call] = operator.callsTo(path);
  expect(call?.method).toBe('PUT');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    username: 'newcomer', password: 'Passw0rd1', confirmPassword: 'Passw0rd1', payeeName: 'MARIA SANTOS', mobileNum: '9170001234', countryDialingCode: '+63', paymentPassword: '123456',
    email: 'maria@example.com', idNumber: 'AB123456', qqNum: '1234567', line: 'maria.line', whatsapp: '639170001234', facebook: 'maria.face', wechat: 'maria_chat', recommenderId: '77',
    affiliateCode: 'WELCOME1', referralCode: 'WELCOME1', domain: brand.host, registerUrl: brand.url('/register?lang=EN&referralCode=WELCOME1'), registerMethod: 'WEB', login: true, challengeResult: 'passed',
  });
});

test('[REGI-04] [REGI-14] [REGI-16] username, password and real name say what they take', async ({ ownBrand: brand, page }) => {
  const form = await openRegistration(page, brand);
  await expect(form.username).toHaveAccessibleDescription('2-15 characters, starting with a letter: letters, digits and underscores, no spaces.');
  await expect(form.password).toHaveAccessibleDescription('More than 6 characters, with letters and digits.');
  await expect(form.realName).toHaveAccessibleDescription('In capital letters without accents, with spaces, as on your bank card: otherwise withdrawals fail.');
  for (const [field, tokens] of [[form.username, 'username'], [form.password, 'new-password'], [form.confirm, 'new-password'], [form.realName, 'name'], [form.field('Email'), 'email'], [form.mobile, 'tel-national']] as const) {
    await expect(field).toHaveAttribute('autocomplete', tokens);
  }
  // The operator's own bounds.
  await changeRules(page, brand, { username: { minLength: 4, maxLength: 9 }, password: { minLength: 10 } });
  await openRegistration(page, brand);
  await expect(form.username).toHaveAccessibleDescription(/^4-9 characters/);
  await expect(form.password).toHaveAccessibleDescription(/^More than 9 characters/);
});

test('[REGI-15] the confirmation must be there and be the same', async ({ ownBrand: brand, page }) => {
  const form = await openRegistration(page, brand);
  const calls = callsTo(page, path);
  await fillIn(page);
  await form.confirm.fill('');
  await form.submit.click();
  await expect(form.confirm).toBeFocused();
  await expect(form.confirm).toHaveAccessibleDescription('Input cannot be empty');
  await form.confirm.fill('Passw0rd2');
  await expect(form.confirm).toHaveAccessibleDescription('Incorrect confirmation');
  await form.submit.click();
  await expect(form.confirm).toBeFocused();
  expect(calls).toEqual([]);
  await form.password.fill('Passw0rd2');
  await expect(form.confirm).not.toHaveAttribute('aria-invalid');
});

test('[REGI-06] the terms are ticked; without the tick nothing is sent, and the box says why', async ({ ownBrand: brand, page }) => {
  const form = await openRegistration(page, brand);
  const calls = callsTo(page, path);
  await expect(form.terms).toBeChecked();
  await expect(form.terms).toHaveAccessibleName(/I am 18 years old or older, and I agree to the terms\./);
  await fillIn(page);
  await form.terms.uncheck();
  await form.submit.click();
  await expect(form.terms).toBeFocused();
  await expect(form.terms).toHaveAccessibleDescription('not empty?');
  expect(calls).toEqual([]);
  await form.terms.check();
  await expect(form.terms).toHaveAccessibleDescription('');
  await form.submit.click();
  await expect(account(page)).toContainText('newcomer');
});

test('[ERRS-01] [REGI-05] what the operator refuses stands at its field, and nothing typed is lost', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  const form = await openRegistration(page, brand);
  await fillIn(page, { username: 'demo' });
  await form.submit.click();
  await expect(form.username).toHaveAccessibleDescription(/This username is taken\./);
  await expect(form.username).toBeFocused();
  await expect(form.password).toHaveValue('Passw0rd1');
  await expect(form.realName).toHaveValue('MARIA SANTOS');
  await expect(form.alert).toHaveText('');
  await form.username.fill('demo2');
  await expect(form.username).not.toHaveAttribute('aria-invalid');
  await form.submit.click();
  await expect(account(page)).toContainText('demo2');
});

test('[REGI-11] under the form stand the terms and direct access', async ({ ownBrand: brand, page }) => {
  await openRegistration(page, brand);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Direct access/ })).toHaveAttribute('target', '_blank');
  await main.getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('dialog', { name: /terms/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/register?lang=EN'));
});

test('the login page leads to the registration', async ({ ownBrand: brand, page }) => {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByRole('form').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(brand.url('/register'));
  await expect(registration(page).submit).toBeVisible();
});

test('rules that cannot be had are said, and asked for again', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  await page.route(`**${rulesPath}*`, (route) => route.fulfill({ status: 502, json: { success: false, code: 'upstream_failed', message: '', value: null } }), { times: 1 });
  await page.goto(brand.url('/register?lang=EN'));
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(registration(page).submit).toBeVisible();
});
