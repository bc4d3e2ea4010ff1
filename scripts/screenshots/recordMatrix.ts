import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Cookie, Page } from 'playwright';
import { brokenWords } from '@livery/e2e/browser/texts/brokenWords';
import { clippedText } from '@livery/e2e/browser/texts/clippedText';
import { coveredControls } from '@livery/e2e/browser/coveredControls';
import {
  journeys,
  isGone,
  widthsOf,
  wrongPageOf,
  type Journey,
  type VisitorKind,
} from './journeys.ts';
import type { MatrixOptions } from './readMatrixOptions.ts';
import { closePopUps } from '../setup/closePopUps.ts';

const folder = '.data/screenshots';
const heights: Readonly<Record<number, number>> = { 768: 1024, 1024: 768, 1280: 800, 1920: 1080 };
const phoneHeightPx = 780;

/**
 * Records each journey of each visitor in each brand, language and width into
 * `.data/screenshots/<brand>/<visitor>/<language>/<journey>-<width>.jpg`. A page is loaded once and
 * then resized. `faults.txt` beside them lists texts that are cut, controls that are covered, pages
 * wider than their window, and journeys that show another page.
 *
 * @returns the number of faults.
 */
export async function recordMatrix(
  browser: Browser,
  port: number,
  options: MatrixOptions,
): Promise<number> {
  const faults: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const brand of options.brands) {
    const origin = `http://${brand}.localhost:${port}`;
    for (const visitor of options.visitors) {
      const session = await sessionOf(browser, origin, visitor);
      for (const language of options.languages) {
        await using context = await browser.newContext({ reducedMotion: 'reduce' });
        await context.addCookies(session);
        await prefer(context, origin, language, options.theme);
        context.setDefaultTimeout(120_000);
        const page = await context.newPage();
        await page.goto(origin);
        await settle(page);
        await closePopUps(page);
        for (const name of options.journeys) {
          const journey = journeys[name];
          if (!journey || !isGone(journey, { brand, visitor })) continue;
          const picture = `${brand}/${visitor}/${language}/${name}`;
          faults.push(...(await recordJourney(page, { origin, journey, picture, options })));
        }
        process.stdout.write(`${brand} ${visitor} ${language}: ${faults.length} faults so far\n`);
        await writeFile(`${folder}/faults.txt`, faults.map((fault) => `${fault}\n`).join(''));
      }
    }
  }
  return faults.length;
}

/** Pictures a journey in all widths. Returns its faults. */
async function recordJourney(
  page: Page,
  {
    origin,
    journey,
    picture,
    options,
  }: { origin: string; journey: Journey; picture: string; options: MatrixOptions },
): Promise<string[]> {
  const faults: string[] = [];
  const widths = widthsOf(journey, options.widths);
  const [first] = widths;
  if (first === undefined) return [];
  await page.setViewportSize(sizeOf(first));
  try {
    await journey.prepare?.(page);
    await page.goto(origin + journey.path);
    await settle(page);
    await journey.act?.(page);
    if (journey.shows !== undefined) await page.locator(journey.shows).first().waitFor();
    await settle(page);
    for (const width of widths)
      faults.push(
        ...(await recordWidth(page, { journey, picture: `${picture}-${width}`, width, options })),
      );
  } catch (error) {
    faults.push(`${picture}: ${String(error)}`);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  return faults;
}

/** Pictures the state of a journey in one width. Returns its faults. */
async function recordWidth(
  page: Page,
  {
    journey,
    picture,
    width,
    options,
  }: { journey: Journey; picture: string; width: number; options: MatrixOptions },
): Promise<string[]> {
  await page.setViewportSize(sizeOf(width));
  await settle(page);
  const file = `${folder}/${picture}.jpg`;
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 70,
    fullPage: options.isFullPage,
  });
  // A centre may correct its address once the account is known.
  const wrongPage = wrongPageOf(journey, page.url());
  const faults = [
    ...(wrongPage === undefined ? [] : [wrongPage]),
    ...(await clippedText(page)),
    ...(await brokenWords(page, 'header, nav')),
    ...(await coveredControls(page)),
    ...(await overflow(page)),
  ];
  return faults.map((fault) => `${picture}: ${fault}`);
}

const sizeOf = (width: number): { width: number; height: number } => ({
  width,
  height: heights[width] ?? phoneHeightPx,
});

/** Time without a change of the document after which a page rests. */
const restMs = 400;

/**
 * Waits until the page is hydrated and rests. Late parts hydrate after the page has settled, so
 * that pictures would show their placeholders.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated][data-settled]').waitFor({ state: 'attached' });
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const rest = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(rest, ms);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(rest, ms);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    restMs,
  );
}

async function overflow(page: Page): Promise<string[]> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

async function prefer(
  context: BrowserContext,
  url: string,
  lang: string,
  theme?: MatrixOptions['theme'],
): Promise<void> {
  const query = new URLSearchParams({ lang, ...(theme === undefined ? {} : { theme }) });
  const value = encodeURIComponent(query.toString());
  await context.addCookies([{ name: 'livery-preferences', value, url }]);
}

const accounts = {
  member: { path: '/login', username: 'demo', password: 'Demo1234' },
  agent: { path: '/agentLogin', username: 'agent', password: 'Agent1234' },
} as const;

/** Signs the demonstration account in and returns its cookies; none for a guest. */
async function sessionOf(
  browser: Browser,
  origin: string,
  visitor: VisitorKind,
): Promise<Cookie[]> {
  if (visitor === 'guest') return [];
  const { path, username, password } = accounts[visitor];
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await prefer(context, origin, 'EN');
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== path);
  return await context.cookies();
}
