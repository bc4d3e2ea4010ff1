import type { Winner } from '@livery/contract';
import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { valueOf } from '../../harness/envelope.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

const path = '/wps/relay/GCS_winnerBoard';

function region(page: Page) {
  return page.getByRole('region', { name: 'Recent winners' });
}

async function boardOf(brand: TestBrand): Promise<Winner[]> {
  return (JSON.parse((await brand.request(`${path}?limitNum=50`)).body) as { value: Winner[] }).value; // the gateway's envelope
}

function setSite(brand: TestBrand, changes: object): Promise<void> {
  return publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, changes)));
}

/** Opens home and goes where the winners are: they come for who comes near. */
async function come(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  await region(page).scrollIntoViewIfNeeded();
}

/** Waits until the carousel turns by its buttons, too. */
async function open(page: Page, brand: TestBrand): Promise<void> {
  await come(page, brand);
  await expect(region(page).getByRole('button', { name: 'Next' })).toBeVisible();
}

/** The winners in view, by their place in the list, and the room between them. */
async function inView(page: Page): Promise<{ places: number[]; gaps: number[] }> {
  return region(page).evaluate((section) => {
    const list = section.querySelector('ul');
    const frame = list?.parentElement?.getBoundingClientRect() ?? section.getBoundingClientRect();
    const boxes = [...list?.children ?? []].map((slide, place) => ({ place, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1);
    return { places: boxes.map(({ place }) => place), gaps: boxes.slice(1).map(({ box }, index) => Math.round((box.left - (boxes[index]?.box.right ?? 0)) * 10) / 10) };
  });
}

function atRest(page: Page) {
  return expect.poll(() => region(page).evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);
}

async function expectInView(page: Page, places: number[]): Promise<void> {
  await expect.poll(async () => (await inView(page)).places).toEqual(places);
}

test('[HOME-10] the board is asked for all categories, in the page’s language, 50 of them; each winner has the specification’s fields', async ({ ownBrand: brand, page }) => {
  const calls = callsTo(page, path);
  await open(page, brand);
  expect(calls.map(fieldsOf)).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: '50' }]);
  const board = await boardOf(brand);
  expect(board.length).toBe(50);
  for (const winner of board) {
    expect(winner).toEqual({
      gameId: expect.any(Number), iconUrl: expect.stringMatching(/^\/TCG_PROD_IMAGES\//), customerName: expect.stringMatching(/\*/), winAmount: expect.any(Number), gameName: expect.any(String), vo: expect.any(Object),
    });
  }
  await expect(region(page).getByRole('article')).toHaveCount(50);
  await expect(region(page).getByText('Sample data')).toBeVisible();

  await setSite(brand, { lists: { winnerLimit: 7 } });
  await open(page, brand);
  expect(calls.slice(1).map(fieldsOf).map(({ limitNum }) => limitNum)).toEqual(['7']);
  await expect(region(page).getByRole('article')).toHaveCount(7);
});

test('[HOME-04] five winners in view, 20 apart; arrows and dots turn five at once', async ({ brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, brand);
  await region(page).getByRole('button', { name: 'Stop turning the winners' }).click();
  await expect(region(page).getByRole('button', { name: 'Let the winners turn' })).toBeVisible();
  const dots = region(page).getByRole('button', { name: /^Slide \d+ of 10$/ });
  await expect(dots).toHaveCount(10);
  await dots.first().click();
  await expectInView(page, [0, 1, 2, 3, 4]);
  expect((await inView(page)).gaps).toEqual([20, 20, 20, 20]);
  await region(page).getByRole('button', { name: 'Next' }).click();
  await expectInView(page, [5, 6, 7, 8, 9]);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await dots.nth(9).click();
  await expectInView(page, [45, 46, 47, 48, 49]);
  await region(page).getByRole('button', { name: 'Previous' }).click();
  await expectInView(page, [40, 41, 42, 43, 44]);
});

for (const { title, site, autoplayMs } of [
  { title: '[HOME-04] the winners turn every 3000 ms', site: {}, autoplayMs: 3000 },
  { title: '[HOME-04] [CONF-08] they turn as often as the tenant says', site: { winners: { autoplayMs: 1500 } }, autoplayMs: 1500 },
]) {
  test(`${title}, and not under a pointer, a focus or once they are stopped`, async ({ ownBrand: brand, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await setSite(brand, { ...site, tagline: { $text: 'winners.title' } });
    await page.clock.install({ time: '2026-11-20T12:00:00Z' });
    await open(page, brand);
    const outside = page.getByRole('heading', { name: 'Recent winners' });
    const first = async (): Promise<number> => (await inView(page)).places[0] ?? -1;
    await outside.hover();
    await page.clock.pauseAt('2026-11-20T13:00:00Z');
    await expect(async () => {
      await atRest(page);
      const before = await first();
      await page.clock.runFor(50);
      await atRest(page);
      expect(await first()).not.toBe(before);
    }, 'the first turn begins the count').toPass({ intervals: [0] });
    for (let turn = 0; turn < 2; turn += 1) {
      const before = await first();
      await page.clock.runFor(autoplayMs - 150);
      await atRest(page);
      expect(await first()).toBe(before);
      await page.clock.runFor(200);
      await atRest(page);
      expect(await first()).toBe((before + 5) % 50);
    }

    const stays = async (why: string): Promise<void> => {
      await atRest(page);
      const before = await first();
      await page.clock.runFor(3 * autoplayMs);
      await atRest(page);
      expect(await first(), why).toBe(before);
    };
    await region(page).getByRole('article').nth(await first()).hover();
    await stays('under a pointer');
    await outside.hover();
    await page.keyboard.press('Tab');
    await region(page).getByRole('button', { name: 'Next' }).focus();
    await stays('with the focus inside');
    await region(page).getByRole('button', { name: 'Stop turning the winners' }).click();
    await outside.hover();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // a button of this page
    await stays('stopped');
  });
}

test('[HOME-04] [CONF-08] slides in view and per group, spacing and date format are the tenant’s', async ({ ownBrand: brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await setSite(brand, { winners: { slidesPerView: 4, slidesPerGroup: 2, spacingPx: 33, dateFormat: 'DD/MM/YY' } });
  await page.clock.install();
  await open(page, brand);
  await region(page).getByRole('button', { name: 'Stop turning the winners' }).click();
  await atRest(page);
  await region(page).evaluate((section) => section.querySelector('ul')?.parentElement?.scrollTo(0, 0));
  await expect.poll(async () => (await inView(page)).places.length).toBe(4);
  expect((await inView(page)).gaps).toEqual([33, 33, 33]);
  const [before = 0] = (await inView(page)).places;
  await region(page).getByRole('button', { name: 'Next' }).click();
  await expectInView(page, [2, 3, 4, 5].map((place) => place + before));
  await expect(region(page).getByRole('time').first()).toHaveText(/^\d\d\/\d\d\/\d\d$/);
});

test('[HOME-04] [CONF-08] five turn at once, also where more are in view', async ({ ownBrand: brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1600, height: 900 });
  await setSite(brand, { winners: { slidesPerView: 8 } });
  await page.clock.install();
  await open(page, brand);
  await region(page).getByRole('button', { name: 'Stop turning the winners' }).click();
  await atRest(page);
  await expect.poll(async () => (await inView(page)).places.length).toBe(8);
  const [before = 0] = (await inView(page)).places;
  await region(page).getByRole('button', { name: 'Next' }).click();
  await expectInView(page, [5, 6, 7, 8, 9, 10, 11, 12].map((place) => place + before));
});

test('[HOME-04] dates are those of the brand’s time zone as YYYY.MM.DD, amounts are money', async ({ ownBrand: brand, page }) => {
  for (const timeZone of ['Asia/Manila', 'America/Los_Angeles']) {
    await setSite(brand, { timeZone, tagline: { $text: 'winners.title' } });
    // The page's own answer: a minute later the board may have another winner.
    const told = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await open(page, brand);
    const cards = region(page).getByRole('article');
    const board = valueOf(await (await told).text()) as Winner[]; // the call's reply
    await expect(cards).toHaveCount(board.length);
    const days = board.map(({ vo: { winTime } }) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(winTime)).replaceAll('-', '.'));
    expect(days[0]).toMatch(/^\d{4}\.\d\d\.\d\d$/);
    expect(await cards.getByRole('time').allTextContents()).toEqual(days);
    const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (const index of [0, 24, 49]) {
      const winner = board[index];
      await expect(cards.nth(index)).toContainText(`P ${money.format(winner?.winAmount ?? 0)}`);
      await expect(cards.nth(index)).toContainText(winner?.gameName ?? 'no such winner');
    }
  }
});

test('[HOME-04] narrow windows show fewer', async ({ brand, page }) => {
  for (const [width, count] of [[1280, 5], [800, 4], [600, 3], [390, 2]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(brand.url('/?lang=EN'));
    await region(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await inView(page)).places.length, { message: `${width} px` }).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('[PREF-03] the board is asked for anew when the language changes', async ({ brand, page }) => {
  const calls = callsTo(page, path);
  await open(page, brand);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect.poll(() => calls.map(fieldsOf).map(({ language }) => language)).toEqual(['EN', 'TY']);
  await expect(page.getByRole('region', { name: 'Mga nanalo kamakailan' }).getByRole('article')).toHaveCount(50);
});

test('[HOME-10] a board that cannot be had says so and can be asked for again', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  // Not a fault of the operator: the gateway would keep away from it for a while.
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 502, json: { success: false, code: 'upstream_failed' } }));
  await come(page, brand);
  const again = region(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(`**${path}*`);
  await again.click();
  await expect(region(page).getByRole('article')).toHaveCount(50);
});

testWithOperator('[HOME-04] names are masked even where the operator sends them whole; without winners the board says so', async ({ ownBrand: brand, operator, page }) => {
  operator.change(path, (reply) => ({ ...reply, value: (reply.value as Winner[]).map((winner, index) => (index === 0 ? { ...winner, customerName: 'rosalinda' } : winner)) })); // the sandbox's answer
  await come(page, brand);
  await expect(region(page).getByRole('article').first()).toContainText('ro***a');
  await expect(region(page).getByText('rosalinda')).toHaveCount(0);

  operator.change(path, (reply) => ({ ...reply, value: [] }));
  await publish(brand, () => brand.edit('site.json', (site) => { site.lists = { winnerLimit: 9 }; }));
  await come(page, brand);
  await expect(region(page).getByText('Nobody has won yet.')).toBeVisible();
});
