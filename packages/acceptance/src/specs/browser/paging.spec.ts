import { allGames } from '../../harness/allGames.ts';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { listPath, openSlots, pageStatus, shownGames, whenListed } from '../../harness/slotsPage.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Has the slots come one page below the other. */
function pageByScrolling(brand: TestBrand): Promise<void> {
  return publish(brand, () => brand.write('pages/slots.json', JSON.stringify({ $schema: '../../../../schemas/page.schema.json', nodes: { games: { props: { paging: 'scroll' } } } })));
}

test('[LOBB-03] [LOBB-04] there is more while pages are left: first, previous, next and last lead through pages of 15, and stop at the ends', async ({ ownBrand: brand, page }) => {
  const slots = await allGames(brand, 'RNG');
  await openSlots(page, brand);
  const calls = callsTo(page, listPath);
  const pages = Math.ceil(slots.length / 15);
  expect(pages).toBe(22);
  const button = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: `${name} page` });
  const at = async (pageNo: number): Promise<void> => {
    await expect(pageStatus(page)).toHaveText(`Page ${pageNo} of ${pages}`);
    for (const name of ['First', 'Previous']) await expect(button(name)).toBeEnabled({ enabled: pageNo > 1 });
    for (const name of ['Next', 'Last']) await expect(button(name)).toBeEnabled({ enabled: pageNo < pages });
  };
  await at(1);
  expect((await shownGames(page)).length).toBe(15);
  expect((await whenListed(page, () => button('Next').click())).pageNo).toBe('2');
  await at(2);
  expect((await whenListed(page, () => button('Last').click())).pageNo).toBe(String(pages));
  await at(pages);

  const shown = await shownGames(page);
  const before = calls.length;
  for (const name of ['Next', 'Last']) {
    await button(name).focus();
    await page.keyboard.press('Enter');
    await button(name).dispatchEvent('click');
    await at(pages);
  }
  expect(await shownGames(page)).toEqual(shown);
  expect(calls.length).toBe(before);

  expect((await whenListed(page, () => button('Previous').click())).pageNo).toBe(String(pages - 1));
  await at(pages - 1);
  await button('First').click();
  await at(1);
  expect(await shownGames(page)).toEqual(slots.slice(0, 15).map(({ displayName }) => displayName));
});

test('[LOBB-20] pages may come one below the other, while one scrolls and no faster than configured, or by the button', async ({ ownBrand: brand, page }) => {
  await pageByScrolling(brand);
  await publish(brand, () => brand.edit('site.json', (site) => { site.infiniteScrollThrottleMs = 5_000; }));
  const slots = (await allGames(brand, 'RNG')).map(({ displayName }) => displayName);
  await page.clock.install();
  await openSlots(page, brand);
  expect(await shownGames(page)).toEqual(slots.slice(0, 15));
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  const calls = callsTo(page, listPath);
  await pauseClock(page, 60_000);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Show more games' })).toBeInViewport();
  // The first one goes at once; the place is seen again below it, and the next one takes its time.
  await expect.poll(async () => { await page.clock.runFor(10); return (await shownGames(page)).length; }).toBe(30);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Show more games' })).toBeInViewport();
  await page.clock.runFor(3_000);
  expect(calls.length).toBe(1);
  await expect.poll(async () => { await page.clock.runFor(500); return (await shownGames(page)).length; }).toBe(45);
  expect(calls.map((call) => fieldsOf(call).pageNo)).toEqual(['2', '3']);
  await page.getByRole('button', { name: 'Show more games' }).press('Enter');
  await expect.poll(() => shownGames(page)).toEqual(slots.slice(0, 60));
});

test('[CONF-08] [LOBB-20] pages that come one below the other wait 200 ms for each other', async ({ ownBrand: brand, page }) => {
  await pageByScrolling(brand);
  await page.clock.install();
  await openSlots(page, brand);
  const more = page.getByRole('button', { name: 'Show more games' });
  const calls = callsTo(page, listPath);
  // The page's own looks at what is in view come before one that was begun later.
  const scrollToMore = () => more.evaluate((button) => new Promise<void>((resolve) => {
    button.scrollIntoView({ behavior: 'instant' });
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    }).observe(button);
  }));
  await pauseClock(page, 60_000);
  await scrollToMore();
  await page.clock.runFor(0);
  await expect.poll(async () => (await shownGames(page)).length).toBe(30);
  await scrollToMore();
  await page.clock.runFor(190);
  expect(calls.length).toBe(1);
  await expect.poll(async () => {
    await page.clock.runFor(20);
    return (await shownGames(page)).length;
  }).toBe(45);
});

test('[LOBB-20] the place of the next page counts as seen from a tenth on; hundreds of games stay light', async ({ ownBrand: brand, page }) => {
  await pageByScrolling(brand);
  await page.addInitScript(() => {
    const thresholds = new Set<string>();
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        thresholds.add(String(options?.threshold ?? 0));
        document.documentElement.dataset.thresholds = [...thresholds].join(' ');
      }
    };
  });
  const slots = (await allGames(brand, 'RNG')).map(({ displayName }) => displayName);
  const calls = callsTo(page, listPath);
  await page.clock.install();
  await servedHtml(brand, '/rng?lang=EN', slots[0]);
  await openSlots(page, brand);
  expect(slots.length).toBeGreaterThan(300);
  await expect(async () => {
    await page.clock.runFor(250);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await shownGames(page)).toEqual(slots);
  }).toPass({ intervals: [20] });
  await expect(page.locator('html')).toHaveAttribute('data-thresholds', /(?:^| )0\.1(?: |$)/);
  await expect(page.getByRole('button', { name: 'Show more games' })).toHaveCount(0);
  // One call a page; the first one came with the document.
  expect(calls.map((call) => fieldsOf(call).pageNo)).toEqual([...Array(Math.ceil(slots.length / 15) - 1).keys()].map((index) => String(index + 2)));
  const tiles = page.getByRole('region', { name: 'Slots' }).getByRole('listitem');
  const elements = await tiles.evaluateAll((items) => items.map((item) => item.querySelectorAll('*').length));
  expect(Math.max(...elements)).toBeLessThan(30);
});
