import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { logIn } from '../../harness/logIn.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');
const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(['lang', 'hisLang', 'theme'].map((name) => [name, localStorage.getItem(name)])));
const balance = (page: Page) => page.getByRole('group', { name: 'Your account' });

async function open(page: Page, brand: TestBrand, path = '/'): Promise<void> {
  await page.goto(brand.url(path));
  await hydrated(page);
}

for (const { from, first, other, colours } of [
  { from: 'lagoon', first: 'light', other: 'dark', colours: { light: 'rgb(251, 246, 238)', dark: 'rgb(13, 31, 34)' } },
  { from: 'ironfield', first: 'dark', other: 'light', colours: { light: 'rgb(238, 240, 236)', dark: 'rgb(15, 18, 19)' } },
] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[PREF-01] the theme is the brand’s at first, toggles, is kept, and stands before the first paint', async ({ brand, page }) => {
      await open(page, brand, '/?lang=EN');
      expect(await themeOf(page)).toBe(first);
      expect(await canvas(page)).toBe(colours[first]);
      await page.getByRole('button', { name: `Switch to the ${other} theme` }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
      await expect.poll(() => canvas(page)).toBe(colours[other]);
      expect((await stored(page)).theme).toBe(other);

      await servedHtml(brand, '/rng?lang=EN');
      // Without the program, which is held back, the document already has the theme.
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => { release = resolve; });
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(brand.url('/rng'), { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await themeOf(page)).toBe(other);
      // The sheets come meanwhile; nothing is painted without them.
      await expect.poll(() => canvas(page)).toBe(colours[other]);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      release();
      await hydrated(page);
      await expect(page.getByRole('button', { name: first === 'dark' ? /Switch to the dark theme|madilim/ : /Switch to the light theme|maliwanag/ })).toBeVisible();
      expect(await themeOf(page)).toBe(other);
    });
  });
}

test('[PREF-01] a theme that only local storage still knows comes back', async ({ brand, context, page }) => {
  await open(page, brand);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await context.clearCookies();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('a brand that leaves the theme out', () => {
  test.use({ from: 'ironfield' });

  test('[PREF-01] is light at first', async ({ ownBrand: brand, page }) => {
    await publish(brand, () => brand.edit('site.json', (site) => { delete site.defaultTheme; }));
    await open(page, brand);
    expect(await themeOf(page)).toBe('light');
  });
});

test('[PREF-02] the balance is updating until fetched, then symbol, thousands commas and two decimals; hidden it is ***', async ({ ownBrand: brand, page }) => {
  let release = (): void => undefined;
  let held = new Promise<void>((resolve) => { release = resolve; });
  let sumBalance = 12_345.67;
  await page.route('**/wps/v2/wallets/balance', async (route) => {
    await held;
    await route.fulfill({ json: { success: true, value: { sumBalance } } });
  });
  await logIn(page, brand);
  await expect(balance(page)).toContainText('Updating …');
  release();
  await expect(balance(page).getByText('P 12,345.67', { exact: true })).toBeVisible();

  // Another amount: the old one stays until the new one is there.
  for (const [amount, text] of [[0, 'P 0.00'], [7.5, 'P 7.50'], [999.999, 'P 1,000.00'], [1_234_567.8, 'P 1,234,567.80']] as const) {
    const before = await balance(page).getByText(/^P [\d,.]+$/).textContent();
    held = new Promise<void>((resolve) => { release = resolve; });
    sumBalance = amount;
    await balance(page).getByRole('button', { name: 'Refresh balance' }).click();
    await expect(balance(page).getByRole('button', { name: 'Refresh balance' })).toHaveAttribute('aria-busy', 'true');
    await expect(balance(page).getByText(before ?? '', { exact: true })).toBeVisible();
    release();
    await expect(balance(page).getByText(text, { exact: true })).toBeVisible();
  }

  await balance(page).getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance(page).getByText('***', { exact: true })).toBeVisible();
  await expect(page.getByText('1,234,567.80')).toHaveCount(0);
  await page.reload();
  await expect(balance(page).getByText('***', { exact: true })).toBeVisible();
  await balance(page).getByRole('button', { name: 'Show balance' }).click();
  await expect(balance(page).getByText('P 1,234,567.80', { exact: true })).toBeVisible();
});

test('[PREF-02] the currency symbol is config, and P where the brand names none', async ({ ownBrand: brand, page }) => {
  await logIn(page, brand);
  await expect(balance(page).getByText('P 12,345.67', { exact: true })).toBeVisible();
  await publish(brand, () => brand.edit('site.json', (site) => { site.currency = { code: 'PHP', symbol: '₱' }; }));
  const told = page.waitForResponse('**/wps/member/loginInfo');
  await open(page, brand);
  // The operator's word on the member could bring another symbol.
  await (await told).finished();
  await expect(balance(page).getByText('₱ 12,345.67', { exact: true })).toBeVisible();
});

test('[PREF-04] the default language is TY, TY and EN are supported; both are config', async ({ ownBrand: brand, page }) => {
  const languages = async (): Promise<string[]> => {
    await page.getByRole('button', { name: /Language|Wika/ }).click();
    const names = await page.getByRole('menuitemradio').allTextContents();
    await page.keyboard.press('Escape');
    return names;
  };
  await publish(brand, () => brand.edit('site.json', (site) => {
    delete site.defaultLang;
    delete site.supportLanguages;
  }));
  await open(page, brand);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  expect(await languages()).toEqual(['Tagalog', 'English']);

  await publish(brand, () => brand.edit('site.json', (site) => { site.defaultLang = 'EN'; }));
  await open(page, brand);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await languages()).toEqual(['Tagalog', 'English']);

  await publish(brand, () => brand.edit('site.json', (site) => { site.supportLanguages = ['EN']; }));
  await open(page, brand);
  expect(await languages()).toEqual(['English']);
  expect((await brand.request('/?lang=TY')).body).toContain('<html lang="en"');
  expect((await brand.request('/', { headers: { cookie: 'livery-preferences=lang%3DTY' } })).body).toContain('<html lang="en"');
});

test('[PREF-08] language, language before, and theme are kept in local storage, and the server is told by a cookie', async ({ brand, context, page }) => {
  await open(page, brand);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  expect(await stored(page)).toEqual({ lang: 'TY', hisLang: 'EN', theme: null });
  await page.getByRole('button', { name: 'Lumipat sa madilim na tema' }).click();
  expect(await stored(page)).toEqual({ lang: 'TY', hisLang: 'EN', theme: 'dark' });
  const cookie = (await context.cookies()).find(({ name }) => name === 'livery-preferences');
  expect(Object.fromEntries(new URLSearchParams(decodeURIComponent(cookie?.value ?? '')))).toEqual({ lang: 'TY', theme: 'dark' });

  // The next document comes in that language, before any script.
  const reply = await page.reload();
  expect(await reply?.text()).toContain('<html lang="fil"');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toEqual({ lang: 'TY', hisLang: 'EN', theme: 'dark' });
});

test('[PREF-03] [PREF-08] a language chosen before the late parts of the page came is theirs, too, once they do', async ({ brand, page }) => {
  await servedHtml(brand, '/?lang=EN');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/lateParts-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, brand, '/?lang=EN');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  // Until then the server's words stand in their place.
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible();
  release();
  for (const name of ['Dalhin saan ka man pumunta', 'Mga nanalo kamakailan']) await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('[PREF-08] storage that is forbidden costs the choice at the next visit, not the page', async ({ brand, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => { throw new DOMException('forbidden', 'SecurityError'); } });
  });
  await open(page, brand);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
