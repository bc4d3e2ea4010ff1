import type { Page, Route } from 'playwright/test';
import { pauseClock } from '../../harness/pauseClock.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const failedLoads = /Failed to load resource|net::ERR|Loading chunk|dynamically imported module/;

/** A way to hold up the program's files by their names. */
async function onChunk(page: Page, name: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), answer);
}

async function goTo(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
}

test('[ERRS-02] a call that cannot reach the server says so, and the page stays', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(failedLoads);
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  await page.route('**/_livery/page?**', (route) => route.abort('internetdisconnected'));
  await goTo(page, 'Slots');

  await expect(page.getByRole('alert').filter({ hasText: 'Network link is abnormal, please try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).or(page.locator('main'))).not.toHaveCount(0);
});

for (const { fault, answer } of [
  { fault: 'missing', answer: (route: Route) => route.fulfill({ status: 404, body: 'Not found.' }) },
  { fault: 'other', answer: (route: Route) => route.abort('connectionreset') },
] as const) {
  test(`[ERRS-03] a chunk that is ${fault} is named with its type, and the retry loads it`, async ({ brand, page, expectedComplaints }) => {
    expectedComplaints.push(failedLoads);
    await page.goto(brand.url('/?lang=EN'));
    await hydrated(page);
    await onChunk(page, 'account', answer);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: `Loading chunk account failed (${fault})` });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('form', { name: 'Welcome back' })).toHaveCount(0);

    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('form', { name: 'Welcome back' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('[ERRS-03] a chunk that does not come in time is a timeout, after 120000 ms or the tenant’s own time', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(failedLoads);
  const held: Route[] = [];
  await page.clock.install();
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  await onChunk(page, 'account', async (route) => void held.push(route));
  await pauseClock(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect.poll(() => held.length).toBe(1);
  const alert = page.getByRole('alert').filter({ hasText: 'Loading chunk account failed (timeout)' });
  await page.clock.runFor(119_999);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(alert).toBeVisible();

  await held[0]?.continue();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'Welcome back' })).toBeVisible();
});

test('[ERRS-03] a part below the fold that does not come leaves what the server rendered, and comes alive with the retry', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(failedLoads);
  await onChunk(page, 'news', (route) => route.abort('connectionreset'));
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Loading chunk news failed (other)' });
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  const loaded = page.waitForResponse(/\/assets\/news-[\w-]+\.js$/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  expect((await loaded).ok()).toBe(true);
  await expect(alert).toHaveCount(0);
});

test('[ERRS-03] the page says so when the program itself does not come, and offers to load it again', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(failedLoads);
  await onChunk(page, 'core', (route) => route.abort('connectionreset'));
  await page.goto(brand.url('/?lang=EN'));
  const alert = page.getByRole('alert').filter({ hasText: 'Network link is abnormal, please try again' });
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('link', { name: 'Load the page again' }).click();
  await hydrated(page);
  await expect(alert).toBeHidden();
});

test('[ERRS-04] a page that comes alive slowly says so until it does', async ({ brand, page }) => {
  const held: Route[] = [];
  await page.clock.install();
  await onChunk(page, 'core', async (route) => void held.push(route));
  await page.goto(brand.url('/?lang=EN'), { waitUntil: 'commit' });
  const alert = page.getByRole('alert').filter({ hasText: 'The page took longer time to load, please check your network connectivity' });
  await expect.poll(() => held.length).toBe(1);
  // The clock of the page runs on meanwhile: well before its fifteen seconds, and well after.
  await page.clock.runFor(5_000);
  await expect(alert).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(alert).toBeVisible();
  await held[0]?.continue();
  await hydrated(page);
  await expect(alert).toBeHidden();
});

test('[ERRS-04] a navigation whose page takes too long says so, and the page stays', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(failedLoads);
  await page.clock.install();
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  let asked = 0;
  await page.route('**/_livery/page?**', () => void (asked += 1));
  await goTo(page, 'Slots');
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert').filter({ hasText: 'The page took longer time to load' })).toBeVisible();
});

test('[ERRS-01] what is wrong with a field stands right below it, is tied to it, and goes with the next key', async ({ brand, page }) => {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByRole('form').getByRole('button', { name: 'Log in' }).click();
  for (const { name, text } of [{ name: 'Username', text: 'Please enter your username' }, { name: 'Password', text: 'Please enter your password' }]) {
    const input = page.getByRole('textbox', { name });
    await expect(input).toHaveAccessibleDescription(text);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    const [box, said] = await Promise.all([input.boundingBox(), page.getByText(text).boundingBox()]);
    const gap = (said?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    expect(gap, name).toBeGreaterThanOrEqual(0);
    expect(gap, name).toBeLessThan(24);
    await input.pressSequentially('a');
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(text)).toHaveCount(0);
  }
});

test('[ERRS-07] an error without a text of its own is an unknown error', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(failedLoads);
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 500, json: { success: false, code: 'nobody_knows' } }));
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Username' }).fill('demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo1234');
  await page.getByRole('form').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Unknown error');
});
