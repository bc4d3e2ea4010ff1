import { english } from '../../browser/texts/english.ts';
import type { Page, Route } from 'playwright/test';
import { expect, hydrated, test } from '../../fixtures/test.ts';

const failedLoads = /Failed to load resource|net::ERR|Loading chunk|dynamically imported module/;

/** Intercepts the program's chunks by name. */
async function onChunk(
  page: Page,
  name: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(new RegExp(`/build/${name}-[\\w-]+\\.js$`), answer);
}

// In a browser: chunks that fail to load during a navigation.
test('[ERRS-02] [ERRS-03] a navigation without a server shows an error and keeps the page; a missing chunk is named with its type, and a retry loads it', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(failedLoads);
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

  await page.route('**/_livery/page?**', (route) => route.abort('internetdisconnected'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: english('category.RNG'), exact: true })
    .click();
  await expect(alert('Network link is abnormal, please try again')).toBeVisible();
  await expect(page).toHaveTitle('Home · Lagoon');
  await page.unrouteAll();

  await onChunk(page, 'account', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page
    .getByRole('link', { name: english('account.login') })
    .first()
    .click();
  await expect(alert('Loading chunk account failed (missing)')).toBeVisible();
  await expect(page.getByRole('form', { name: english('login.title') })).toHaveCount(0);

  await page.unrouteAll();
  await alert('Loading chunk')
    .getByRole('button', { name: english('games.retry') })
    .click();
  await expect(page.getByRole('form', { name: english('login.title') })).toBeVisible();
  await expect(alert('Loading chunk')).toHaveCount(0);
});

// In a browser: the early script's timer, a missing program, and the server-rendered content.
test('[ERRS-03] [ERRS-04] a slow start shows a notice, a failed start offers a reload, and a failed chunk below the fold keeps the server’s HTML', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(failedLoads);
  const held: Route[] = [];
  await page.clock.install();
  await onChunk(page, 'core', async (route) => void held.push(route));
  await page.goto(brand.url('/?lang=EN'), { waitUntil: 'commit' });
  const slow = page.getByRole('alert').filter({
    hasText: english('error.network_timeout'),
  });
  await expect.poll(() => held.length).toBe(1);
  // The page's clock keeps running, so the test checks well before the fifteen seconds, and well
  // after.
  await page.clock.runFor(5_000);
  await expect(slow).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(slow).toBeVisible();

  await held[0]?.abort('connectionreset');
  const failed = page.getByRole('alert').filter({ hasText: english('error.network_failed') });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  // The browser remembers a module whose content is broken, so that only a reload can mend it.
  await onChunk(page, 'news', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<p>Not a program.</p>' }),
  );
  await failed.getByRole('link', { name: english('error.reload') }).click();
  await hydrated(page);
  await expect(failed).toBeHidden();
  await expect(slow).toBeHidden();

  const late = page.getByRole('alert').filter({ hasText: 'Loading chunk news failed (other)' });
  await expect(late).toBeVisible();
  await page.unrouteAll();
  const loaded = page.waitForResponse(/\/build\/news-[\w-]+\.js$/);
  await late.getByRole('button', { name: english('games.retry') }).click();
  expect((await loaded).ok()).toBe(true);
  await expect(late).toHaveCount(0);
});

// In a browser: the client's time limit of a navigation.
test('[ERRS-04] [ERRS-07] a navigation that times out or fails without a reason shows an error and keeps the page', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(failedLoads);
  await page.clock.install();
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const slots = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: english('category.RNG'), exact: true });
  await page.route('**/_livery/page?**', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'nobody_knows' } }),
  );
  await slots.click();
  await expect(page.getByRole('alert').filter({ hasText: english('error.unknown') })).toBeVisible();
  await page.unrouteAll();

  let requests = 0;
  await page.route('**/_livery/page?**', () => void (requests += 1));
  await slots.click();
  await expect.poll(() => requests).toBe(1);
  await page.clock.runFor(60_000);
  await expect(
    page.getByRole('alert').filter({ hasText: 'The page took longer time to load' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Home · Lagoon');
});
