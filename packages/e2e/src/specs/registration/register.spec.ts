import { english } from '../../browser/texts/english.ts';
import { callsTo } from '../../browser/callsTo.ts';
import { newestMessage } from '../../pages/outbox.ts';
import { changeRules, chooseMobile, fillIn, openRegistration } from '../../pages/registerPage.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';
import { textReader } from '../../browser/texts/textsOf.ts';

const refused = /status of 422/;
const path = '/wps/member/register';

// In a browser: real focus, the worker that matches the operator's patterns, encrypted bodies and
// navigation to the home page. Component tests cover the fields and messages.
test('[REGI-01] [REGI-02] [REGI-04] [REGI-05] [REGI-06] [REGI-07] [REGI-11] [REGI-12] [REGI-13] [REGI-14] [REGI-15] [REGI-16] [REGI-17] [ERRS-01] [ROUTE-05] registration shows each error at its field and focuses it, then one sealed PUT creates a member and leads home', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused);
  const t = await textReader(brand);
  const calls = callsTo(page, path);
  const form = await openRegistration(page, brand);
  await expect(page.getByRole('tab')).toHaveText([t('login.username'), t('register.mobileNum')]);
  await expect(form.username).toHaveAccessibleDescription(
    english('register.usernameHint', { min: '2', max: '15' }),
  );
  await expect(form.password).toHaveAccessibleDescription(
    english('register.passwordHint', { over: '6' }),
  );
  await expect(form.realName).toHaveAccessibleDescription(t('register.payeeNameHint'));

  await form.submit.click();
  await expect(form.username).toBeFocused();
  for (const field of [form.username, form.password, form.confirm, form.realName])
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${t('form.required')}`));

  await fillIn(page, { username: '1abc' });
  await form.confirm.fill('Passw0rd2');
  await form.terms.uncheck();
  await form.submit.click();
  await expect(form.username).toBeFocused();
  await expect(form.username).toHaveAccessibleDescription(
    /^Please enter 2 - 15 letters, digits and underscores, starting with a letter/,
  );
  await expect(form.confirm).toHaveAccessibleDescription(t('register.confirmWrong'));
  await expect(form.terms).toHaveAccessibleDescription(t('register.termsRequired'));
  await form.terms.check();
  await form.confirm.fill('Passw0rd1');
  expect(calls).toEqual([]);

  await form.username.fill('demo');
  await form.invitation.fill('NOBODY99');
  await form.submit.click();
  const dialog = page.getByRole('alertdialog', { name: t('register.affiliateCode') });
  await expect(dialog).toContainText(t('register.invitation_code_error'));
  await dialog.getByRole('button', { name: t('dialog.submit') }).click();
  await expect(form.invitation).toBeFocused();
  expect(calls).toEqual([]);

  await form.invitation.fill('');
  await form.submit.click();
  await expect(form.username).toHaveAccessibleDescription(/^This username is taken\./);
  await expect(form.username).toBeFocused();
  await expect(form.password).toHaveValue('Passw0rd1');

  await page
    .getByRole('main')
    .getByRole('link', { name: t('help.terms') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/register?lang=EN'));

  await form.username.fill('sandpiper');
  await form.submit.click();
  await expect(page.getByRole('group', { name: t('account.menu') })).toContainText('sandpiper');
  await expect(page).toHaveURL(brand.url('/'));
  expect(calls.map((call) => call.method())).toEqual(['PUT', 'PUT']);
  expect(calls.map((call) => call.postData()).join()).not.toMatch(/sandpiper|Passw0rd1|MARIA/);
});

// In a browser: focus on the code's field, and all steps from the link to the operator and its
// message.
testWithOperator(
  '[REGI-03] [REGI-05] [REGI-08] [REGI-09] [REGI-13] [ROUTE-05] [SMSC-01] [SMSC-02] [SMSC-03] [SMSC-04] [SMSC-05] registration by mobile number at /register.html checks the link’s code, sends an SMS code, and submits both in one PUT',
  async ({ ownBrand: brand, page, operator, expectedComplaints }) => {
    expectedComplaints.push(refused);
    const codePath = '/wps/verification/sms/register';
    // The page accepts the number; the operator rejects it as too long.
    await changeRules(page, brand, { mobileNum: { acceptedPattern: '*', maxLength: 20 } });
    await page.clock.install();
    const form = await openRegistration(page, brand, '&referralCode=WELCOME1', '/register.html');
    await expect(form.invitation).toHaveCount(0);
    expect(
      operator
        .callsTo('/wps/agent/affiliate')
        .map(({ query }) => Object.fromEntries(new URLSearchParams(query))),
    ).toEqual([{ code: 'WELCOME1', domain: brand.host }]);
    await chooseMobile(page);
    const code = form.field(english('register.verificationCode'));
    const send = form.form.getByRole('button', { name: /^(Send code|Resend code|\d+ s)$/ });

    await send.click();
    await expect(form.mobile).toBeFocused();
    await expect(form.mobile).toHaveAccessibleDescription(english('form.required'));
    expect(operator.callsTo(codePath)).toEqual([]);

    await form.mobile.fill('91700000019999');
    await send.click();
    const dialog = page.getByRole('alertdialog', { name: english('sms.failed') });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(english('refusal.fields_wrong'));
    await dialog.getByRole('button', { name: english('dialog.ok') }).click();
    await expect(dialog).toBeHidden();

    await page.clock.runFor(1000);
    await form.mobile.fill(' 9170001234 ');
    await send.click();
    await expect(code).toBeFocused();
    await expect(send).toHaveText(/^(?:300|2\d\d) s$/);
    await expect(send).toBeDisabled();
    expect(
      operator
        .callsTo(codePath)
        .map(({ method, body }) => [method, JSON.parse(body) as unknown])
        .at(-1),
    ).toEqual([
      'POST',
      { mobileNo: '9170001234', countryDialingCode: '+63', challengeResult: 'passed' },
    ]);

    await code.fill(/\b\d{6}\b/.exec(await newestMessage(brand, '+639170001234'))?.[0] ?? '');
    const verificationCode = await code.inputValue();
    await form.password.fill('Passw0rd1');
    await form.confirm.fill('Passw0rd1');
    await form.realName.fill('MARIA SANTOS');
    await form.submit.click();
    await expect(page.getByRole('group', { name: english('account.menu') })).toContainText(
      '9170001234',
    );
    await expect(page).toHaveURL(brand.url('/'));
    const [call] = operator.callsTo('/wps/member/register/mobile');
    expect(call?.method).toBe('PUT');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      username: '9170001234',
      mobileNum: '9170001234',
      countryDialingCode: '+63',
      verificationCode,
      password: 'Passw0rd1',
      confirmPassword: 'Passw0rd1',
      payeeName: 'MARIA SANTOS',
      affiliateCode: 'WELCOME1',
      referralCode: 'WELCOME1',
      domain: brand.host,
      registerUrl: brand.url('/register.html?lang=EN&referralCode=WELCOME1'),
      registerMethod: 'WEB',
      login: true,
      challengeResult: 'passed',
    });
  },
);

// In a browser: matching runs in a worker, so the page stays responsive.
test('[REGI-02] a pattern that never ends does not freeze the page, which handles input, and the operator’s verdict decides', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused);
  await changeRules(page, brand, {
    payeeName: { acceptedPattern: '^(([A-Z ])+)+$', minLength: 1, maxLength: 100 },
  });
  await page.clock.install();
  const form = await openRegistration(page, brand);
  const calls = callsTo(page, path);
  await fillIn(page, { username: 'curlew' });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // The page's clock is paused: the time limit of the pattern never fires, so it runs during the
  // rest of the test.
  await form.realName.fill(`${'A'.repeat(60)}!`);
  await form.username.press('End');
  await form.username.pressSequentially('er');
  await expect(form.username).toHaveValue('curlewer');
  await form.terms.uncheck();
  await form.terms.check();
  await expect(form.realName).not.toHaveAttribute('aria-invalid');

  await page.clock.resume();
  await form.submit.click();
  await expect(form.realName).toHaveAttribute('aria-invalid', 'true');
  expect(calls.length).toBe(1);
});

test.describe('ironfield', () => {
  test.use({ from: 'ironfield' });

  // In a browser: the operator's own images, each valid for one attempt.
  test('[REGI-05] [REGI-07] [REGI-10] a brand can require a captcha and a payment password; the captcha is replaced with the method, on click and after a refusal', async ({
    brand,
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(refused);
    const captchaImage = async (): Promise<string> => {
      const response = await page.waitForResponse(
        (response) => new URL(response.url()).pathname === '/wps/captcha',
      );
      // The gateway's envelope
      return ((await response.json()) as { value: { captchaId: string } }).value.captchaId;
    };
    /** Runs an action one second after the previous one, and returns the image that it loads. */
    const renewed = async (act: () => Promise<void>): Promise<string> => {
      await page.clock.runFor(1000);
      const image = captchaImage();
      await act();
      return image;
    };
    await page.clock.install();
    const first = captchaImage();
    const form = await openRegistration(page, brand);
    const captcha = form.field(english('login.captcha'));
    const ids = [await first];
    await captcha.fill('abcde');
    ids.push(await renewed(() => chooseMobile(page)));
    await expect(captcha).toHaveValue('');
    ids.push(
      await renewed(() => page.getByRole('tab', { name: english('login.username') }).click()),
    );
    ids.push(
      await renewed(() => page.getByRole('img', { name: english('login.captchaImage') }).click()),
    );

    await fillIn(page, { username: 'turnstone' });
    await form.mobile.fill('9170001234');
    await form.field('Payment password').fill('123456');
    await form.submit.click();
    await expect(captcha).toBeFocused();
    await expect(captcha).toHaveAccessibleDescription(english('login.captchaRequired'));
    await captcha.fill('wrong');
    const last = await renewed(() => form.submit.click());
    expect(new Set([...ids, last]).size).toBe(5);
    await expect(captcha).toHaveAccessibleDescription(
      /Those are not the characters of the picture/,
    );
    await expect(form.field('Payment password')).toHaveValue('123456');
    await captcha.fill(await brand.captchaAnswer(last));
    await form.submit.click();
    await expect(page.getByRole('group', { name: english('account.menu') })).toContainText(
      'turnstone',
    );
  });
});
