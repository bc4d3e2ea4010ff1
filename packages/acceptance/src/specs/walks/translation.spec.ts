import type { Page } from 'playwright/test';
import { atRest } from '../../harness/atRest.ts';
import { publish } from '../../harness/brandStatus.ts';
import { clippedText } from '../../harness/clippedText.ts';
import { operatorWords } from '../../harness/operatorWords.ts';
import { pagePaths } from '../../harness/pagePaths.ts';
import { isOfPart, parts } from '../../harness/parts.ts';
import { preferring } from '../../harness/preferring.ts';
import { pseudoText } from '../../harness/pseudoText.ts';
import { widerThanWindow } from '../../harness/sizes.ts';
import { arrive, states } from '../../harness/states.ts';
import { expect, hydrated, settled, test } from '../../harness/test.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { placeholders, textProblems } from '../../harness/textProblems.ts';
import { shippedLanguages, textsOf } from '../../harness/textsOf.ts';
import { visibleWords } from '../../harness/visibleWords.ts';

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[PREF-07] every text stands in every language, in each of its plural forms, with the same placeholders, in its own words and script', async ({ ownBrand: brand }) => {
      const [english, ...others] = await Promise.all((await shippedLanguages()).map(async (language) => ({ ...language, texts: await textsOf(brand.folder, language.code) })));
      expect(Object.keys(english?.texts ?? {}).length).toBeGreaterThan(400);
      expect(others.map(({ code }) => code)).toEqual(['AR', 'CN', 'ES', 'HI', 'ID', 'JA', 'KO', 'PT', 'RU', 'TH', 'TY', 'VI']);
      for (const language of others) expect(textProblems(language, english?.texts ?? {}), language.code).toEqual([]);
    });

    test('[PREF-07] no page shows a text that does not come from the locale files', async ({ ownBrand: brand, page, expectedComplaints }) => {
      expectedComplaints.push(/status of (404|422)/);
      // Each text is its key in brackets, values and all.
      await speakEnglishAs(brand, (key, text) => `⟦${[key, ...placeholders(text).map((name) => `{{${name}}}`)].join(' ')}⟧`);
      const names = operatorWords(page);
      const languages = await shippedLanguages();
      const properNames = new Set(['Lagoon', 'Ironfield', 'demo', 'D', ...languages.flatMap(({ code, name }) => [code, name])]);
      const expectNoStrays = async (place: string): Promise<void> => {
        const shown = await visibleWords(page);
        // Looked at once; the operator's words of an answer are known a moment after the page has them.
        await expect.poll(() => shown.filter((words) => leftOf(words, new Set([...names, ...properNames])) !== ''), place).toEqual([]);
      };
      for (const path of [...await pagePaths(brand), '/nothing/here']) {
        await page.goto(brand.url(`${path}?lang=EN`));
        await hydrated(page);
        await expect(page.getByRole('heading', { name: /⟦/ }).first()).toBeVisible();
        await settled(page);
        await expectNoStrays(path);
      }
      await visitStates(page, brand, expectNoStrays);
    });

    for (const part of parts) {
      test(`[PREF-07] texts two fifths longer are clipped on no page and make none wider than the window, on a phone and at a desk, part ${part + 1}`, async ({ ownBrand: brand, page, expectedComplaints }) => {
        expectedComplaints.push(/status of (404|422)/);
        await speakEnglishAs(brand, (_, text) => pseudoText(text));
        await preferring(page, brand, { lang: 'EN' });
        const faults: string[] = [];
        const lookAt = async (place: string): Promise<void> => {
          await settled(page);
          for (const width of [1280, 390]) {
            await page.setViewportSize({ width, height: 800 });
            for (const look of [clippedText, widerThanWindow]) faults.push(...(await atRest(page, look)).map((fault) => `${place} at ${width} px: ${fault}`));
          }
          await page.setViewportSize({ width: 1280, height: 800 });
        };
        for (const path of [...await pagePaths(brand), '/no/such/page'].filter(isOfPart(part))) {
          await arrive({ page, brand }, path);
          await expect(page.getByRole('heading', { name: /^\[.*\]$/ }).first(), path).toBeAttached();
          await lookAt(path);
        }
        for (const [name, reach] of Object.entries(states).filter(isOfPart(part))) {
          await reach({ page, brand, lang: 'EN' });
          await lookAt(name);
        }
        expect(faults).toEqual([]);
      });
    }
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
  await page.locator('input[type=search]').fill('zzzz');
  await expect(page.getByText('games.empty⟧')).toBeVisible();
  await look('empty result');
  await page.getByRole('button', { name: /games\.clearFilters/ }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('dialog of a game');

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  const form = page.getByRole('form');
  await form.getByRole('button', { name: /login\.submit/ }).click();
  await look('login without values');
  await form.getByRole('textbox').first().fill('demo');
  await form.getByLabel(/login\.password⟧/).first().fill('wrong');
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 422, json: { success: false, code: 'operator_refused', message: '', value: { captcha: true } } }), { times: 1 });
  await form.getByRole('button', { name: /login\.submit/ }).click();
  await expect(page.getByLabel(/login\.captcha⟧/)).toBeVisible();
  await look('login with captcha');

  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await form.getByRole('textbox').first().fill('demo');
  await form.getByLabel(/login\.password⟧/).first().fill('Demo1234');
  await form.getByRole('button', { name: /login\.submit/ }).click();
  await expect(page.getByText('P 12,345.67')).toBeVisible();
  await look('member');
  await page.getByRole('button', { name: /account\.logout/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('dialog of the logout');
}

/** Replaces each English text. */
async function speakEnglishAs(brand: TestBrand, change: (key: string, text: string) => string): Promise<void> {
  const texts = Object.entries(await textsOf(brand.folder, 'EN')).map(([key, text]) => [key, change(key, text)]);
  await publish(brand, () => brand.write('locales/EN.json', JSON.stringify({ $schema: '../../../../schemas/locale.schema.json', ...Object.fromEntries(texts) })));
}

const amount = /^P( [\d,.]+)?$/;
const checksum = /^[\da-f]{64}$/;
const clock = /^\d\d [AP]M GMT[+-]\d+$/;
const months = (month: 'long' | 'short') => Array.from({ length: 12 }, (_, index) => new Intl.DateTimeFormat('en', { month }).format(new Date(2026, index, 1)));
const weekdays = Array.from({ length: 7 }, (_, index) => new Intl.DateTimeFormat('en', { weekday: 'short' }).format(new Date(2026, 0, index + 1)));
/** The browser's own words: days of the year and of the week. */
const day = new RegExp(`^((${[...months('long'), ...months('short')].join('|')}) \\d|(${weekdays.join('|')})(, (${weekdays.join('|')}))*$)`);

/** What is left of a text without what came from the locale files or from the operator, and without names, amounts, days and times. */
function leftOf(words: string, names: ReadonlySet<string>): string {
  let rest = words;
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest.split(/[·:]/).map((part) => part.trim()).filter((part) => /\p{L}/u.test(part) && !names.has(part) && ![amount, checksum, clock, day].some((shape) => shape.test(part))).join(' ');
}
