import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { brandStatus, publish } from '../../fixtures/brandStatus.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

const ttlMs = 1_000;

test.beforeEach(({ ownBrand: brand }) =>
  publish(brand, () =>
    brand.edit('site.json', (site) => {
      site.brandStateTtlMs = ttlMs;
    }),
  ),
);

/**
 * Waits until the brand's state has expired, so that the next load refreshes it. Reading the status
 * does not.
 */
async function untilStale(brand: TestBrand): Promise<void> {
  await expect
    .poll(async () => (await brandStatus(brand)).brandStateAgeMs ?? 0, { intervals: [50] })
    .toBeGreaterThanOrEqual(ttlMs);
}

/**
 * Switches a module and loads the home page until it shows the change: a load on a busy machine may
 * use the old state, because it waits a limited time for the refreshed one.
 */
async function turn(
  brand: TestBrand,
  modId: string,
  { flag, to }: { flag: string; to: boolean },
): Promise<void> {
  // Does not drop the cache, because the test is about its time to live.
  await brand.admin('PUT', `/modules/${modId}`, { enabled: to });
  await untilStale(brand);
  await expect.poll(() => flagOf(brand, flag), { intervals: [100] }).toBe(to);
}

async function flagOf(brand: TestBrand, name: string): Promise<boolean | undefined> {
  return bootstrapOf((await brand.request('/')).body).flags[name];
}

async function openHome(brand: TestBrand, page: Page): Promise<void> {
  await page.goto(brand.url());
  await hydrated(page);
}

test('[CONF-03] a disabled module removes its menu entry, route and nodes once brandStateTtlMs has passed, and an enabled one restores them', async ({
  ownBrand: brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  const slotsLink = page
    .getByRole('navigation', { name: english('nav.main') })
    .getByRole('link', { name: english('category.RNG'), exact: true });
  const slotsNode = page.getByRole('heading', { name: english('home.slots') });
  const liveNode = page.getByRole('heading', { name: english('home.live') });
  await openHome(brand, page);
  await expect(slotsLink).toBeVisible();
  await expect(slotsNode).toBeVisible();
  expect((await brand.request('/rng')).status).toBe(200);

  await turn(brand, 'GAME_RNG', { flag: 'games.slots', to: false });
  await openHome(brand, page);
  await expect(liveNode).toBeVisible();
  await expect(slotsLink).toHaveCount(0);
  await expect(slotsNode).toHaveCount(0);
  await expect(page.locator('a[href="/rng"]')).toHaveCount(0);
  expect((await page.goto(brand.url('/rng')))?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: await textOf(brand.folder, 'EN', 'notFound.title') }),
  ).toBeVisible();

  await turn(brand, 'GAME_RNG', { flag: 'games.slots', to: true });
  await openHome(brand, page);
  await expect(slotsLink).toBeVisible();
  await expect(slotsNode).toBeVisible();
  expect((await brand.request('/rng')).status).toBe(200);
});
