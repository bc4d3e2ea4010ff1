import { loseSession } from '../../harness/logIn.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

test.beforeEach(async ({ ownBrand: brand }) => {
  await brand.edit('site.json', (site) => {
    site.loginedToHomePage = true;
  });
  await expect.poll(async () => (await brand.request('/rng')).status, { intervals: [50] }).toBe(302);
});

test('[ROUTE-15] with loginedToHomePage every route but the exempt ones leads a guest to the login', async ({ ownBrand: brand, page }) => {
  for (const path of ['/', '/home', '/rng', '/esports', '/lottery']) {
    await page.goto(brand.url(path));
    await expect(page).toHaveURL(brand.url('/login'));
  }
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await brand.request('/login')).status).toBe(200);
  expect((await brand.request('/nowhere', { headers: { accept: 'text/html' } })).status).toBe(404);
});

test('[ROUTE-15] a member may go everywhere, and only until the session ends', async ({ ownBrand: brand, page }) => {
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  await page.getByLabel('Username').fill('demo');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo1234');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await page.goto(brand.url('/rng'));
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await hydrated(page);
  // The powerless hint says "member" to the server; the gateway knows better, and the page follows it.
  await loseSession(page, { keepsHint: true });
  await page.goto(brand.url('/rng'));
  await expect(page).toHaveURL(brand.url('/login'));
});
