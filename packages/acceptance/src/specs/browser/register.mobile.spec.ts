import type { Page } from 'playwright/test';
import { callsTo } from '../../harness/callsTo.ts';
import { endSession } from '../../harness/logIn.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { changeRules, chooseMobile, openRegistration } from '../../harness/registerPage.ts';
import { sandboxAdmin } from '../../harness/sandboxAdmin.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

const codePath = '/wps/verification/sms/register';
const refused = /status of 422/;

async function openMobile(page: Page, brand: TestBrand) {
  const form = await openRegistration(page, brand);
  await chooseMobile(page);
  return { ...form, code: form.field('Code from the message'), send: form.form.getByRole('button', { name: /^(Send the code|Send again|\d+ s)$/ }) };
}

/** The code in the last message to a number. */
async function sentCode(brand: TestBrand, to: string): Promise<string> {
  const { messages } = (await sandboxAdmin('GET', `/merchants/${brand.merchant}/messages?to=${encodeURIComponent(to)}`)) as { messages: { text: string }[] };
  return /\b(\d{6})\b/.exec(messages[0]?.text ?? '')?.[1] ?? '';
}

testWithOperator('[REGI-08] [REGI-13] [SMSC-04] with a mobile number: a code by SMS, one PUT, and the number is the username', async ({ ownBrand: brand, page, operator }) => {
  const form = await openMobile(page, brand);
  await form.mobile.fill(' 9170001234 ');
  await form.send.click();
  await expect(form.code).toBeFocused();
  expect(operator.callsTo(codePath).map(({ method, body }) => [method, JSON.parse(body) as unknown])).toEqual([['POST', { mobileNo: '9170001234', countryDialingCode: '+63', challengeResult: 'passed' }]]);
  await form.code.fill(await sentCode(brand, '+639170001234'));
  await form.password.fill('Passw0rd1');
  await form.confirm.fill('Passw0rd1');
  await form.realName.fill('MARIA SANTOS');
  await form.submit.click();
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('9170001234');
  await expect(page).toHaveURL(brand.url('/'));
  const [call] = operator.callsTo('/wps/member/register/mobile');
  expect(call?.method).toBe('PUT');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ username: '9170001234', mobileNum: '9170001234', countryDialingCode: '+63' });
});

test('[REGI-05] [SMSC-03] number and code are required; a code is asked for with a right number only', async ({ ownBrand: brand, page }) => {
  const form = await openMobile(page, brand);
  const calls = callsTo(page, codePath);
  await form.send.click();
  await expect(form.mobile).toBeFocused();
  await expect(form.mobile).toHaveAccessibleDescription('Input cannot be empty');
  await form.mobile.fill('12ab');
  await form.send.click();
  await expect(form.mobile).toHaveAccessibleDescription('Phone number format is wrong');
  expect(calls).toEqual([]);
  await form.mobile.fill('');
  await form.submit.click();
  for (const field of [form.mobile, form.code]) await expect(field).toHaveAccessibleDescription('Input cannot be empty');
});

test('[SMSC-01] [SMSC-02] the button counts the seconds the operator’s minutes have, then it may be pressed again', async ({ ownBrand: brand, page }) => {
  await page.clock.install();
  const form = await openMobile(page, brand);
  await pauseClock(page);
  for (const [minutes, seconds] of [[2, 120], [undefined, 60]] as const) {
    await page.route(`**${codePath}`, (route) => route.fulfill({ json: { success: true, message: '', value: minutes === undefined ? {} : { expiredMinutes: minutes } } }), { times: 1 });
    await form.mobile.fill('9170001234');
    await expect(form.send).toBeEnabled();
    await form.send.click();
    await expect(form.send).toHaveText(`${seconds} s`);
    await expect(form.send).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(form.send).toHaveText(`${seconds - 1} s`);
    await page.clock.runFor((seconds - 2) * 1000);
    await expect(form.send).toHaveText('1 s');
    await page.clock.runFor(1000);
    await expect(form.send).toHaveText('Send again');
    await expect(form.send).toBeEnabled();
  }
});

test('[SMSC-03] [SMSC-05] a refusal is a dialog with the operator’s sentence; codes are asked for at most once in 1000 ms', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await page.clock.install();
  const form = await openMobile(page, brand);
  // The program of dialogs comes with the first one: while time passes.
  await page.getByRole('main').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pauseClock(page);
  const calls = callsTo(page, codePath);
  await page.route(`**${codePath}`, (route) => route.fulfill({ status: 422, json: { success: false, code: 'operator_refused', message: 'No message can be sent there.', value: null } }));
  await form.mobile.fill('9170001234');
  const dialog = page.getByRole('alertdialog', { name: 'The code was not sent' });
  await form.send.click();
  await expect(dialog).toContainText('No message can be sent there.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(999);
  await form.send.click();
  await expect(form.send).not.toHaveAttribute('aria-busy');
  expect(calls.length).toBe(1);
  await page.clock.runFor(1);
  await form.send.click();
  await expect(dialog).toBeVisible();
  expect(calls.length).toBe(2);
});

test('the country is chosen by keys or by hand: the list opens on focus and closes 200 ms after it is left', async ({ brand, page }) => {
  await page.clock.install();
  const form = await openMobile(page, brand);
  await pauseClock(page);
  const list = page.getByRole('listbox', { name: 'Country code' });
  await form.country.focus();
  await expect(list.getByRole('option', { selected: true })).toHaveText(/PHPhilippines\+63/);
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(form.country).toHaveText('TH+66');
  await form.country.click();
  await list.getByRole('option', { name: /Japan/ }).click();
  await expect(form.country).toHaveText('JP+81');
  await form.country.press('ArrowDown');
  await expect(list).toBeVisible();
  // The list is no stop: it goes while it would have the focus.
  await page.keyboard.press('Tab');
  await expect(form.mobile).toBeFocused();
  await page.clock.runFor(199);
  await expect(list).toBeVisible();
  await page.clock.runFor(1);
  await expect(list).toBeHidden();
});

test('[REGI-10] the captcha changes with the method, and on click once in 1000 ms', async ({ brand, page }) => {
  await changeRules(page, brand, { captcha: { enabled: true, required: true } });
  await page.clock.install();
  const form = await openRegistration(page, brand);
  const image = page.getByRole('img', { name: 'Image with characters to type' });
  await expect(image).toBeVisible();
  await pauseClock(page);
  const calls = callsTo(page, '/wps/captcha');
  const first = await image.getAttribute('src') ?? '';
  await form.field('Characters of the image').fill('abcde');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(image).not.toHaveAttribute('src', first);
  await expect(form.field('Characters of the image')).toHaveValue('');
  expect(calls.length).toBe(1);
  await image.click();
  await page.clock.runFor(999);
  await image.click();
  expect(calls.length).toBe(1);
  await page.clock.runFor(1);
  await image.click();
  await expect.poll(() => calls.length).toBe(2);
});

testWithOperator('[REGI-13] where a mobile number needs no password none is asked for, none is sent, and its owner signs in by SMS', async ({ ownBrand: brand, page, operator }) => {
  await brand.setModule('MOBILENUMPASSREG3', false);
  let form = await openMobile(page, brand);
  await expect(async () => {
    form = await openMobile(page, brand);
    await expect(form.password).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(form.confirm).toHaveCount(0);
  await form.mobile.fill('9170001235');
  await form.send.click();
  await expect(form.code).toBeFocused();
  await form.code.fill(await sentCode(brand, '+639170001235'));
  await form.realName.fill('MARIA SANTOS');
  await form.submit.click();
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('9170001235');
  const [call] = operator.callsTo('/wps/member/register/mobile');
  expect(Object.keys(JSON.parse(call?.body ?? '{}') as object)).not.toEqual(expect.arrayContaining(['password']));
  await endSession(page);
  await page.goto(brand.url('/register?lang=EN'));
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(form.password).toBeVisible();
});
