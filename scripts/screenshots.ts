/**
 * `npm run screenshots`: recreates the README's pictures from the running product. With `--matrix`,
 * records every journey in every brand, language and width instead, and exits with 1 if there are
 * faults; the options are in `screenshots/readMatrixOptions.ts`.
 */
import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { drawContactSheet } from '@livery/demo-content/art/contactSheet';
import { startBrands } from './bench/site/startBrands.ts';
import { journeyNames } from './screenshots/journeys.ts';
import { readMatrixOptions } from './screenshots/readMatrixOptions.ts';
import { recordMatrix } from './screenshots/recordMatrix.ts';
import { closePopUps } from './setup/closePopUps.ts';
import { launchBrowser } from './setup/launchBrowser.ts';

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
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await closePopUps(page);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
}

async function contactSheet(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1040 } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100%;height:auto}</style>${drawContactSheet(60)}`,
  );
  await page
    .locator('svg')
    .first()
    .screenshot({ path: `${folder}/game-art.jpg`, type: 'jpeg', quality: 82 });
  await page.close();
}

await using brands = await startBrands();
const browser = await launchBrowser();
if (process.argv.includes('--matrix')) {
  const options = readMatrixOptions(process.argv.slice(2), journeyNames);
  if ((await recordMatrix(browser, brands.port, options)) > 0) process.exitCode = 1;
} else {
  await mkdir(folder, { recursive: true });
  for (const request of pictures) await picture(browser, brands.port, request);
  await contactSheet(browser);
}
await browser.close();
