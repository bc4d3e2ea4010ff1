import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { category, panel } from '../../harness/headerMenu.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { quiet } from '../../harness/quiet.ts';
import { filters, openSlots, pageStatus } from '../../harness/slotsPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Pictures of a page: how far below the window each begins, in windows, whether it was asked for, and whether it is one of the first, which never wait. */
function pictures(page: Page): Promise<{ away: number; asked: boolean; first: boolean }[]> {
  return page.getByRole('region', { name: 'Slots' }).getByRole('listitem').locator('img')
    .evaluateAll((all) => all.map((image) => ({ away: (image.getBoundingClientRect().top - innerHeight) / innerHeight, asked: image.hasAttribute('src'), first: image.getAttribute('fetchpriority') === 'high' })));
}

/** Opens the slots, sixty a page, with what holds pictures there: it comes with the search. */
async function openSixty(page: Page, brand: TestBrand, more: object = {}): Promise<void> {
  await publish(brand, () => brand.edit('site.json', (site) => { Object.assign(site, { lists: { pageSize: 60 } }, more); }));
  await openSlots(page, brand);
  await expect.poll(async () => { await page.keyboard.press('/'); return filters(page).search.evaluate((field) => field === document.activeElement); }).toBe(true);
}

/** Turns to a page of the list. Dispatched: a click would scroll to the end. */
async function turnTo(page: Page, pageNo: number, button: 'Next page' | 'Previous page'): Promise<void> {
  await page.getByRole('button', { name: button }).dispatchEvent('click');
  await expect(pageStatus(page)).toHaveText(new RegExp(`^Page ${pageNo} of `));
  await expect.poll(async () => (await pictures(page)).length).toBe(60);
}

test('[CONF-08] [LOBB-12] pictures are asked for that are nearer than 1.3 windows', async ({ ownBrand: brand, page }) => {
  await openSixty(page, brand);
  await turnTo(page, 2, 'Next page');
  const near = (all: readonly { away: number }[]) => all.map(({ away }) => away < 1.3);
  await expect.poll(async () => { const all = await pictures(page); return JSON.stringify(all.map(({ asked }) => asked)) === JSON.stringify(near(all)); }).toBe(true);
  const all = near(await pictures(page));
  expect([all.includes(true), all.includes(false)]).toEqual([true, true]);
});

test('[CONF-08] [LOBB-12] once some were asked for, the next ones wait 200 ms', async ({ ownBrand: brand, page }) => {
  await page.clock.install();
  await openSixty(page, brand, { images: { preloadFactor: 0 } });
  await turnTo(page, 2, 'Next page');
  await expect.poll(async () => (await pictures(page)).some(({ asked }) => asked)).toBe(true);
  await quiet(page);
  await page.clock.pauseAt(Date.now() + 5_000);
  const asked = async () => (await pictures(page)).filter((picture) => picture.asked).length;
  const show = async (index: number) => {
    await page.getByRole('region', { name: 'Slots' }).getByRole('listitem').nth(index).scrollIntoViewIfNeeded();
  };
  const before = await asked();
  await show(30);
  await expect.poll(asked).toBeGreaterThan(before);
  const first = await asked();
  await show(59);
  await expect.poll(async () => (await pictures(page)).at(-1)?.away).toBeLessThan(0);
  await page.clock.runFor(190);
  expect(await asked()).toBe(first);
  await page.clock.runFor(20);
  await expect.poll(asked).toBeGreaterThan(first);
});

test('[CONF-08] [LOBB-12] of 200 pictures it is remembered that they came: the first of more wait again', async ({ ownBrand: brand, page }) => {
  // The providers' strip stands: as it runs, more of its pictures come into sight.
  await page.setViewportSize({ width: 1280, height: 8_000 });
  await openSixty(page, brand, { images: { preloadFactor: 0 } });
  const each = Array.from({ length: 60 }, () => true);
  const allAsked = () => expect.poll(async () => (await pictures(page)).map(({ asked }) => asked)).toEqual(each);
  const allThere = () => expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  // What stands around the list is remembered first.
  await allAsked();
  await allThere();
  for (const pageNo of [2, 3, 4, 5]) {
    await turnTo(page, pageNo, 'Next page');
    await allAsked();
    await allThere();
  }
  await page.setViewportSize({ width: 1280, height: 300 });
  for (const pageNo of [4, 3, 2]) await turnTo(page, pageNo, 'Previous page');
  const all = await pictures(page);
  const first = all.filter((picture) => picture.first).length;
  // Four pages of pictures that waited came, and 200 are remembered.
  const forgotten = 4 * (60 - first) - 200;
  expect(forgotten).toBeGreaterThan(5);
  const waiting = all.flatMap(({ asked }, index) => (asked ? [] : [index]));
  const seen = all.filter(({ away }, index) => index >= first && away <= 0).length;
  expect(waiting.length).toBeGreaterThanOrEqual(forgotten - seen);
  // Pictures of other parts of the page are remembered, too.
  expect(waiting.length).toBeLessThan(forgotten + 5);
  expect(waiting).toEqual(waiting.map((_, place) => first + seen + place));
});

test('[CONF-08] [LOBB-12] a provider’s picture in the menu is tried once, or as often as configured', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  const asked: string[] = [];
  await page.route(/\.(?:png|webp|svg)(?:\?|$)/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (!/vendor|provider|logo/i.test(pathname)) return route.continue();
    asked.push(pathname.split('/').at(-1) ?? '');
    return route.abort();
  });
  for (const attempts of [1, 2]) {
    if (attempts === 2) await publish(brand, () => brand.edit('site.json', (site) => { site.images = { attemptsOnce: 2 }; }));
    await openInEnglish(page, brand);
    // Other pictures of providers are tried more often, once they are alive.
    await expect(page.getByRole('region', { name: 'Our studios' }).getByRole('link').first().locator('img')).toHaveCount(0);
    await quiet(page);
    asked.length = 0;
    await category(page, 'Slots').hover();
    await expect(panel(page, 'Slots').getByRole('listitem')).toHaveCount(26);
    await expect(panel(page, 'Slots').locator('img')).toHaveCount(0);
    const names = [...new Set(asked)];
    expect(names.length).toBeGreaterThan(10);
    expect(asked.toSorted()).toEqual(names.flatMap((name) => Array.from({ length: attempts }, () => name)).toSorted());
  }
});
