import type { Page } from 'playwright/test';
import { publish } from '../../fixtures/brandStatus.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';

test.use({ serviceWorkers: 'allow' });

const lost = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

/** Waits until the service worker has cached the offline page, and returns it. */
function cachedText(page: Page): Promise<string> {
  return page.evaluate(async () => (await caches.match('/_livery/offline'))?.text() ?? '');
}

async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  // The service worker starts some time after the page.
  await page.clock.runFor(2_000);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test('the brand’s offline page is shown without a network in the visitor’s language, and cached pages are never shown online', async ({
  ownBrand: brand,
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(lost);
  await openWithWorker(page, brand.url('/?lang=TY'));
  await expect.poll(() => cachedText(page)).toContain('Wala kang koneksyon');
  await page.reload();
  await hydrated(page);

  await context.setOffline(true);
  await page.goto(brand.url('/rng'));
  await expect(
    page.getByRole('heading', { name: await textOf(brand.folder, 'TY', 'offline.title') }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lagoon' })).toBeVisible();

  await context.setOffline(false);
  await publish(brand, () =>
    brand.edit('site.json', (site) => {
      site.name = 'Renamed';
    }),
  );
  await page.getByRole('link', { name: await textOf(brand.folder, 'TY', 'error.reload') }).click();
  await expect(page).toHaveTitle(/Renamed/);
});

test('the service worker caches files of the build and the brand, but no documents, calls or replies', async ({
  brand,
  page,
}) => {
  await openWithWorker(page, brand.url('/?lang=EN'));
  await expect
    .poll(() => cachedText(page))
    .toContain(await textOf(brand.folder, 'EN', 'offline.title'));
  await page.reload();
  await hydrated(page);
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  const paths = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
  expect(paths.filter((path) => path.startsWith('/build/')).length).toBeGreaterThan(5);
  expect(paths.filter((path) => !/^\/(?:assets|build)\//.test(path))).toEqual(['/_livery/offline']);
});
