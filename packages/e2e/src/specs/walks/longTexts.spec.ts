import { walkCentre } from '../../browser/centrePages.ts';
import { expectSettled } from '../../browser/expectSettled.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { clippedText } from '../../browser/texts/clippedText.ts';
import { operatorWords } from '../../fixtures/operatorWords.ts';
import { pagePaths } from '../../pages/pagePaths.ts';
import { isInShard, shards } from '../../browser/shards.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { pseudoText } from '../../browser/texts/pseudoText.ts';
import { widerThanWindow } from '../../browser/sizes.ts';
import { openPath, pageStates } from '../../browser/pageStates.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { shippedLanguages, textsOf } from '../../browser/texts/textsOf.ts';
import { visibleWords } from '../../browser/texts/visibleWords.ts';

/**
 * Widths in CSS pixels: a desktop, the same window at 200%, and the narrowest phone (WCAG 2.2,
 * 1.4.4 and 1.4.10).
 */
const sizes = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 320, height: 640 },
] as const;
/**
 * Size in which a brand shows a centre. The other brand shows it in the other size, so that each
 * page is in both brands at the cost of one. A centre has the same layout at 200 % as on a phone.
 */
const centreSizes = {
  lagoon: { mc: sizes[2], ac: sizes[0] },
  ironfield: { mc: sizes[0], ac: sizes[2] },
} as const;

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    for (const shard of shards) {
      // One visit for three checks, because loading a page is most of the cost.
      test(`[PREF-07] texts two fifths longer are neither clipped nor wider than any window, and every text comes from a locale file or the operator, shard ${shard + 1}`, async ({
        ownBrand: brand,
        page,
        expectedComplaints,
      }) => {
        // About fifteen pages in three windows
        test.setTimeout(300_000);
        expectedComplaints.push(/status of (404|422)/);
        await lengthenTexts(brand);
        await withPreferences(page, brand, { lang: 'EN' });
        const words = operatorWords(page);
        const languages = await shippedLanguages();
        const properNames = new Set([
          'Lagoon',
          'Ironfield',
          'demo',
          'D',
          ...languages.flatMap(({ code, name }) => [code, name]),
          ...countries,
        ]);
        const faults: string[] = [];
        const checkWords = async (name: string): Promise<void> => {
          await settled(page);
          const strays = (texts: readonly string[]) =>
            texts.filter((text) => leftOf(text, new Set([...words, ...properNames])) !== '');
          faults.push(
            ...(await expectSettled(page, async () => strays(await visibleWords(page)))).map(
              (text) => `${name} shows "${text}", which is not from a locale file`,
            ),
          );
        };
        const checkSizes = async (
          name: string,
          checked: readonly { width: number; height: number }[] = sizes,
        ): Promise<void> => {
          await settled(page);
          for (const size of checked) {
            await page.setViewportSize(size);
            for (const findProblems of [clippedText, widerThanWindow])
              faults.push(
                ...(await expectSettled(page, findProblems)).map(
                  (fault) => `${name} at ${size.width} px: ${fault}`,
                ),
              );
          }
          await page.setViewportSize(sizes[0]);
        };
        const check = async (name: string): Promise<void> => {
          await checkWords(name);
          await checkSizes(name);
        };
        await page.setViewportSize(sizes[0]);
        for (const path of [...(await pagePaths(brand)), '/no/such/page'].filter(
          isInShard(shard),
        )) {
          await openPath({ page, brand }, path);
          await expect(
            page.getByRole('heading', { name: /^\[.*\]$/ }).first(),
            path,
          ).toBeAttached();
          await check(path);
        }
        for (const [name, reach] of Object.entries(pageStates).filter(isInShard(shard))) {
          await reach({ page, brand, lang: 'EN' });
          await check(name);
        }
        // Without the words, because pages of a centre show the member's own values, such as links.
        for (const centre of ['mc', 'ac'] as const)
          await walkCentre({ page, brand, lang: 'EN' }, centre, isInShard(shard), (name) =>
            checkSizes(name, [centreSizes[from][centre]]),
          );
        expect(faults).toEqual([]);
      });
    }
  });
}

/** Country names of the browser. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countryNames = (['long', 'short'] as const).map(
  (style) => new Intl.DisplayNames(['en'], { type: 'region', style }),
);
const countries = letters.flatMap((first) =>
  letters.flatMap((second) => countryNames.map((names) => names.of(first + second) ?? '')),
);

/** Replaces each English text by a longer one in brackets. */
async function lengthenTexts(brand: TestBrand): Promise<void> {
  const texts = Object.entries(await textsOf(brand.folder, 'EN')).map(([key, text]) => [
    key,
    pseudoText(text),
  ]);
  await publish(brand, () =>
    brand.write(
      'locales/EN.json',
      JSON.stringify({
        $schema: '../../../../schemas/locale.schema.json',
        ...Object.fromEntries(texts),
      }),
    ),
  );
}

const amount = /^P( [\d,.]+)?$/;
const checksum = /^[\da-f]{64}$/;
const timeZone = /^(\d\d( [AP]M)? )?GMT[+-]\d+$/;
const months = (month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, index) =>
    new Intl.DateTimeFormat('en', { month }).format(new Date(2026, index, 1)),
  );
const weekdays = Array.from({ length: 7 }, (_, index) =>
  new Intl.DateTimeFormat('en', { weekday: 'short' }).format(new Date(2026, 0, index + 1)),
);
/** Date and weekday names of the browser. */
const day = new RegExp(
  `^((${[...months('long'), ...months('short')].join('|')}) \\d|(${weekdays.join('|')})(, (${weekdays.join('|')}))*$)`,
);

/**
 * Returns the rest of a text without texts of the locale files and the operator, and without names,
 * amounts and dates.
 */
function leftOf(words: string, names: ReadonlySet<string>): string {
  let rest = words;
  while (/\[[^[\]]*\]/.test(rest)) rest = rest.replaceAll(/\[[^[\]]*\]/g, '');
  return rest
    .split(/[·:]/)
    .map((part) => part.trim())
    .filter(
      (part) =>
        /\p{L}/u.test(part) &&
        !names.has(part) &&
        ![amount, checksum, timeZone, day].some((shape) => shape.test(part)),
    )
    .join(' ');
}
