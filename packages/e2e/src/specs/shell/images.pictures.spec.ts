// In a browser: loading near the viewport, and pictures that fail to load.
import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { allGames } from '../../fixtures/allGames.ts';
import { filters, openSlots, pageStatus } from '../../pages/slotsPage.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

/**
 * Returns the pictures of a page: the distance of each below the window, in window heights, and
 * whether it was requested.
 */
function pictures(page: Page): Promise<{ away: number; isRequested: boolean }[]> {
  return page
    .getByRole('region', { name: english('category.RNG') })
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => ({
        away: (image.getBoundingClientRect().top - innerHeight) / innerHeight,
        isRequested: image.hasAttribute('src'),
      })),
    );
}

test('[CONF-08] [LOBB-12] [LOBB-21] a failed picture is requested from another CDN and then replaced by initials; pictures load within 1.3 window heights', async ({
  createBrand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.lists = { pageSize: 60 };
      },
    },
  });
  await withoutPopups(page);
  const [first, second] = await allGames(brand, 'RNG');
  const requested: string[] = [];
  await page.route(`**/${first?.nodeId}.png`, (route) => {
    requested.push(new URL(route.request().url()).pathname.split('/')[2] ?? '');
    return route.abort();
  });
  let refused = 0;
  await page.route(`**/${second?.nodeId}.png`, (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await openSlots(page, brand);
  const tile = (name = '') =>
    page
      .getByRole('region', { name: english('category.RNG') })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(tile(first?.displayName).locator('img')).toHaveCount(0);
  expect(requested).toEqual(requested[0] === 'a' ? ['a', 'b', 'a'] : ['b', 'a', 'b']);
  // The selector matches only img elements
  await expect
    .poll(() =>
      tile(second?.displayName)
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(refused).toBe(2);

  // The grid with the pictures hydrates together with the search.
  await settled(page);
  await filters(page).search.focus();
  await expect(filters(page).search).toBeFocused();
  // Dispatched, because a click would scroll to the end of the page, near the last pictures.
  await page.getByRole('button', { name: english('pager.next') }).dispatchEvent('click');
  await expect(pageStatus(page)).toHaveText(/^Page 2 of /);
  await expect.poll(async () => (await pictures(page)).length).toBe(60);
  const near = (all: readonly { away: number }[]) => all.map(({ away }) => away < 1.3);
  await expect
    .poll(async () => {
      const all = await pictures(page);
      return (
        JSON.stringify(all.map((picture) => picture.isRequested)) === JSON.stringify(near(all))
      );
    })
    .toBe(true);
  const all = near(await pictures(page));
  expect([all.includes(true), all.includes(false)]).toEqual([true, true]);
});
