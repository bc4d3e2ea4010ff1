import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { textReader } from '../../browser/texts/textsOf.ts';
import { english } from '../../browser/texts/english.ts';
import { pageLanguageHeader } from '@livery/api';
import type { Page } from 'playwright/test';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';

const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['lang', 'hisLang', 'theme'].map((name) => [name, localStorage.getItem(name)]),
    ),
  );
const theme = (page: Page) =>
  expect(page.locator('html'))
    .toHaveAttribute('data-theme', /dark|light/)
    .then(() => page.locator('html').getAttribute('data-theme'));

// In a browser: storage across page loads, the first paint before scripts run, and parts that
// hydrate late.
test('[PREF-01] [PREF-03] [PREF-08] the chosen language and theme are stored, with the previous language, and apply before the first paint of the next document', async ({
  brand,
  context,
  page,
}) => {
  await servedHtml(brand, '/?lang=EN');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/build/home-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  expect([await theme(page), await canvas(page)]).toEqual(['light', 'rgb(251, 246, 238)']);
  await page.getByRole('button', { name: english('language.label') }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  expect(await stored(page)).toEqual({ lang: 'TY', hisLang: 'EN', theme: null });
  // Late parts keep the server's texts until they hydrate.
  await expect(page.getByRole('heading', { name: english('download.title') })).toBeVisible();
  release();
  const filipino = await textReader(brand, 'TY');
  for (const key of ['appPromo.title', 'winners.title'])
    await expect(page.getByRole('heading', { name: filipino(key) })).toBeVisible();
  await page.getByRole('button', { name: filipino('theme.toDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => canvas(page)).toBe('rgb(13, 31, 34)');
  expect(await stored(page)).toEqual({ lang: 'TY', hisLang: 'EN', theme: 'dark' });
  const cookie = (await context.cookies()).find(({ name }) => name === 'livery-preferences');
  expect(Object.fromEntries(new URLSearchParams(decodeURIComponent(cookie?.value ?? '')))).toEqual({
    lang: 'TY',
    theme: 'dark',
  });

  // The script is held back: the next document must have language and theme without it.
  const program = Promise.withResolvers<void>();
  await page.route('**/build/*.js', async (route) => {
    await program.promise;
    await route.continue();
  });
  await servedHtml(brand, '/rng?lang=TY');
  const reply = await page.goto(brand.url('/rng'), { waitUntil: 'commit' });
  expect(await reply?.text()).toContain('<html lang="fil"');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await theme(page)).toBe('dark');
  // Waits for the style sheets, because nothing is painted without them.
  await expect.poll(() => canvas(page)).toBe('rgb(13, 31, 34)');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  program.resolve();
  await hydrated(page);
  await expect(page.getByRole('button', { name: filipino('theme.toLight') })).toBeVisible();
  expect([await theme(page), await stored(page)]).toEqual([
    'dark',
    { lang: 'TY', hisLang: 'EN', theme: 'dark' },
  ]);

  // Preferences in local storage are restored.
  await context.clearCookies();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');

  // The language of an address becomes the preference, and the next document has it.
  await page.goto(brand.url('/rng?lang=ES'));
  await hydrated(page);
  expect(await stored(page)).toEqual({ lang: 'ES', hisLang: 'TY', theme: 'dark' });
  await page.goto(brand.url('/rng'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

// Simulates a browser that forbids storage.
test('[PREF-08] forbidden storage loses the choice at the next visit, but the page works', async ({
  brand,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  await page.getByRole('button', { name: english('theme.toDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-ES' });

  // In a browser: the header that it sends with the first document and with calls, and what is
  // stored.
  test('[PREF-03] [PREF-04] [PREF-08] shows Spanish at the first visit, also after hydration and in calls, and stores no language until the visitor chooses one', async ({
    brand,
    context,
    page,
  }) => {
    const calls = callsTo(page, '/wps/relay/GCS_winnerBoard');
    const spanish = await textReader(brand, 'ES');
    const picker = page.getByRole('button', { name: spanish('language.label') });

    const reply = await page.goto(brand.url('/'));
    expect(await reply?.text()).toContain('<html lang="es"');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('heading', { name: spanish('winners.title') }).scrollIntoViewIfNeeded();
    await expect.poll(() => calls.length).toBe(1);
    expect(
      calls.map((call) => [fieldsOf(call).language, call.headers()[pageLanguageHeader]]),
    ).toEqual([['ES', 'ES']]);

    // Another theme is no choice of a language.
    await page.getByRole('button', { name: spanish('theme.toDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toEqual({ lang: null, hisLang: null, theme: 'dark' });
    const cookie = (await context.cookies()).find(({ name }) => name === 'livery-preferences');
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('theme=dark');

    await picker.click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Español');
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toEqual({ lang: 'EN', hisLang: 'ES', theme: 'dark' });
    expect(await (await page.reload())?.text()).toContain('<html lang="en"');
    await hydrated(page);
    await expect(page.getByRole('button', { name: english('language.label') })).toBeVisible();
  });
});
