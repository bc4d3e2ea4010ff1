import { pagePaths } from '../harness/pagePaths.ts';
import { publish } from '../harness/brandStatus.ts';
import { allGames } from '../harness/allGames.ts';
import { shippedLanguages, textsOf } from '../harness/textsOf.ts';
import type { TestBrand } from '../harness/TestBrand.ts';
import { expect, hydrated, test } from '../harness/test.ts';
import { visibleWords } from '../harness/visibleWords.ts';
import type { Page } from 'playwright/test';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[PREF-07] every text stands in every language, with the same placeholders and never empty', async ({ brand }) => {
      const [first, ...others] = await Promise.all(shippedLanguages.map((language) => textsOf(brand.folder, language)));
      expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
      for (const texts of others) {
        expect(Object.keys(texts).toSorted()).toEqual(Object.keys(first ?? {}).toSorted());
        for (const [key, text] of Object.entries(texts)) expect(placeholders(text), key).toEqual(placeholders(first?.[key] ?? ''));
      }
      for (const texts of [first ?? {}, ...others]) expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('[PREF-07] no page shows a text that does not come from the locale files', async ({ brand, page, expectedComplaints }) => {
      test.slow();
      expectedComplaints.push(/status of (404|422)/);
      await speakBracketed(brand);
      const names = await properNames(brand);
      const strays = async (): Promise<string[]> => (await visibleWords(page)).filter((words) => leftOf(words, names) !== '');
      for (const path of [...await pagePaths(brand), '/nothing/here']) {
        await page.goto(brand.url(`${path}?lang=EN`));
        await hydrated(page);
        await expect(page.getByRole('heading', { name: /⟦/ }).first()).toBeVisible();
        expect(await strays(), path).toEqual([]);
      }
      await visitStates(page, brand, async (state) => expect(await strays(), state).toEqual([]));
    });
  });
}

/** What is not on a page at first: menus, dialogs, messages. */
async function visitStates(page: Page, brand: TestBrand, look: (state: string) => Promise<void>): Promise<void> {
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  await page.getByRole('button', { name: /language\.label/ }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await look('language menu');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('games.empty⟧')).toBeVisible();
  await look('empty result');
  await page.getByRole('button', { name: /games\.clearFilters/ }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('dialog of a game');

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  const form = page.getByRole('form');
  await form.getByRole('button').last().click();
  await look('login without values');
  await form.getByRole('textbox').first().fill('demo');
  await form.getByLabel(/login\.password⟧/).first().fill('wrong');
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 422, json: { success: false, code: 'operator_refused', message: '', value: { captcha: true } } }), { times: 1 });
  await form.getByRole('button').last().click();
  await expect(page.getByLabel(/login\.captcha⟧/)).toBeVisible();
  await look('login with captcha');

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await form.getByRole('textbox').first().fill('demo');
  await form.getByLabel(/login\.password⟧/).first().fill('Demo1234');
  await form.getByRole('button').last().click();
  await expect(page.getByText('P 12,345.67')).toBeVisible();
  await look('member');
  await page.getByRole('button', { name: /account\.logout/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('dialog of the logout');
}

/** Replaces each English text by its key in brackets, values and all. */
async function speakBracketed(brand: TestBrand): Promise<void> {
  const texts = Object.entries(await textsOf(brand.folder, 'EN'));
  const bracketed = texts.map(([key, text]) => [key, `⟦${[key, ...placeholders(text).map((name) => `{{${name}}}`)].join(' ')}⟧`]);
  await publish(brand, () => brand.write('locales/EN.json', JSON.stringify({ $schema: '../../../schemas/locale.schema.json', ...Object.fromEntries(bracketed) })));
}

/** What is left of a text without what came from the locale files and without names and amounts. */
function leftOf(words: string, names: ReadonlySet<string>): string {
  let rest = words;
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest.split(/[·:]/).map((part) => part.trim()).filter((part) => /\p{L}/u.test(part) && !names.has(part) && !/^P [\d,.]+$/.test(part)).join(' ');
}

/** Names that are the same in every language: the brand's, its games' and providers', the languages' own, and the member's. */
async function properNames(brand: TestBrand): Promise<ReadonlySet<string>> {
  const menu = JSON.parse((await brand.request('/lgw/games/game_menus')).body) as { value: { data: { lanes: { gameType: string; vendors: { title: string }[] }[] } } }; // the gateway's envelope
  const { lanes } = menu.value.data;
  const games = await Promise.all(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'].map((gameType) => allGames(brand, gameType)));
  return new Set([
    'Lagoon', 'Ironfield', 'English', 'Tagalog', 'EN', 'TY', 'demo',
    ...lanes.flatMap(({ vendors }) => vendors.map(({ title }) => title)), ...games.flat().map(({ displayName }) => displayName),
  ]);
}
