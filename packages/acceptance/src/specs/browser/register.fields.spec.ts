import type { RegisterValidator } from '@livery/contract';
import { changeRules, openRegistration } from '../../harness/registerPage.ts';
import { expect, test } from '../../harness/test.ts';

/** Every field of a registration, with what a password manager and a keyboard are told. Source: product-spec §3 "Registration payload". */
const fields: readonly { id: keyof typeof labels; autocomplete: string; type: string }[] = [
  { id: 'username', autocomplete: 'username', type: 'text' }, { id: 'mobileNum', autocomplete: 'tel-national', type: 'tel' },
  { id: 'password', autocomplete: 'new-password', type: 'password' }, { id: 'confirmPassword', autocomplete: 'new-password', type: 'password' },
  { id: 'payeeName', autocomplete: 'name', type: 'text' }, { id: 'paymentPassword', autocomplete: 'off', type: 'password' },
  { id: 'email', autocomplete: 'email', type: 'email' }, { id: 'idNumber', autocomplete: 'off', type: 'text' }, { id: 'qqNum', autocomplete: 'off', type: 'text' },
  { id: 'line', autocomplete: 'off', type: 'text' }, { id: 'whatsapp', autocomplete: 'off', type: 'text' }, { id: 'facebook', autocomplete: 'off', type: 'text' },
  { id: 'wechat', autocomplete: 'off', type: 'text' }, { id: 'recommenderId', autocomplete: 'off', type: 'text' },
  { id: 'affiliateCode', autocomplete: 'off', type: 'text' }, { id: 'captcha', autocomplete: 'off', type: 'text' },
];
const labels = {
  username: 'Username', mobileNum: 'Mobile number', password: 'Password', confirmPassword: 'Password again', payeeName: 'Real name', paymentPassword: 'Payment password',
  email: 'Email', idNumber: 'ID number', qqNum: 'QQ number', line: 'LINE name', whatsapp: 'WhatsApp number', facebook: 'Facebook name', wechat: 'WeChat name',
  recommenderId: 'Number of who recommended us', affiliateCode: 'Invitation code', captcha: 'Characters of the image',
} as const;
const anything: Partial<RegisterValidator> = { acceptedPattern: '*', minLength: 1, maxLength: 100 };
const rules = (rule: Partial<RegisterValidator>) => Object.fromEntries(fields.map(({ id }) => [id, { ...anything, ...rule }]));

test('[REGI-03] [REGI-05] [REGI-02] every field can be switched on by the operator, has its label, says what it is to password managers, and takes what is pasted', async ({ ownBrand: brand, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await changeRules(page, brand, rules({ enabled: true, required: true }));
  const form = await openRegistration(page, brand);
  for (const { id, autocomplete, type } of fields) {
    const field = form.field(labels[id]);
    await expect(field, id).toBeVisible();
    await expect(field, id).toHaveAttribute('autocomplete', autocomplete);
    await expect(field, id).toHaveAttribute('type', type);
    await expect(field, id).toHaveAttribute('aria-required', 'true');
    await expect(field, id).toHaveAttribute('name', id);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `pasted-${id}`);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field, id).toHaveValue(`pasted-${id}`);
  }
  await expect(form.form.getByRole('textbox')).toHaveCount(fields.length);
});

test('[REGI-05] [REGI-17] every field that is required and empty says so at its place, and the first of them has the focus', async ({ ownBrand: brand, page }) => {
  await changeRules(page, brand, rules({ enabled: true, required: true }));
  const form = await openRegistration(page, brand);
  await form.submit.click();
  await expect(form.username).toBeFocused();
  for (const { id } of fields) {
    const sentence = id === 'captcha' ? 'Please enter the characters of the image' : ['idNumber', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'recommenderId'].includes(id) ? 'Please enter content' : 'Input cannot be empty';
    await expect(form.field(labels[id]), id).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
  }
});

test('[REGI-02] [REGI-05] what the operator switches off is not there, but for what every registration has', async ({ ownBrand: brand, page }) => {
  await changeRules(page, brand, rules({ enabled: false, required: false }));
  const form = await openRegistration(page, brand);
  const shown = await form.form.getByRole('textbox').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  expect(shown).toEqual(['username', 'password', 'confirmPassword']);
});

test('[REGI-05] with a mobile number the code says what it is to the phone that got it', async ({ brand, page }) => {
  await openRegistration(page, brand);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  const code = page.getByRole('form').getByRole('textbox', { name: 'Code from the message' });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
});

test('[LOGN-04] the login says what its fields are to password managers', async ({ brand, page }) => {
  await page.goto(brand.url('/login?lang=EN'));
  const form = page.getByRole('form');
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveAttribute('autocomplete', 'username');
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', 'current-password');
});
