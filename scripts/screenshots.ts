/**
 * `npm run screenshots`: recreates the README's pictures from the running product at a fixed time,
 * and writes those that look different. With `--matrix`,
 * records every journey in every brand, language and width instead, and exits with 1 if there are
 * faults; the options are in `screenshots/readMatrixOptions.ts`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { drawContactSheet } from '@livery/demo-content/art/contactSheet';
import { startBrands } from './bench/site/startBrands.ts';
import { journeyNames } from './screenshots/journeys.ts';
import { readMatrixOptions } from './screenshots/readMatrixOptions.ts';
import { picturedMs } from './screenshots/picturedMs.ts';
import { recordMatrix, settle } from './screenshots/recordMatrix.ts';
import { writePicture } from './screenshots/writePicture.ts';
import { launchBrowser } from './setup/launchBrowser.ts';

/** Stops the clock of the server and the sandbox. */
const frozen = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'screenshots/frozenClock.ts')).href}`,
};
const folder = '.github/pictures';
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const pictures = [
  { name: 'lagoon-home', brand: 'lagoon', path: '/', size: desktop, theme: 'light' },
  { name: 'lagoon-slots-phone', brand: 'lagoon', path: '/rng', size: phone, theme: 'light' },
  { name: 'lagoon-home-dark', brand: 'lagoon', path: '/', size: desktop, theme: 'dark' },
  { name: 'ironfield-home', brand: 'ironfield', path: '/', size: desktop, theme: 'dark' },
  { name: 'ironfield-home-phone', brand: 'ironfield', path: '/', size: phone, theme: 'dark' },
  {
    name: 'ironfield-slots-light',
    brand: 'ironfield',
    path: '/rng',
    size: desktop,
    theme: 'light',
  },
] as const;

async function picture(
  browser: Browser,
  port: number,
  { name, brand, path, size, theme }: (typeof pictures)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const url = `http://${brand}.localhost:${port}`;
  await context.addCookies([
    { name: 'livery-preferences', value: encodeURIComponent(`lang=EN&theme=${theme}`), url },
  ]);
  const page = await context.newPage();
  await page.clock.setFixedTime(picturedMs);
  await page.addInitScript(() => {
    // Announcements would cover the page.
    sessionStorage.setItem('popupNotices', '1');
    // Sample jackpots start at a random amount, and grow.
    Math.random = () => 0.5;
    Object.assign(window, { setInterval: () => 0 });
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await settle(page);
  await save(browser, name, await page.screenshot({ type: 'jpeg', quality: 82 }));
  await context.close();
}

async function contactSheet(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1040 } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100%;height:auto}</style>${drawContactSheet(60)}`,
  );
  const picture = await page.locator('svg').first().screenshot({ type: 'jpeg', quality: 82 });
  await save(browser, 'game-art', picture);
  await page.close();
}

async function save(browser: Browser, name: string, picture: Buffer): Promise<void> {
  const isWritten = await writePicture(browser, `${folder}/${name}.jpg`, picture);
  console.log(`${name}: ${isWritten ? 'written' : 'unchanged'}`);
}

const isMatrix = process.argv.includes('--matrix');
await using brands = await startBrands({ env: isMatrix ? {} : frozen });
const browser = await launchBrowser();
if (isMatrix) {
  const options = readMatrixOptions(process.argv.slice(2), journeyNames);
  if ((await recordMatrix(browser, brands.port, options)) > 0) process.exitCode = 1;
} else {
  await mkdir(folder, { recursive: true });
  for (const request of pictures) await picture(browser, brands.port, request);
  await contactSheet(browser);
}
await browser.close();
