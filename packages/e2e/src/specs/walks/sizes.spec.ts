// Every entry is visible and every control can be pressed, in each window and language.
import type { Page } from 'playwright/test';
import { brokenWords } from '../../browser/texts/brokenWords.ts';
import { clippedText } from '../../browser/texts/clippedText.ts';
import { coveredControls } from '../../browser/coveredControls.ts';
import { shippedLanguages, textReader } from '../../browser/texts/textsOf.ts';
import { expectSettled } from '../../browser/expectSettled.ts';
import { widerThanWindow } from '../../browser/sizes.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { asMember } from '../../pages/logIn.ts';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';

const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;
/** The window in which the button "More" is opened. */
const narrowDesktop = { width: 1024, height: 768 } as const;
const wideWindows = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
/** Languages in all sizes: the default, the longest, and right to left. The others in two sizes. */
const mainLanguages = ['EN', 'TY', 'RU', 'AR'];
/**
 * A page with the same header and menus as the home page. Laying out the home page in another
 * window takes ten times as long.
 */
const smallPage = '/vip';
const categories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
] as const;

for (const from of ['lagoon', 'ironfield'] as const)
  for (const visitor of ['guest', 'member'] as const)
    test.describe(`${from}, ${visitor}`, () => {
      test.use({ from });

      test('[HEAD-05] [HEAD-08] [BANR-02] [LOBB-22] no entry is cut and no control is covered in any window and language; a phone’s menu lists every category', async ({
        brand,
        page,
      }) => {
        // Thirteen languages
        test.setTimeout(300_000);
        if (visitor === 'member') await asMember(page, brand);
        await withPreferences(page, brand, { lang: 'EN' });
        const faults: string[] = [];
        const check = async (name: string): Promise<void> => {
          for (const fault of await layoutFaults(page)) faults.push(`${name}: ${fault}`);
        };
        const languages = await shippedLanguages();
        const isMain = ({ code }: { code: string }): boolean => mainLanguages.includes(code);
        // A member's pages differ from a guest's in header and menus.
        const visits = [
          [visitor === 'guest' ? '/' : smallPage, languages.filter(isMain)],
          [smallPage, languages.filter((language) => !isMain(language))],
        ] as const;
        for (const [path, shown] of visits) {
          await page.setViewportSize(phones[0]);
          await page.goto(brand.url(path));
          await hydrated(page);
          await settled(page);
          for (const { code, name } of shown) await checkLanguage(code, name);
        }
        expect(faults).toEqual([]);

        async function checkLanguage(code: string, name: string): Promise<void> {
          const text = await textReader(brand, code);
          await page.setViewportSize(phones[0]);
          await page.locator('header a[aria-haspopup=dialog]').click();
          const sheet = page.getByRole('dialog');
          await sheet.getByRole('combobox').selectOption({ label: name });
          await expect(sheet.getByRole('heading').first()).toHaveText(text('nav.menu'));
          await expect
            .poll(() => sheet.getByRole('navigation').getByRole('link').allTextContents())
            .toEqual(
              expect.arrayContaining(categories.map((category) => text(`category.${category}`))),
            );
          await check(`${code}, sheet`);
          await page.keyboard.press('Escape');

          // The corner, because the menu opens providers below the pointer.
          await page.mouse.move(0, 0);
          const sizes = isMain({ code }) ? [...phones, ...wideWindows] : [phones[0]];
          for (const size of sizes) {
            await page.setViewportSize(size);
            await check(`${code} at ${size.width} px`);
          }
          await page.setViewportSize(narrowDesktop);
          await check(`${code} at ${narrowDesktop.width} px`);
          const more = page.getByRole('button', { name: text('nav.more'), exact: true });
          if (await more.isVisible()) {
            await more.click();
            await check(`${code}, more`);
            await more.click();
          }
        }
      });
    });

/** A page of records, one of figures with a chart, and a form; the agent is a member, too. */
const centrePages = ['mc=transactionHistory', 'ac=agentTeamOverview', 'ac=registerCenter'];

// The longest language, and the one from right to left
for (const [from, lang] of [
  ['lagoon', 'TY'],
  ['ironfield', 'AR'],
] as const)
  test.describe(`${from}, ${lang}, centres`, () => {
    test.use({ from, viewport: phones[0] });

    test('[ROUTE-18] no text of a centre is cut and no control is covered in any window', async ({
      seededBrand: brand,
      page,
    }) => {
      await withoutPopups(page);
      await asMember(page, brand, { username: 'agent', password: 'Agent1234' });
      await withPreferences(page, brand, { lang });
      const faults: string[] = [];
      for (const address of centrePages) {
        await page.setViewportSize(phones[0]);
        await page.goto(brand.url(`${smallPage}?${address}`));
        await hydrated(page);
        await settled(page);
        await expect(page.locator('dialog:modal h2')).not.toHaveCount(0);
        for (const size of [phones[0], narrowDesktop, wideWindows[1]]) {
          await page.setViewportSize(size);
          for (const findFaults of [clippedDialogText, coveredControls, widerThanWindow])
            faults.push(
              ...(await expectSettled(page, findFaults)).map(
                (fault) => `${address} at ${size.width} px: ${fault}`,
              ),
            );
        }
      }
      expect(faults).toEqual([]);
    });
  });

const clippedDialogText = (page: Page): Promise<string[]> => clippedText(page, 'dialog');

/** Returns the faults of the layout that remain when it is settled. */
async function layoutFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  await expect
    .poll(
      async () =>
        (faults = [
          ...(await clippedText(page, 'header, nav, main')),
          ...(await brokenWords(page, 'header, nav')),
          ...(await coveredControls(page)),
          ...(await pageOverflow(page)),
        ]),
    )
    .toEqual([])
    .catch(() => undefined);
  return faults;
}

function pageOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide, the window ${clientWidth}`]
      : [];
  });
}
