import { english } from '../../browser/texts/english.ts';
import { callsTo } from '../../browser/callsTo.ts';
import { sessionOf } from '../../fixtures/memberSession.ts';
import { newestMessage } from '../../pages/outbox.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textReader } from '../../browser/texts/textsOf.ts';

// In a browser: real focus, the session that the new password opens, and navigation to the home
// page. Component tests cover the messages.
test('[PASS-02] [PASS-03] [PASS-04] [PASS-07] [SMSC-01] [SMSC-02] [SMSC-03] [SMSC-04] recovery by phone checks number, code and new password, then signs the member in', async ({
  ownBrand: brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/);
  const t = await textReader(brand);
  const codes = callsTo(page, '/wps/verification/sms/noLogin');
  await page.goto(brand.url('/forget?lang=EN'));
  await hydrated(page);
  const form = page.getByRole('form', { name: t('recover.title') });
  const field = (key: string) => form.getByRole('textbox', { name: t(key), exact: true });
  const [number, code, password] = [
    field('register.mobileNum'),
    field('register.verificationCode'),
    field('password.new'),
  ];
  const submit = form.getByRole('button', { name: t('recover.submit') });
  const tabs = page.getByRole('tablist', { name: t('recover.method') }).getByRole('tab');
  await expect(tabs).toHaveText([t('register.mobileNum'), t('register.email')]);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');

  await submit.click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(t('form.required'));
  await number.fill('my phone');
  await code.fill('000000');
  await password.fill('short1');
  await submit.click();
  await expect(number).toHaveAccessibleDescription(t('register.phoneFormat'));
  await expect(password).toHaveAccessibleDescription(/7 - 20/);
  await form.getByRole('button', { name: t('sms.send') }).click();
  await expect(number).toBeFocused();
  expect(codes).toEqual([]);

  await number.fill('9170000001');
  await form.getByRole('button', { name: t('sms.send') }).click();
  await expect(code).toBeFocused();
  await expect(form.getByRole('button', { name: /^(?:300|2\d\d) s$/ })).toBeDisabled();
  expect(codes.map((call) => call.postDataJSON() as object)).toEqual([
    { mobileNum: '9170000001', countryDialingCode: '+63', challengeResult: expect.any(String) },
  ]);
  await password.fill('Tide2026');
  await submit.click();
  await expect(code).toHaveAccessibleDescription('The code is not right or has expired.');

  await code.fill(/\b\d{6}\b/.exec(await newestMessage(brand, '+639170000001'))?.[0] ?? '');
  await submit.click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: t('account.menu') })).toContainText('demo');
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  expect(await sessionOf(brand, cookie)).toMatchObject({ state: 'member', account: 'demo' });
});

// In a browser: the message over the page, and navigation to the home page and the registration.
test('[PASS-01] [PASS-05] recovery by email sends a password by mail and confirms it, beside games and a link to registration', async ({
  ownBrand: brand,
  page,
}) => {
  const t = await textReader(brand);
  const calls = callsTo(page, '/wps/member/password/email');
  await page.goto(brand.url('/forget?lang=EN'));
  await hydrated(page);
  await expect(
    page
      .getByRole('region', { name: t('login.games') })
      .getByRole('tab', { name: english('games.hot') }),
  ).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: t('recover.noAccount') })).toBeVisible();

  await page.getByRole('tab', { name: t('register.email') }).click();
  const field = (key: string) =>
    page.getByRole('form').getByRole('textbox', { name: t(key), exact: true });
  await field('login.username').fill('traveller');
  await field('register.email').fill('traveller@example.test');
  await page
    .getByRole('form')
    .getByRole('button', { name: t('recover.submit') })
    .click();
  const message = page.getByRole('alertdialog');
  await expect(message).toContainText(t('recover.sent'));
  await message.getByRole('button', { name: t('dialog.ok') }).click();
  await expect(page).toHaveURL(brand.url('/'));
  expect(calls.map((call) => [call.headers()['content-type'], call.postData()])).toEqual([
    [
      'application/x-www-form-urlencoded;charset=UTF-8',
      'username=traveller&email=traveller%40example.test',
    ],
  ]);
  expect(await newestMessage(brand, 'traveller@example.test')).toContain(
    'the new password of traveller is',
  );

  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.register') })
    .click();
  await expect(page).toHaveURL(brand.url('/register'));
});
