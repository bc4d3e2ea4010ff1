import type { Page } from 'playwright/test';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { newestMessage } from '../../harness/outbox.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { chooseMobile, fillIn, openRegistration, registration } from '../../harness/registerPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

const sendPath = '/wps/verification/phone/code';
const refused = /status of 422/;

const popup = (page: Page) => page.getByRole('dialog', { name: 'Verify your number' });
const code = (page: Page) => popup(page).getByRole('textbox', { name: 'Code from the message' });
const sendButton = (page: Page) => registration(page).form.getByRole('button', { name: /^(Send the code|Send again|\d+ s)$/ });
const failed = (page: Page) => page.getByRole('alertdialog', { name: 'The code was not sent' });
const account = (page: Page) => page.getByRole('group', { name: 'Your account' });

/** Has the operator leave the verification of numbers to a third party, and waits until the brand's pages know. */
async function switchOn(brand: TestBrand, on = true): Promise<void> {
  await brand.setModule('THIRDPARTYSMS', on);
  await expect.poll(async () => bootstrapOf((await brand.request('/')).body).flags.thirdPartySms, { intervals: [700] }).toBe(on);
}

/** A registration by mobile number, filled in. */
async function openMobile(page: Page, brand: TestBrand, number = '9170001234'): Promise<ReturnType<typeof registration>> {
  const form = await openRegistration(page, brand);
  await fillIn(page);
  await chooseMobile(page);
  await form.mobile.fill(number);
  return form;
}

async function sentCode(brand: TestBrand): Promise<string> {
  return /\b\d{6}\b/.exec(await newestMessage(brand, '+639170001234'))?.[0] ?? '';
}

testWithOperator('[SMSC-06] [REGI-03] the code of the popup proves the number; the registration carries the channel sms and the id token', async ({ ownBrand: brand, operator, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await switchOn(brand);
  const form = await openMobile(page, brand);
  await expect(form.field('Code from the message')).toHaveCount(0);
  await form.submit.click();
  await expect(code(page)).toBeFocused();
  expect(operator.callsTo('/wps/verification/sms/register')).toEqual([]);
  expect(operator.callsTo(sendPath).map(({ body }) => JSON.parse(body) as object)).toEqual([{ mobileNo: '9170001234', countryDialingCode: '+63', challengeResult: 'passed' }]);
  await popup(page).getByRole('button', { name: 'Verify and register' }).click();
  await expect(code(page)).toHaveAccessibleDescription('Input cannot be empty');
  await code(page).fill(await sentCode(brand));
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText('9170001234');
  await expect(page).toHaveURL(brand.url('/'));
  const [call] = operator.callsTo('/wps/member/register/mobile');
  const [proof] = operator.callsTo('/wps/verification/phone/proof');
  const { value: { idToken } } = JSON.parse(proof?.reply ?? '') as { value: { idToken: string } }; // the operator's envelope
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ username: '9170001234', mobileNum: '9170001234', channel: 'sms', idToken });
  expect(JSON.parse(call?.body ?? '')).not.toHaveProperty('verificationCode');
});

test('[SMSC-02] [SMSC-06] the button in the form sends the code: 60 seconds, whatever the operator’s codes have; the popup then asks for it at once', async ({ ownBrand: brand, page }) => {
  await switchOn(brand);
  await page.clock.install();
  const form = await openMobile(page, brand);
  await pauseClock(page);
  const calls = callsTo(page, sendPath);
  await expect(form.form.getByText('You type the code when you register.')).toBeVisible();
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('60 s');
  await page.clock.runFor(59_000);
  await expect(sendButton(page)).toHaveText('1 s');
  await expect(sendButton(page)).toBeDisabled();
  await form.submit.click();
  await expect(code(page)).toBeVisible();
  expect(calls.length).toBe(1);
  await page.clock.runFor(1000);
  await expect(popup(page).getByRole('button', { name: 'Send again' })).toBeEnabled();
});

test('[SMSC-09] a popup that is closed says “Login failure. Please try again.”; nothing typed is lost, and the next attempt works', async ({ ownBrand: brand, page }) => {
  await switchOn(brand);
  const form = await openMobile(page, brand);
  for (const close of [() => page.keyboard.press('Escape'), () => popup(page).getByRole('button', { name: 'Close' }).click()]) {
    await form.submit.click();
    await expect(code(page)).toBeFocused();
    await close();
    await expect(popup(page)).toBeHidden();
    await expect(form.alert).toHaveText('Login failure. Please try again.');
    await expect(form.submit).toBeFocused();
  }
  await expect(form.mobile).toHaveValue('9170001234');
  await form.submit.click();
  await code(page).fill(await sentCode(brand));
  await popup(page).getByRole('button', { name: 'Verify and register' }).click();
  await expect(account(page)).toContainText('9170001234');
});

for (const [id, number, sentence] of [
  ['SMSC-07', '9000000001', 'This is no valid phone number.'],
  ['SMSC-07', '9000000002', 'Please enter a phone number.'],
  ['SMSC-07', '9000000003', 'The captcha check failed, or this domain is not whitelisted.'],
  ['SMSC-07', '9000000004', 'This operation is not allowed.'],
  ['SMSC-08', '9000000005', 'The quota of messages is used up. Please contact customer service.'],
  ['SMSC-07', '9000000006', 'An unknown error occurred during the verification.'],
] as const) {
  test(`[${id}] what the verifier says of a number has its own sentence: ${sentence}`, async ({ ownBrand: brand, page, expectedComplaints }) => {
    expectedComplaints.push(refused);
    await switchOn(brand);
    const form = await openMobile(page, brand, number);
    await form.submit.click();
    await expect(failed(page)).toContainText(sentence);
    await failed(page).getByRole('button', { name: 'OK' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(sendButton(page)).toBeEnabled();
    await expect(form.mobile).toHaveValue(number);
  });
}

test('[SMSC-07] [SMSC-08] a wrong code and one that has expired have their own sentences; another one may be sent from the popup', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await switchOn(brand);
  await page.clock.install();
  const form = await openMobile(page, brand);
  await form.submit.click();
  await expect(code(page)).toBeFocused();
  const alert = popup(page).getByRole('alert');
  const right = await sentCode(brand);
  await code(page).fill(right === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('The verification code is missing or not valid.');
  await brand.admin('PUT', '/clock', { offsetMs: 5 * 60_000 });
  await code(page).fill(right);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('The code has expired. Please send it again.');
  await page.clock.runFor(61_000);
  await popup(page).getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => sentCode(brand)).not.toBe(right);
  await code(page).fill(await sentCode(brand));
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText('9170001234');
});

test('[SMSC-08] too many requests lock the button for five minutes, and the operator too', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await switchOn(brand);
  await page.clock.install();
  const form = await openMobile(page, brand);
  await pauseClock(page);
  for (let time = 0; time < 3; time += 1) {
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('60 s');
    await page.clock.runFor(60_000);
  }
  await sendButton(page).click();
  const sentence = 'Too many requests. Please try again after 5 minutes.';
  await expect(sendButton(page)).toHaveText('300 s');
  // The program of dialogs comes with the first one: while time passes.
  await page.clock.runFor(1000);
  await expect(failed(page)).toContainText(sentence);
  await failed(page).getByRole('button', { name: 'OK' }).click();
  const calls = callsTo(page, sendPath);
  await form.submit.click();
  await expect(form.alert).toHaveText(sentence);
  expect(calls).toEqual([]);
  await page.clock.runFor(298_000);
  await expect(sendButton(page)).toHaveText('1 s');
  await page.clock.runFor(1000);
  await expect(sendButton(page)).toBeEnabled();
  // Another page knows nothing of the lock; the operator does.
  await sendButton(page).click();
  await page.clock.runFor(1000);
  await expect(failed(page)).toContainText(sentence);
});

test('[SMSC-07] a setting that was switched off meanwhile is an operation that is not allowed', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  await switchOn(brand);
  const form = await openMobile(page, brand);
  await brand.setModule('THIRDPARTYSMS', false);
  await form.submit.click();
  await expect(failed(page)).toContainText('This operation is not allowed.');
});

test('[SMSC-07] a bot check the gateway does not take is a failed captcha', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  await switchOn(brand);
  const { body } = await brand.request('/_livery/challenge?call=register');
  await page.route('**/_livery/challenge*', (route) => route.fulfill({ contentType: 'application/json', body }));
  const form = await openMobile(page, brand);
  await form.submit.click();
  await expect(failed(page)).toContainText('The captcha check failed, or this domain is not whitelisted.');
});

test('[LOGN-22] [SMSC-06] the setting switches the way on the page and in the popup', async ({ ownBrand: brand, page }) => {
  const check = async (on: boolean): Promise<void> => {
    await expect(sendButton(page)).toBeVisible();
    await expect(registration(page).field('Code from the message')).toHaveCount(on ? 0 : 1);
  };
  for (const on of [true, false]) {
    await switchOn(brand, on);
    await openMobile(page, brand);
    await check(on);
    await page.goto(brand.url('/help?lang=EN'));
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await check(on);
    if (!on) continue;
    // One popup over the other: Esc closes the upper one.
    await page.getByRole('tab', { name: 'Username' }).click();
    await fillIn(page);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await registration(page).mobile.fill('9170001234');
    await registration(page).submit.click();
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(registration(page).alert).toHaveText('Login failure. Please try again.');
  }
});

test.describe('in a small window and in Arabic', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('[SMSC-09] the popup fits and says the same in Arabic, right to left', async ({ ownBrand: brand, page }) => {
    await switchOn(brand);
    await openMobile(page, brand);
    await page.goto(brand.url('/register?lang=AR'));
    await hydrated(page);
    await page.getByRole('tab').last().click();
    const form = page.getByRole('main').getByRole('form');
    await form.locator('input[name="mobileNum"]').fill('9170001234');
    await form.locator('input[name="password"]').fill('Passw0rd1');
    await form.locator('input[name="confirmPassword"]').fill('Passw0rd1');
    await form.locator('input[name="payeeName"]').fill('MARIA SANTOS');
    await form.locator('button[type="submit"]').click();
    const dialog = page.getByRole('dialog', { name: 'تأكيد رقمك' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    expect(await dialog.evaluate((element) => [getComputedStyle(element).direction, element.scrollWidth <= element.clientWidth, element.getBoundingClientRect().width <= 320])).toEqual(['rtl', true, true]);
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alert')).toHaveText('فشل تسجيل الدخول. يُرجى إعادة المحاولة.');
  });
});
