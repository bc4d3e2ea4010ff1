import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { preferring } from '../../harness/preferring.ts';
import { expect, hydrated, settled, test } from '../../harness/test.ts';

/** The routes the menu leads to, and the login page, with the title and heading that tell them apart. */
const routes = [
  { path: '/', title: 'Home', heading: 'What would you like to play?' },
  { path: '/rng', title: 'Slots', heading: 'Slots' },
  { path: '/live', title: 'Live casino', heading: 'Games' },
  { path: '/fish', title: 'Fish games', heading: 'Games' },
  { path: '/pvp', title: 'Card games', heading: 'Games' },
  { path: '/elott', title: 'E-lottery', heading: 'Lotteries' },
  { path: '/fbsports', title: 'Sports', heading: 'Games' },
  { path: '/esports', title: 'E-sports', heading: 'Games' },
  { path: '/cockfight', title: 'Cockfight', heading: 'Games' },
  // Has no menu: only the header's login leads on.
  { path: '/lottery', title: 'Lottery', heading: 'Lotteries' },
  { path: '/login', title: 'Log in', heading: 'Welcome back' },
] as const;

async function expectPage(page: Page, { path, title, heading }: (typeof routes)[number]): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Lagoon`);
  await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}

test('[ROUTE-01] every route answers a deep link and a reload', async ({ brand, page }) => {
  for (const route of routes) {
    expect((await page.goto(brand.url(route.path)))?.status(), route.path).toBe(200);
    await hydrated(page);
    await expectPage(page, route);
    expect((await page.reload())?.status(), route.path).toBe(200);
    await hydrated(page);
    await expectPage(page, route);
  }
});

test('[ROUTE-01] links lead from route to route without a new document, and back and forward retrace the way', async ({ brand, page }) => {
  await page.goto(brand.url('/'));
  await hydrated(page);
  await page.evaluate(() => { document.body.dataset.sameDocument = ''; });
  for (const route of routes.slice(1)) {
    await page.getByRole('banner').getByRole('link', { name: route.title, exact: true }).click();
    await expectPage(page, route);
  }
  for (const route of routes.toReversed().slice(1)) {
    await page.goBack();
    await expectPage(page, route);
  }
  for (const route of routes.slice(1)) {
    await page.goForward();
    await expectPage(page, route);
  }
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
});

test('[ROUTE-01] back, forward and reload put a page where it was', async ({ brand, page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.goto(brand.url('/'));
  await settled(page);
  await scrollTo(1000);
  // A page too short to stand there. Dispatched: a click would scroll the link into view.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).dispatchEvent('click');
  await expect(page).toHaveTitle('Log in · Lagoon');
  await expect.poll(scrollY).toBe(0);
  await scrollTo(60);
  await page.goBack();
  await expect(page).toHaveTitle('Home · Lagoon');
  await expect.poll(scrollY).toBe(1000);
  await page.goForward();
  await expect(page).toHaveTitle('Log in · Lagoon');
  await expect.poll(scrollY).toBe(60);
  await page.goBack();
  await expect.poll(scrollY).toBe(1000);
  // The browser puts a reloaded page where its contents were: they have to be the same before and after.
  await settled(page);
  await page.reload();
  await settled(page);
  await expect.poll(scrollY).toBe(1000);
});

test('[ROUTE-02] a navigation ends at the top, or at the place its hash names when there is one', async ({ ownBrand: brand, page }) => {
  const leadTo = (linkageTarget: string) => publish(brand, () => brand.edit('banners.json', (banners) => {
    banners.groups = { w_home: [{ bannerId: 'reef', url: 'assets/banners/reef.svg', title: { $text: 'nav.home' }, linkageType: 'ROUTE', linkageTarget }], w_live: [{ bannerId: 'tables', url: 'assets/banners/tables.svg', title: { $text: 'category.LIVE' } }] };
  }));
  const follow = async (linkageTarget: string): Promise<void> => {
    await leadTo(linkageTarget);
    await page.goto(brand.url('/'));
    await hydrated(page);
    const banner = page.getByLabel('Highlights').first().getByRole('link');
    // With the keyboard: the link is followed from wherever the page stands.
    await banner.focus();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await banner.press('Enter');
    await expect(page).toHaveTitle('Live casino · Lagoon');
  };

  await follow('/live');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await follow('/live#content');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // The place is at the top and in sight: below the header that stays, not under it.
  const { top, seen } = await page.locator('#content').evaluate((content) => {
    const box = content.getBoundingClientRect();
    return { top: box.top, seen: content.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 1)) };
  });
  expect(seen).toBe(true);
  expect(top).toBeLessThan(120);

  for (const missing of ['/live#nothing-has-this-id', '/live#%E0%A4%A']) {
    await follow(missing);
    await expect.poll(() => page.evaluate(() => window.scrollY), missing).toBe(0);
  }
});

test('[ROUTE-13] every game category has the route of its lower-cased type', async ({ brand, page }) => {
  for (const gameType of ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT']) {
    const { status, body } = await brand.request(`/_livery/page?path=/${gameType.toLowerCase()}&lang=EN`);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ success: true, value: { status: 200, route: { path: `/${gameType.toLowerCase()}`, gameType } } });
  }
  await page.goto(brand.url('/'));
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/', '/rng', '/live', '/fish', '/pvp', '/elott', '/lottery', '/fbsports', '/esports', '/cockfight', '/promotions', '/down',
  ]);
});

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[ROUTE-18] the layout has header, banner, main view, side menu and footer, from top to bottom', async ({ brand, page }) => {
      await preferring(page, brand, { lang: 'EN' });
      await page.goto(brand.url('/'));
      await hydrated(page);
      const parts = [page.getByRole('banner'), page.getByLabel('Highlights').first(), page.getByRole('contentinfo')];
      const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('complementary', { name: 'Help and links' })).toBeVisible();
    });
  });
}

test('[ROUTE-13] a route that a brand adds is there without a rebuild, and gone with its line', async ({ ownBrand: brand, page }) => {
  expect((await brand.request('/lott', { headers: { accept: 'text/html' } })).status).toBe(404);
  await publish(brand, () => brand.write('routes.json', JSON.stringify({
    $schema: '../../../schemas/routes.schema.json',
    routes: { draws: { paths: ['/lott'], page: 'category', gameType: 'LOTT', title: { $text: 'category.LOTT' }, bannerGroup: 'w_lott' } },
  })));
  expect((await page.goto(brand.url('/lott')))?.status()).toBe(200);
  await hydrated(page);
  await expect(page).toHaveTitle('Lottery · Lagoon');
  await expect(page.getByRole('region', { name: 'Providers', exact: true }).getByRole('img', { name: 'Drawhaven Lottery' })).toBeVisible();

  await publish(brand, () => brand.write('routes.json', JSON.stringify({ $schema: '../../../schemas/routes.schema.json', routes: {} })));
  expect((await brand.request('/lott', { headers: { accept: 'text/html' } })).status).toBe(404);
});

for (const [from, name, theme] of [['lagoon', 'Lagoon', 'light'], ['ironfield', 'Ironfield', 'dark']] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[ROUTE-13] an unknown path shows the brand’s own not-found page with status 404, in a document and inside the site', async ({ brand, page, expectedComplaints }) => {
      // The browser logs a document that is not there.
      expectedComplaints.push(/status of 404/);
      await preferring(page, brand, { lang: 'EN' });
      expect((await page.goto(brand.url('/no/such/page')))?.status()).toBe(404);
      await hydrated(page);
      await expectNotFound(page, { name, theme });

      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveTitle(`Home · ${name}`);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/no/such/page/either';
        link.textContent = 'nowhere';
        document.querySelector('main')?.append(link);
      });
      const reply = page.waitForResponse((response) => new URL(response.url()).pathname === '/_livery/page');
      await page.getByRole('link', { name: 'nowhere' }).click();
      expect(await (await reply).json()).toMatchObject({ success: true, value: { status: 404, route: { name: 'notFound' } } });
      await expectNotFound(page, { name, theme });
      expect(new URL(page.url()).pathname).toBe('/no/such/page/either');
    });
  });
}

async function expectNotFound(page: Page, { name, theme }: { name: string; theme: string }): Promise<void> {
  await expect(page).toHaveTitle(`Page not found · ${name}`);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name}, home` })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
