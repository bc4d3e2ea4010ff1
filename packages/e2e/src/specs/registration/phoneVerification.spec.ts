import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { newestMessage } from '../../pages/outbox.ts';
import { registration } from '../../pages/registerPage.ts';
import type { BrandSetup } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textReader } from '../../browser/texts/textsOf.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

/** A third party verifies the operator's phone numbers. */
const thirdParty: BrandSetup = { merchant: (brand) => brand.setModule('THIRDPARTYSMS', true) };

// In a browser: stacked windows with their focus, and navigation to the home page. Component tests
// cover the verifier's messages.
test('[SMSC-02] [SMSC-05] [SMSC-06] [SMSC-07] [SMSC-08] [SMSC-09] [LOGN-22] [REGI-01] [MODL-04] registerModal opens over the page, a pop-up above it verifies the phone number by code, Escape closes the upper one, and the right code creates a member', async ({
  createBrand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/);
  const brand = await createBrand(thirdParty);
  expect(bootstrapOf((await brand.request('/')).body).flags.thirdPartySms).toBe(true);
  const t = await textReader(brand);
  await withoutPopups(page);
  await page.clock.install();
  await page.goto(brand.url('/help?lang=EN'));
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('link', { name: t('account.register') });
  const modal = page.getByRole('dialog', { name: t('register.title') });
  const popup = page.getByRole('dialog', { name: t('phone.title') });
  const code = popup.getByRole('textbox');
  const form = registration(page);

  await opener.click();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('tab', { name: t('register.mobileNum') }).click();
  await form.country.waitFor();
  await expect(form.field(t('register.verificationCode'))).toHaveCount(0);

  await form.password.fill('Passw0rd1');
  await form.confirm.fill('Passw0rd1');
  await form.realName.fill('MARIA SANTOS');
  // A number whose message quota at the verifier is exhausted.
  await form.mobile.fill('9000000005');
  await form.submit.click();
  const failed = page.getByRole('alertdialog', { name: t('sms.failed') });
  await expect(failed).toContainText(t('phone.quotaExceeded'));
  await failed.getByRole('button', { name: t('dialog.ok') }).click();
  await expect(failed).toBeHidden();

  await page.clock.runFor(1000);
  await form.mobile.fill('9170001234');
  await form.submit.click();
  await expect(code).toBeFocused();
  await expect(popup.getByRole('button', { name: /^(?:60|[1-5]?\d) s$/ })).toBeDisabled();
  const rightCode = /\b\d{6}\b/.exec(await newestMessage(brand, '+639170001234'))?.[0] ?? '';
  await code.fill(rightCode === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('alert')).toHaveText(t('phone.wrongCode'));
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(form.alert).toHaveText(t('phone.closed'));
  await expect(form.submit).toBeFocused();
  await expect(form.mobile).toHaveValue('9170001234');

  await form.submit.click();
  await expect(code).toBeFocused();
  await code.fill(rightCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: t('account.menu') })).toContainText('9170001234');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(brand.url('/'));
});

test.describe('in a small window and in Arabic', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // In a browser: the layout.
  test('[SMSC-09] the pop-up fits and is shown in Arabic, right to left', async ({
    createBrand,
    page,
  }) => {
    const brand = await createBrand(thirdParty);
    const t = await textReader(brand, 'AR');
    await withoutPopups(page);
    await page.goto(brand.url('/register?lang=AR'));
    await hydrated(page);
    await page.getByRole('tab').last().click();
    const form = page.getByRole('main').getByRole('form');
    await form.locator('input[name="mobileNum"]').fill('9170001234');
    await form.locator('input[name="password"]').fill('Passw0rd1');
    await form.locator('input[name="confirmPassword"]').fill('Passw0rd1');
    await form.locator('input[name="payeeName"]').fill('MARIA SANTOS');
    await form.locator('button[type="submit"]').click();
    const dialog = page.getByRole('dialog', { name: t('phone.title') });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    expect(
      await dialog.evaluate((element) => [
        getComputedStyle(element).direction,
        element.scrollWidth <= element.clientWidth,
        element.getBoundingClientRect().width <= 320,
      ]),
    ).toEqual(['rtl', true, true]);
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alert')).toHaveText(t('phone.closed'));
  });
});
