import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { growth, JackpotBoard } from '../../harness/JackpotBoard.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';

const openedMs = Date.parse('2026-11-20T12:00:00Z');
const pausedMs = openedMs + 3_600_000;

function setSite(brand: TestBrand, changes: object): Promise<void> {
  return publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, changes)));
}

/** Opens a page with its clock in hand, stopped once the counter runs. */
async function openCounter(page: Page, brand: TestBrand, path: string, title: string): Promise<JackpotBoard> {
  await page.clock.install({ time: openedMs });
  await page.goto(brand.url(`${path}?lang=EN`));
  await hydrated(page);
  const counter = new JackpotBoard(page, title);
  await counter.freeze(pausedMs);
  return counter;
}

/** What the page takes for chance. */
async function chanceIs(page: Page, value: number): Promise<void> {
  await page.addInitScript((chance) => { Math.random = () => chance; }, value);
}

test('[HOME-02] the served page knows neither clock nor chance: a board without digits, of the same size', async ({ brand, browser, page }) => {
  const html = await servedHtml(brand, '/?lang=EN');
  expect(html).toMatch(/<span[^>]+role="img"[^>]+aria-label="Grand jackpot"/);
  expect(html).not.toContain('data-digit');
  expect(html).not.toMatch(/aria-label="Grand jackpot: /);

  const still = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await still.goto(brand.url('/?lang=EN'));
  const served = await new JackpotBoard(still, 'Grand jackpot').region.boundingBox();
  await still.close();
  const counter = await openCounter(page, brand, '/', 'Grand jackpot');
  expect(await counter.digits()).toMatch(/^\d{12}$/);
  expect(await counter.region.boundingBox()).toEqual(served);
});

for (const { chance, gapMs, increment, from } of [{ chance: 0, gapMs: 1500, increment: 100, from: 1.3e9 }, { chance: 0.5, gapMs: 2000, increment: 300, from: 1.7e9 }] as const) {
  test(`[HOME-02] at chance ${chance} the home jackpot begins at ${from} and grows by ${increment} every ${gapMs} ms`, async ({ brand, page }) => {
    await chanceIs(page, chance);
    const counter = await openCounter(page, brand, '/', 'Grand jackpot');
    const { amounts, gapsMs } = await counter.watch(4);
    expect(growth(amounts)).toEqual([increment, increment, increment, increment]);
    expect(gapsMs).toEqual([gapMs, gapMs, gapMs]);
    // As often as it grew until it was looked at, by as much.
    const grown = ((amounts[0] ?? 0) - from) / increment;
    expect(Number.isInteger(grown) && grown >= 0 && grown < 100).toBe(true);
  });
}

test('[HOME-02] above the top of its range it begins again at the bottom; rows are 85 high, decimals are the currency’s', async ({ brand, page }) => {
  await chanceIs(page, 0.9999999);
  const counter = await openCounter(page, brand, '/', 'Grand jackpot');
  const { amounts } = await counter.watch(3);
  for (const amount of amounts) expect(amount >= 1.3e9 && amount <= 2.1e9).toBe(true);
  expect(Math.min(...amounts)).toBeLessThan(1.3e9 + 50 * 500);
  const box = await counter.board.locator('[data-digit]').first().locator('..').boundingBox();
  expect(box?.height).toBe(85);
});

test('[HOME-02] [CONF-08] range, increments, intervals, row height and decimals are the tenant’s', async ({ ownBrand: brand, page }) => {
  await setSite(brand, {
    currency: { code: 'PHP', minorDigits: 3 }, jackpots: { home: { minimum: 5000, maximum: 900_000, incrementMinimum: 7, incrementMaximum: 7, tickMs: [700], rowHeightPx: 41 } },
  });
  await chanceIs(page, 0);
  const counter = await openCounter(page, brand, '/', 'Grand jackpot');
  const { amounts, gapsMs } = await counter.watch(3, { minorDigits: 3 });
  expect(((amounts[0] ?? 0) - 5000) % 7).toBe(0);
  expect(amounts[0]).toBeLessThan(6000);
  expect(growth(amounts)).toEqual([7, 7, 7]);
  expect(gapsMs).toEqual([700, 700]);
  expect((await counter.board.locator('[data-digit]').first().locator('..').boundingBox())?.height).toBe(41);
});

test('[HOME-03] [BANR-05] under the banners of the slots page a counter grows by 165.11 every 3 s from what the clock says', async ({ brand, page }) => {
  const counter = await openCounter(page, brand, '/rng', 'Slots jackpot');
  const banners = await page.getByLabel('Highlights').first().boundingBox();
  const own = await counter.region.boundingBox();
  expect(own?.y).toBeGreaterThanOrEqual((banners?.y ?? 0) + (banners?.height ?? Infinity));

  const first = await counter.amount();
  // It began at one of the three-second ticks of the clock, and has grown since.
  const tick = Math.floor(openedMs / 3000);
  const possible = Array.from({ length: 40 }, (_, later) => 100_000_000 + ((tick + later) * 165.11) % 900_000_000);
  expect(possible.some((amount) => Math.abs(amount - first) < 0.02)).toBe(true);

  const { amounts, gapsMs } = await counter.watch(3);
  expect(growth(amounts)).toEqual([165.11, 165.11, 165.11]);
  expect(gapsMs).toEqual([3000, 3000]);
});

test('[HOME-03] [CONF-08] its increment and interval are the tenant’s', async ({ ownBrand: brand, page }) => {
  await setSite(brand, { jackpots: { slots: { increment: 12.5, tickMs: 800 } } });
  const counter = await openCounter(page, brand, '/rng', 'Slots jackpot');
  const { amounts, gapsMs } = await counter.watch(3);
  expect(growth(amounts)).toEqual([12.5, 12.5, 12.5]);
  expect(gapsMs).toEqual([800, 800]);
});

test('[HOME-09] the other counter begins at 527,000,000 and adds 161.11 every 3 s', async ({ brand, page }) => {
  const counter = await openCounter(page, brand, '/', 'Daily jackpot');
  const { amounts, gapsMs } = await counter.watch(3);
  const grown = Math.round(((amounts[0] ?? 0) - 527_000_000) / 161.11);
  expect(amounts[0]).toBeCloseTo(527_000_000 + grown * 161.11, 1);
  expect(grown >= 0 && grown < 40).toBe(true);
  expect(growth(amounts)).toEqual([161.11, 161.11, 161.11]);
  expect(gapsMs).toEqual([3000, 3000]);
});

test('[HOME-09] [CONF-08] start, increment and interval are the tenant’s', async ({ ownBrand: brand, page }) => {
  await setSite(brand, { jackpots: { other: { start: 1000, increment: 2.25, tickMs: 500 } } });
  const counter = await openCounter(page, brand, '/', 'Daily jackpot');
  const { amounts, gapsMs } = await counter.watch(3);
  expect(((amounts[0] ?? 0) - 1000) % 2.25).toBe(0);
  expect(amounts[0]).toBeLessThan(1300);
  expect(growth(amounts)).toEqual([2.25, 2.25, 2.25]);
  expect(gapsMs).toEqual([500, 500]);
});

test('[HOME-02] a counter can be stopped, is told with one value, and says that it is a sample while the brand is a demonstration', async ({ ownBrand: brand, page }) => {
  const counter = await openCounter(page, brand, '/', 'Grand jackpot');
  await expect(counter.region.getByText('Sample data')).toBeVisible();
  await expect(counter.board).toHaveAttribute('aria-label', /^Grand jackpot: P 1,\d{3},\d{3},\d{3}\.\d\d$|^Grand jackpot: P 2,\d{3},\d{3},\d{3}\.\d\d$/);
  const told = await counter.board.getAttribute('aria-label');
  await counter.watch(3);
  // Not with every step: a reader would never come to an end.
  await expect(counter.board).toHaveAttribute('aria-label', told ?? '');
  expect(await counter.region.locator('[aria-live]').count()).toBe(0);

  await counter.region.getByRole('button', { name: 'Stop the counter' }).click();
  const stopped = await counter.digits();
  await expect.poll(async () => (await counter.board.getAttribute('aria-label'))?.replaceAll(/\D/g, '')).toBe(stopped);
  await page.clock.runFor(10_000);
  expect(await counter.digits()).toBe(stopped);
  await counter.region.getByRole('button', { name: 'Let the counter run' }).click();
  await counter.watch(1);

  await publish(brand, () => brand.edit('compliance.json', (compliance) => { compliance.demonstration = false; }));
  await page.clock.resume();
  await page.goto(brand.url('/?lang=EN'));
  await expect(counter.board).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
});

test('[HOME-03] digits roll by transform alone, and not where less motion is wanted', async ({ brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function remembered(keyframes, options) {
      const named = Array.isArray(keyframes) ? keyframes.flatMap((frame) => Object.keys(frame)) : [];
      document.documentElement.dataset.animated = [...new Set([...(document.documentElement.dataset.animated ?? '').split(' '), ...named])].join(' ').trim();
      return animate.call(this, keyframes, options);
    };
  });
  const counter = await openCounter(page, brand, '/rng', 'Slots jackpot');
  await counter.watch(1);
  await expect(page.locator('html')).toHaveAttribute('data-animated', 'transform');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => { delete document.documentElement.dataset.animated; });
  await counter.watch(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-animated');
});
