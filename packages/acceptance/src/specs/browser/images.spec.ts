import { allGames } from '../../harness/allGames.ts';
import { publish } from '../../harness/brandStatus.ts';
import { filters, openSlots, pageStatus } from '../../harness/slotsPage.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[LOBB-12] [LOBB-21] a picture that fails is asked of another CDN, as often as configured, and then its initials stand there', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  const slots = await allGames(brand, 'RNG');
  const [first, second] = slots;
  const asked: string[] = [];
  await page.route(`**/${first?.nodeId}.png`, (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/')[2] ?? '');
    return route.abort();
  });
  let refused = 0;
  await page.route(`**/${second?.nodeId}.png`, (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await openSlots(page, brand);
  const tile = (name = '') => page.getByRole('region', { name: 'Slots' }).getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(tile(first?.displayName).locator('img')).toHaveCount(0);
  expect(asked).toEqual(asked[0] === 'a' ? ['a', 'b', 'a'] : ['b', 'a', 'b']);
  await expect.poll(() => tile(second?.displayName).locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0); // that is what an img is
  expect(refused).toBe(2);

  await publish(brand, () => brand.edit('site.json', (site) => { site.images = { attempts: 1 }; }));
  asked.length = 0;
  await page.reload();
  await hydrated(page);
  await expect(tile(first?.displayName)).toBeVisible();
  await expect(tile(first?.displayName).locator('img')).toHaveCount(0);
  expect(asked.length).toBe(1);
});

test('[LOBB-12] pictures of a page that came later are asked for when they are as near as configured', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.images = { preloadFactor: 0, throttleMs: 1 }; site.lists = { pageSize: 60 }; }));
  await openSlots(page, brand);
  // Who holds them comes with the search.
  await expect.poll(async () => { await page.keyboard.press('/'); return filters(page).search.evaluate((field) => field === document.activeElement); }).toBe(true);
  // Dispatched: a click would scroll to the end of the page, where the last pictures are near.
  await page.getByRole('button', { name: 'Next page' }).dispatchEvent('click');
  await expect(pageStatus(page)).toHaveText(/^Page 2 of /);
  const images = page.getByRole('region', { name: 'Slots' }).getByRole('listitem').locator('img');
  await expect(images).toHaveCount(60);
  const waiting = () => images.evaluateAll((all) => all.map((image) => !image.hasAttribute('src')));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect((await waiting()).at(-1)).toBe(true);
  await images.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await waiting()).at(-1)).toBe(false);
});
