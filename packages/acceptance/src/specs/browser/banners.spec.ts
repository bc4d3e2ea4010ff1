import type { Locator, Page } from 'playwright/test';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { publish } from '../../harness/brandStatus.ts';
import { preferring } from '../../harness/preferring.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { expectTurns } from '../../harness/turns.ts';

/** Banner groups of the routes that exist. Source: product-spec §2 "Banner area". */
const groups = {
  '/': 'w_home', '/rng': 'w_rng', '/live': 'w_live', '/fish': 'w_fish', '/pvp': 'w_pvp', '/sports': 'w_sports', '/esports': 'w_esports', '/elott': 'w_lott', '/cockfight': 'w_cockfight',
  '/promotions': 'w_promotion', '/pointMall': 'w_shop', '/help': 'w_help',
} as const;

interface BannerLine {
  bannerId: string;
  url: string;
  title: { $text: string; values?: Record<string, string> };
  linkageType?: string;
  linkageTarget?: string;
}

function banners(page: Page): Locator {
  return page.getByLabel('Highlights').first();
}

/** A banner that says its own name: "Play <name>". */
function named(name: string, link: Partial<BannerLine> = {}): BannerLine {
  return { bannerId: name, url: 'assets/banners/tables.svg', title: { $text: 'games.play', values: { game: name } }, ...link };
}

function setGroups(brand: TestBrand, change: Record<string, BannerLine[]>): Promise<void> {
  return publish(brand, () => brand.edit('banners.json', (document) => {
    document.groups = { ...(document.groups as object), ...change }; // the document's groups are an object
  }));
}

async function open(page: Page, brand: TestBrand, path = '/'): Promise<void> {
  await page.goto(brand.url(path));
  await hydrated(page);
}

for (const { from, image, paths } of [
  { from: 'lagoon', image: 'assets/banners/tables.svg', paths: Object.keys(groups) },
  { from: 'ironfield', image: 'assets/banners/drum.svg', paths: Object.keys(groups) },
] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[BANR-01] each route shows the banners of its own group', async ({ ownBrand: brand, page }) => {
      await preferring(page, brand, { lang: 'EN' });
      await setGroups(brand, Object.fromEntries(Object.values(groups).map((group) => [group, [{ ...named(group), url: image }]])));
      for (const path of paths) {
        await open(page, brand, path);
        await expect(banners(page).getByText(`Play ${groups[path as keyof typeof groups]}`, { exact: true }), path).toBeVisible(); // a key of the table above
        await expect(page.getByText(/^Play w_/), path).toHaveCount(1);
      }
    });
  });
}

test('[BANR-01] the group of a route is config, and follows a navigation inside the site', async ({ ownBrand: brand, page }) => {
  await setGroups(brand, { w_fish: [named('fishes')], w_live: [named('tables')] });
  await publish(brand, () => brand.write('routes.json', JSON.stringify({ $schema: '../../../schemas/routes.schema.json', routes: { pvp: { bannerGroup: 'w_fish' } } })));
  await open(page, brand, '/live');
  await expect(banners(page).getByText('Play tables')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Card games' }).click();
  await expect(banners(page).getByText('Play fishes')).toBeVisible();
  await expect(page.getByText('Play tables')).toHaveCount(0);
});

test('[BANR-02] more than one banner: the next one comes every 5000 ms, and each dot leads to its banner', async ({ brand, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await open(page, brand);
  const dot = (number: number) => banners(page).getByRole('button', { name: `Slide ${number} of 3`, exact: true });
  const isCurrent = (number: number) => expect(dot(number)).toHaveAttribute('aria-current', 'true');
  await expect(banners(page).getByRole('button', { name: /^Slide / })).toHaveCount(3);
  // The carousel has attached: its dots work.
  await expect(async () => {
    await dot(2).click();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await dot(3).click();
  await isCurrent(3);
  await expect(banners(page).getByRole('link', { name: /Draws by the clock/ })).toBeInViewport();
  await dot(1).click();
  await isCurrent(1);

  // Pointer and focus away: nothing holds it.
  await page.getByRole('heading', { name: 'Top slots' }).hover();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // a button of this page
  await expectTurns(page, banners(page), { everyMs: 5000, slides: 3 });
});

test.describe('with the page’s clock in hand', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  });

  test('[BANR-02] one banner: no dots, no pause, and it stays', async ({ ownBrand: brand, page }) => {
    await setGroups(brand, { w_home: [named('alone')] });
    await open(page, brand);
    await expect(banners(page).getByText('Play alone')).toBeVisible();
    await expect(banners(page).getByRole('button')).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(banners(page).getByText('Play alone')).toBeInViewport();
    await expect(banners(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('[BANR-03] a route whose group is empty has no banner area', async ({ ownBrand: brand, page }) => {
  for (const path of ['/fish', '/login']) {
    await open(page, brand, path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByLabel('Highlights'), path).toHaveCount(0);
  }
  await setGroups(brand, { w_home: [] });
  await open(page, brand);
  await expect(page.getByRole('heading', { name: 'Top slots' })).toBeVisible();
  await expect(page.getByLabel('Highlights')).toHaveCount(0);
});

test('[BANR-04] a banner with a linkageType opens its target: a route inside the site, an address in a new tab', async ({ ownBrand: brand, context, page }) => {
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }));
  const cases = [
    { link: { linkageType: 'ROUTE', linkageTarget: 'rng' }, path: '/rng', title: 'Slots · Lagoon' },
    { link: { linkageType: 'ROUTE', linkageTarget: 'esports' }, path: '/esports', title: 'E-sports · Lagoon' },
    { link: { linkageType: 'ROUTE', linkageTarget: '/live' }, path: '/live', title: 'Live casino · Lagoon' },
  ];
  for (const { link, path, title } of cases) {
    await setGroups(brand, { w_home: [named('door', link)] });
    await open(page, brand);
    await page.evaluate(() => { document.body.dataset.sameDocument = ''; });
    await banners(page).getByRole('link', { name: 'Play door' }).click();
    await expect(page).toHaveTitle(title);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  }

  await setGroups(brand, { w_home: [named('door', { linkageType: 'URL', linkageTarget: 'https://partner.example/offer' })] });
  await open(page, brand);
  const opened = context.waitForEvent('page');
  await banners(page).getByRole('link', { name: 'Play door' }).click();
  await expect(await opened).toHaveURL('https://partner.example/offer');
  await expect(page).toHaveTitle('Home · Lagoon');

  await setGroups(brand, { w_home: [named('door')] });
  await open(page, brand);
  await expect(banners(page).getByText('Play door')).toBeVisible();
  await expect(banners(page).getByRole('link')).toHaveCount(0);
});

test('[BANR-06] a banner has bannerId, image and linkageType, and stands in the group of its name', async ({ brand, page }) => {
  const { site, assets } = bootstrapOf((await brand.request('/rng')).body);
  expect(site.banners.groups.w_home?.map(({ bannerId, url, linkageType }) => ({ bannerId, url, linkageType }))).toEqual([
    { bannerId: 'reef', url: 'assets/banners/reef.svg', linkageType: 'ROUTE' },
    { bannerId: 'tables', url: 'assets/banners/tables.svg', linkageType: 'ROUTE' },
    { bannerId: 'lanterns', url: 'assets/banners/lanterns.svg', linkageType: 'ROUTE' },
  ]);
  const url = assets['assets/banners/slots.svg'];
  expect(url).toMatch(/^\/assets\//);
  await open(page, brand, '/rng');
  const image = banners(page).locator('img');
  await expect(image).toHaveAttribute('src', url ?? '');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});
