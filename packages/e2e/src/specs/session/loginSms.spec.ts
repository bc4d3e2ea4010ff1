import { english } from '../../browser/texts/english.ts';
import { newestMessage } from '../../pages/outbox.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textReader } from '../../browser/texts/textsOf.ts';

// In a browser: focus on the list of countries, after it, and on the code; the operator's own
// message signs in.
test('[LOGN-01] [LOGN-04] [LOGN-15] [LOGN-16] [LOGN-18] [SMSC-04] a mobile number and its code sign a member in; the country codes open on focus and are skipped by Tab', async ({
  brand,
  page,
}) => {
  const t = await textReader(brand);
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  const form = page.getByRole('form', { name: t('login.title') });
  const field = (key: string) => form.getByRole('textbox', { name: t(key), exact: true });
  const tabs = page.getByRole('tablist', { name: t('login.method') }).getByRole('tab');
  const login = form.getByRole('button', { name: t('login.submit'), exact: true });
  await expect(tabs).toHaveText([t('login.byPassword'), t('login.bySms')]);
  await expect(page.getByRole('region', { name: t('login.games') })).toBeVisible();
  await expect(form.getByRole('link', { name: t('account.register') })).toHaveAttribute(
    'href',
    /\/register$/,
  );

  await tabs.last().click();
  await login.click();
  await expect(field('register.mobileNum')).toBeFocused();
  await expect(field('register.mobileNum')).toHaveAccessibleDescription(t('form.required'));

  const country = page.getByRole('combobox', { name: t('register.country') });
  const list = page.getByRole('listbox', { name: t('register.country') });
  await page.keyboard.press('Shift+Tab');
  await expect(country).toBeFocused();
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Philippines\+63/);
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(country).toHaveText('+66');
  await country.click();
  await list.getByRole('option', { name: /\+63/ }).click();
  await expect(country).toHaveText('+63');
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  // The list is no tab stop: it closes before it would receive focus.
  await page.keyboard.press('Tab');
  await expect(field('register.mobileNum')).toBeFocused();
  await expect(list).toBeHidden();

  await field('register.mobileNum').fill(' 9170000001 ');
  await form.getByRole('button', { name: t('sms.send') }).click();
  await expect(field('register.verificationCode')).toBeFocused();
  await field('register.verificationCode').fill(
    /\b\d{6}\b/.exec(await newestMessage(brand, '+639170000001'))?.[0] ?? '',
  );
  await login.click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: t('account.menu') })).toContainText('demo');
});

// In a browser: addresses and a window.
test('[LOGN-02] [LOGN-03] the game menu over the login form leads hot vendors to their category, slots to slots, fish to its page, and others to a login window', async ({
  brand,
  page,
}) => {
  const t = await textReader(brand);
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  const menu = page.getByRole('region', { name: t('login.games') });
  const vendor = menu.getByRole('link').first();
  await expect(menu.getByRole('tab').first()).toHaveText(english('games.hot'));

  await menu.getByRole('tab', { name: english('category.LIVE') }).click();
  const opened = page.waitForEvent('popup');
  await vendor.click();
  const popup = await opened;
  await expect(popup).toHaveURL(brand.url('/login'));
  await expect
    .poll(() =>
      popup.evaluate(() => [window.innerWidth, window.innerHeight, window.opener === null]),
    )
    .toEqual([1300, 900, true]);
  await popup.close();
  await expect(page).toHaveURL(/\/login/);

  for (const [tab, address] of [
    ['Hot', /\/rng\?vassalage=\w+$/],
    ['Slots', /\/rng\?vassalage=\w+$/],
    ['Fish games', /\/fish$/],
  ] as const) {
    await menu.getByRole('tab', { name: tab }).click();
    await vendor.click();
    await expect(page).toHaveURL(address);
    if (tab === 'Fish games') continue;
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  }
});
