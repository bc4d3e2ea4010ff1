import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Cookie, Page } from 'playwright';
import { brokenWords } from '@livery/e2e/browser/texts/brokenWords';
import { clippedText } from '@livery/e2e/browser/texts/clippedText';
import { coveredControls } from '@livery/e2e/browser/coveredControls';
import type { MatrixOptions } from './readMatrixOptions.ts';

const folder = '.data/screenshots';
const heights: Readonly<Record<number, number>> = { 768: 1024, 1024: 768, 1280: 800, 1920: 1080 };
const phoneHeightPx = 780;

/** Opens what a journey shows, from any page of the brand. */
type Journey = (page: Page, origin: string) => Promise<unknown>;

const opens =
  (path: string): Journey =>
  (page, origin) =>
    page.goto(origin + path);

/** What is pictured, by name. */
const journeys: Readonly<Record<string, Journey>> = {
  home: opens('/'),
  category: opens('/rng'),
  game: async (page, origin) => {
    await page.goto(`${origin}/rng`);
    await settle(page);
    await page.locator('main [class*="uiTile-target"]').first().click();
    return page.locator('iframe').waitFor();
  },
  lottery: opens('/lottery'),
  promotions: opens('/promotions'),
  pointMall: opens('/pointMall'),
  vip: opens('/vip'),
  help: opens('/help'),
  menu: async (page, origin) => {
    // The button is on narrow screens only.
    await page.setViewportSize({ width: 390, height: phoneHeightPx });
    await page.goto(`${origin}/vip`);
    await settle(page);
    return page.locator('header [aria-haspopup=dialog]').first().click();
  },
  login: opens('/login'),
  register: opens('/register'),
  centre: opens('/?mc=securityCenter'),
  deposit: opens('/?mc=deposit'),
  records: opens('/?mc=bettingRecord'),
};

/** Names of the journeys. */
export const journeyNames: readonly string[] = Object.keys(journeys);

/** Journeys that only a member can go, and only a guest. */
const onlyFor: Readonly<Record<string, string>> = {
  centre: 'member',
  deposit: 'member',
  records: 'member',
  game: 'member',
  login: 'guest',
  register: 'guest',
};

/**
 * Records each journey of guests and members in each brand, language and width into
 * `.data/screenshots/<brand>/<visitor>/<language>/<journey>-<width>.jpg`. A page is loaded once and
 * then resized. `faults.txt` beside them lists texts that are cut, controls that are covered, and
 * pages wider than their window.
 */
export async function recordMatrix(
  browser: Browser,
  port: number,
  options: MatrixOptions,
): Promise<void> {
  const faults: string[] = [];
  for (const brand of options.brands) {
    const origin = `http://${brand}.localhost:${port}`;
    const session = options.visitors.includes('member') ? await memberSession(browser, origin) : [];
    for (const visitor of options.visitors)
      for (const language of options.languages) {
        await using context = await browser.newContext({ reducedMotion: 'reduce' });
        if (visitor === 'member') await context.addCookies(session);
        await prefer(context, origin, { lang: language, theme: options.theme });
        context.setDefaultTimeout(120_000);
        const page = await context.newPage();
        await page.goto(origin);
        await settle(page);
        await closePopUps(page);
        for (const name of options.journeys) {
          if ((onlyFor[name] ?? visitor) !== visitor) continue;
          const picture = `${brand}/${visitor}/${language}/${name}`;
          faults.push(...(await recordJourney(page, { origin, name, picture, options })));
        }
        process.stdout.write(`${brand} ${visitor} ${language}: ${faults.length} faults so far\n`);
        await writeFile(`${folder}/faults.txt`, faults.map((fault) => `${fault}\n`).join(''));
      }
  }
}

/** Pictures a journey in all widths. Returns its faults. */
async function recordJourney(
  page: Page,
  {
    origin,
    name,
    picture,
    options,
  }: { origin: string; name: string; picture: string; options: MatrixOptions },
): Promise<string[]> {
  const faults: string[] = [];
  const [first = 390] = options.widths;
  await page.setViewportSize(sizeOf(first));
  try {
    await journeys[name]?.(page, origin);
    await settle(page);
  } catch (error) {
    return [`${picture}: ${String(error)}`];
  }
  for (const width of options.widths) {
    await page.setViewportSize(sizeOf(width));
    await settle(page);
    const file = `${folder}/${picture}-${width}.jpg`;
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({
      path: file,
      type: 'jpeg',
      quality: 70,
      fullPage: options.isFullPage,
    });
    for (const fault of [
      ...(await clippedText(page)),
      ...(await brokenWords(page, 'header, nav')),
      ...(await coveredControls(page)),
      ...(await overflow(page)),
    ])
      faults.push(`${picture}-${width}: ${fault}`);
  }
  return faults;
}

const sizeOf = (width: number): { width: number; height: number } => ({
  width,
  height: heights[width] ?? phoneHeightPx,
});

/** Closes the pop-ups of a first visit, which open one after the other. */
export async function closePopUps(page: Page): Promise<void> {
  const popUp = page.locator('dialog[open]');
  while (
    await popUp.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    )
  ) {
    await page.keyboard.press('Escape');
    await popUp.waitFor({ state: 'detached' });
  }
}

/** Waits until the page is hydrated and rests. */
async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated][data-settled]').waitFor({ state: 'attached' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

async function overflow(page: Page): Promise<string[]> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

async function prefer(
  context: BrowserContext,
  url: string,
  preferences: { lang: string; theme: string },
): Promise<void> {
  const value = encodeURIComponent(new URLSearchParams(preferences).toString());
  await context.addCookies([{ name: 'livery-preferences', value, url }]);
}

/** Signs the demonstration member in. */
async function memberSession(browser: Browser, origin: string): Promise<Cookie[]> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await prefer(context, origin, { lang: 'EN', theme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('input[name=username]').fill('demo');
  await page.locator('input[name=password]').fill('Demo1234');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  return await context.cookies();
}
