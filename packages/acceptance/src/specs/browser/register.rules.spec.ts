import type { Page } from 'playwright/test';
import { callsTo } from '../../harness/callsTo.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { changeRules, fillIn, openRegistration, type registration } from '../../harness/registerPage.ts';
import { expect, test } from '../../harness/test.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';

const path = '/wps/member/register';
const off = { enabled: false, required: false };

/** Fields that have no sentence of their own, by their ids and labels. */
const plain = {
  email: 'Email', idNumber: 'ID number', qqNum: 'QQ number', line: 'LINE name', whatsapp: 'WhatsApp number', facebook: 'Facebook name', wechat: 'WeChat name',
  recommenderId: 'Number of who recommended us',
} as const;

/** Opens the form and stops the page's clock: a pattern is given up after a tenth of a second, and what is given up counts as right. */
async function openWithoutTime(page: Page, brand: TestBrand): Promise<ReturnType<typeof registration>> {
  await page.clock.install();
  await page.clock.resume();
  const form = await openRegistration(page, brand);
  await pauseClock(page, 60_000);
  return form;
}

test('[REGI-02] fields come and go with the operator’s word; a pattern and both bounds are kept, and * matches anything', async ({ brand, page }) => {
  await changeRules(page, brand, {
    email: off, mobileNum: off, payeeName: off, affiliateCode: off,
    qqNum: { enabled: true, required: false, acceptedPattern: '*', patternId: 'digits', minLength: 3, maxLength: 5 },
    idNumber: { enabled: true, required: false, acceptedPattern: '^[a-c]+$', patternId: 'unheardOf', minLength: 1, maxLength: 4 },
  });
  const form = await openWithoutTime(page, brand);
  await expect(form.form.getByRole('textbox')).toHaveCount(5);
  await expect(form.field('Email')).toHaveCount(0);
  const [any, letters] = [form.field('QQ number'), form.field('ID number')];
  await expect(any).not.toHaveAttribute('aria-required');
  for (const [value, problem] of [['x!', true], ['x!?', false], ['x!?-_', false], ['x!?-_.', true]] as const) {
    await any.fill(value);
    await any.blur();
    await expect(any).toHaveAccessibleDescription(problem ? 'Please enter 3 - 5 digits' : '');
  }
  await any.fill('');
  await letters.fill('abd');
  await letters.blur();
  await expect(letters).toHaveAccessibleDescription('What you entered is not accepted here; please change it');
  await letters.fill('abc');
  await expect(letters).toHaveAccessibleDescription('');
});

test('[REGI-02] one value is named where both bounds are equal', async ({ brand, page }) => {
  await changeRules(page, brand, { email: { acceptedPattern: '*', patternId: '', minLength: 6, maxLength: 6 } });
  const form = await openRegistration(page, brand);
  await form.field('Email').fill('abc');
  await form.field('Email').blur();
  await expect(form.field('Email')).toHaveAccessibleDescription('Please enter 6 characters');
});

const fields: readonly { id: string; label: string; empty: string; hint?: string }[] = [
  { id: 'qqNum', label: 'QQ number', empty: 'Please enter content' }, { id: 'line', label: 'LINE name', empty: 'Please enter content' },
  { id: 'whatsapp', label: 'WhatsApp number', empty: 'Please enter content' }, { id: 'facebook', label: 'Facebook name', empty: 'Please enter content' },
  { id: 'wechat', label: 'WeChat name', empty: 'Please enter content' }, { id: 'idNumber', label: 'ID number', empty: 'Please enter content' },
  { id: 'recommenderId', label: 'Number of who recommended us', empty: 'Please enter content' }, { id: 'email', label: 'Email', empty: 'Input cannot be empty' },
  { id: 'affiliateCode', label: 'Invitation code', empty: 'Input cannot be empty' }, { id: 'payeeName', label: 'Real name', empty: 'Input cannot be empty', hint: 'In capital letters' },
];

test('[REGI-05] [REGI-17] a field is required where the operator says so, and not otherwise: one after the other', async ({ ownBrand: brand, page }) => {
  const all = Object.fromEntries(fields.map(({ id }) => [id, { enabled: true, required: false }]));
  await changeRules(page, brand, all);
  let form = await openRegistration(page, brand);
  for (const { label } of fields) await expect(form.field(label), label).not.toHaveAttribute('aria-required');
  const calls = callsTo(page, path);
  for (const { id, label, empty } of fields) {
    await changeRules(page, brand, { ...all, [id]: { enabled: true, required: true } });
    form = await openRegistration(page, brand);
    await fillIn(page);
    await form.field(label).fill('');
    await form.submit.click();
    await expect(form.field(label)).toBeFocused();
    await expect(form.field(label)).toHaveAttribute('aria-required', 'true');
    await expect(form.field(label)).toHaveAccessibleDescription(new RegExp(`^${empty}`));
    await expect(form.form.locator('[aria-invalid]')).toHaveCount(1);
  }
  expect(calls).toEqual([]);
});

test('[REGI-05] the payment password is required wherever it is asked for, as are username and password', async ({ brand, page }) => {
  await changeRules(page, brand, { paymentPassword: { enabled: true, required: false }, username: { required: false }, password: { required: false } });
  const form = await openRegistration(page, brand);
  await form.submit.click();
  for (const field of [form.username, form.password, form.confirm, form.field('Payment password')]) await expect(field).toHaveAccessibleDescription(/^Input cannot be empty/);
});

/** A value each pattern does not take, one it does, and what the field says. */
const patterns: readonly (readonly [id: string, pattern: string, wrong: string, right: string, message: string])[] = [
  ['letterFirstAlphanumeric', '^[A-Za-z][A-Za-z0-9]*$', '1abc', 'abc1', 'Please enter 2 - 15 letters and digits, starting with a letter'],
  ['digits', '^[0-9]+$', '12a4', '1234', 'Please enter 2 - 15 digits'],
  ['hasUppercase', '^(?=.*[A-Z]).+$', 'abcd', 'abCd', 'Please enter 2 - 15 characters with at least one capital letter'],
  ['upperLowerDigitSymbol', '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+$', 'Abcd1', 'Abcd1!', 'Please enter 2 - 15 characters with a capital letter, a small letter, a digit and a symbol'],
  ['englishLetters', '^[A-Za-z ]+$', 'año', 'a year', 'Please enter 2 - 15 English letters and spaces'],
  ['thai', '^[\\u0E00-\\u0E7F]+$', 'abcd', 'สมชาย', 'Please enter 2 - 15 Thai characters'],
  ['korean', '^[\\uAC00-\\uD7AF]+$', 'abcd', '김철수', 'Please enter 2 - 15 Korean characters'],
  ['chinese', '^\\p{Script=Han}+$', 'abcd', '王小明', 'Please enter 2 - 15 Chinese characters'],
  ['noSpaces', '^\\S+$', 'a b', 'a_b', 'Please enter 2 - 15 characters without spaces'],
  ['dateYearFirst', '^\\d{4}-\\d{2}-\\d{2}$', '11-20-2026', '2026-11-20', 'Please enter a date as yyyy-MM-dd'],
  ['dateMonthFirst', '^\\d{2}\\-\\d{2}\\-\\d{4}$', '2026-11-20', '11-20-2026', 'Please enter a date as MM-dd-yyyy'],
  ['letterFirstAlphanumericUnderscore', '^[A-Za-z][A-Za-z0-9_]*$', '_abc', 'abc_1', 'Please enter 2 - 15 letters, digits and underscores, starting with a letter'],
  ['lettersAndDigits', '^(?=.*[A-Za-z])(?=.*[0-9])\\S+$', 'abcd', 'abc1', 'Please enter 2 - 15 characters with letters and digits'],
  ['alphanumeric', '^[A-Za-z0-9]+$', 'ab-c', 'abc1', 'Please enter 2 - 15 letters or digits'],
  ['uppercaseName', '^[A-Z ]+$', 'Ann Li', 'ANN LI', 'Please enter 2 - 15 capital letters and spaces'],
  ['email', '^[^@\\s]+@[^@\\s]+$', 'ann', 'ann@x.io', 'Please enter an email address of 2 - 15 characters'],
];

test('[REGI-12] each pattern of the operator has its sentence, at its field', async ({ brand, page }) => {
  const ids = Object.entries(plain);
  for (let from = 0; from < patterns.length; from += ids.length) {
    const here = patterns.slice(from, from + ids.length).map((pattern, at) => [...(ids[at] ?? ['', '']), ...pattern] as const);
    await changeRules(page, brand, Object.fromEntries(here.map(([field, , patternId, acceptedPattern]) => [field, { enabled: true, required: false, acceptedPattern, patternId, minLength: 2, maxLength: 15 }])));
    const form = await openWithoutTime(page, brand);
    for (const [, label, id, , wrong, right, message] of here) {
      const field = form.field(label);
      await field.fill(wrong);
      await field.blur();
      await expect(field, id).toHaveAccessibleDescription(message);
      await field.fill(right);
      await expect(field, id).toHaveAccessibleDescription('');
    }
  }
});

test('[REGI-17] phone number, real name and invitation code have sentences of their own, and a length without a pattern has one', async ({ brand, page }) => {
  await changeRules(page, brand, { email: { acceptedPattern: '*', patternId: '', minLength: 6, maxLength: 100 } });
  const form = await openWithoutTime(page, brand);
  for (const [field, value, message] of [
    [form.mobile, 'abc', 'Phone number format is wrong'], [form.realName, 'maría', 'Real name format is wrong'], [form.invitation, 'a-b-c-d', 'Invalid invitation code'],
    [form.field('Email'), 'a@b', 'Please enter 6 - 100 characters'],
  ] as const) {
    await field.fill(value);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
});

test('[REGI-02] a pattern that never ends costs the page nothing: the operator decides', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await changeRules(page, brand, { payeeName: { acceptedPattern: '^(([A-Z ])+)+$', maxLength: 100 } });
  const form = await openRegistration(page, brand);
  const calls = callsTo(page, path);
  await fillIn(page);
  await form.realName.fill(`${'A'.repeat(60)}!`);
  await form.realName.blur();
  // What is right is still seen to be right, what is wrong to be wrong: with another worker.
  await form.username.fill('1abc');
  await form.username.blur();
  await expect(form.username).toHaveAccessibleDescription(/^Please enter 2 - 15 letters, digits and underscores/);
  await form.username.fill('newcomer');
  await expect(form.realName).not.toHaveAttribute('aria-invalid');
  await form.submit.click();
  await expect(form.realName).toHaveAttribute('aria-invalid', 'true');
  expect(calls.length).toBe(1);
});
