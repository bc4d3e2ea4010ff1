import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';
import { textReader, type TextReader } from '../../browser/texts/textsOf.ts';

/**
 * Routes of the menu and the login page, with the text keys of the title and heading that identify
 * them.
 */
const routes = [
  { path: '/', title: 'route.home.title', heading: 'home.categories' },
  { path: '/rng', title: 'route.rng.title', heading: 'category.RNG' },
  { path: '/live', title: 'route.live.title', heading: 'lobby.games' },
  { path: '/fish', title: 'route.fish.title', heading: 'lobby.games' },
  { path: '/pvp', title: 'route.pvp.title', heading: 'lobby.games' },
  { path: '/elott', title: 'category.ELOTT', heading: 'lobby.lotteries' },
  { path: '/fbsports', title: 'route.fbsports.title', heading: 'lobby.games' },
  { path: '/esports', title: 'category.ESPORTS', heading: 'lobby.games' },
  { path: '/cockfight', title: 'category.COCKFIGHT', heading: 'lobby.games' },
  // Has no menu: the header's login is the only link.
  { path: '/lottery', title: 'route.lottery.title', heading: 'lobby.lotteries' },
  { path: '/login', title: 'route.login.title', heading: 'login.title' },
] as const;

async function expectTitle(page: Page, t: TextReader, key: string): Promise<void> {
  await expect(page).toHaveTitle(`${t(key)} · Lagoon`);
}

async function expectPage(
  page: Page,
  t: TextReader,
  { path, title, heading }: (typeof routes)[number],
): Promise<void> {
  await expectTitle(page, t, title);
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: t(heading), exact: true })
      .first(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}

test('[ROUTE-01] [ROUTE-13] [ROUTE-18] links navigate without a new document, and back and forward retrace them', async ({
  brand,
  page,
}) => {
  const t = await textReader(brand);
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const links = page
    .getByRole('banner')
    .getByRole('navigation', { name: english('nav.main') })
    .getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([
      '/',
      '/rng',
      '/live',
      '/fish',
      '/pvp',
      '/elott',
      '/lottery',
      '/fbsports',
      '/esports',
      '/cockfight',
      '/promotions',
      '/down',
    ]);
  // Parts of the layout, from top to bottom.
  const parts = [
    page.getByRole('banner'),
    page.getByLabel(english('banner.label')).first(),
    page.getByRole('contentinfo'),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: english('side.label') })).toBeVisible();

  await page.evaluate(() => {
    document.body.dataset.sameDocument = '';
  });
  for (const route of routes.slice(1)) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t(route.title), exact: true })
      .click();
    await expectPage(page, t, route);
  }
  for (const route of routes.toReversed().slice(1)) {
    await page.goBack();
    await expectPage(page, t, route);
  }
  for (const route of routes.slice(1)) {
    await page.goForward();
    await expectPage(page, t, route);
  }
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
});

test('[ROUTE-01] back, forward and reload restore the scroll position', async ({ brand, page }) => {
  const t = await textReader(brand);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.goto(brand.url('/'));
  await settled(page);
  await scrollTo(1000);
  // The new page is too short for the old position. Dispatched, because a click would scroll the
  // link into view.
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('account.login') })
    .dispatchEvent('click');
  await expectTitle(page, t, 'route.login.title');
  await expect.poll(scrollY).toBe(0);
  await scrollTo(60);
  const heightAtRestore = await heightAtNextScroll(page);
  await page.goBack();
  await expectTitle(page, t, 'route.home.title');
  await expect.poll(scrollY).toBe(1000);
  // A part that grew after the position is restored would move what the player had in sight.
  await settled(page);
  expect(await heightAtRestore()).toBe(await heightOf(page));
  await page.goForward();
  await expectTitle(page, t, 'route.login.title');
  await expect.poll(scrollY).toBe(60);
  await page.goBack();
  await expect.poll(scrollY).toBe(1000);
  // After a reload the same content is visible, even if content above it changed.
  await settled(page);
  const before = await inSight(page);
  expect(before.heading).not.toBeNull();
  await page.reload();
  await settled(page);
  await expect.poll(() => inSight(page)).toEqual(before);
});

test('[ROUTE-02] a navigation scrolls to the top, or to the target of its hash if it exists', async ({
  brand,
  page,
}) => {
  const t = await textReader(brand);
  const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.goto(brand.url('/?lang=EN'));
  const follow = async (target: string): Promise<void> => {
    await settled(page);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    expect(await scrollY()).toBe(500);
    await followLink(page, target);
    await expectTitle(page, t, 'route.live.title');
  };

  await follow('/live');
  await expect.poll(scrollY).toBe(0);
  for (const missing of ['/live#nothing-has-this-id', '/live#%E0%A4%A']) {
    await page.goBack();
    await expectTitle(page, t, 'route.home.title');
    await follow(missing);
    await expect.poll(scrollY, missing).toBe(0);
  }

  await page.goBack();
  await expectTitle(page, t, 'route.home.title');
  await follow('/live#content');
  await expect.poll(scrollY).toBeGreaterThan(100);
  // The target is at the top and visible below the sticky header, not under it.
  const { top, seen } = await page.locator('#content').evaluate((content) => {
    const box = content.getBoundingClientRect();
    return {
      top: box.top,
      seen: content.contains(document.elementFromPoint(box.left + box.width / 2, box.top + 1)),
    };
  });
  expect(seen).toBe(true);
  expect(top).toBeLessThan(120);
});

test('[ROUTE-13] an unknown path shows the brand’s not-found page with status 404, in a document and in a navigation', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  const t = await textReader(brand);
  // The browser logs the missing document.
  expectedComplaints.push(/status of 404/);
  expect((await page.goto(brand.url('/no/such/page?lang=EN')))?.status()).toBe(404);
  await hydrated(page);
  await expectNotFound(page, t);

  await page.getByRole('link', { name: t('notFound.action') }).click();
  await expectTitle(page, t, 'route.home.title');
  const reply = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/_livery/page',
  );
  await followLink(page, '/no/such/page/either');
  expect(await (await reply).json()).toMatchObject({
    success: true,
    value: { status: 404, route: { name: 'notFound' } },
  });
  await expectNotFound(page, t);
  expect(new URL(page.url()).pathname).toBe('/no/such/page/either');
});

async function expectNotFound(page: Page, t: TextReader): Promise<void> {
  await expectTitle(page, t, 'route.notFound.title');
  await expect(page.getByRole('heading', { name: t('notFound.title'), level: 1 })).toBeVisible();
  await expect(
    page.getByRole('link', { name: t('nav.leadsHome', { brand: 'Lagoon' }) }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: english('nav.main') })).toBeVisible();
}

/** Follows an internal link without a page. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Returns a function that resolves to the document's height at the next scroll by the program. */
async function heightAtNextScroll(page: Page): Promise<() => Promise<number>> {
  const height = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      window.scrollTo = scrollTo;
      scrollTo(options);
      resolve(document.documentElement.scrollHeight);
    }) as typeof window.scrollTo;
    return { promise };
  });
  return () => height.evaluate(({ promise }) => promise);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/**
 * Returns the section in the middle of the window and its position. Not what is in it, because the
 * latest winners are others after a while.
 */
function inSight(page: Page): Promise<{ heading: string | null; top: number | null }> {
  return page.evaluate(() => {
    const section = document
      .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      ?.closest('section');
    return {
      heading: section?.querySelector('h2')?.textContent ?? null,
      top: section ? Math.round(section.getBoundingClientRect().top) : null,
    };
  });
}
