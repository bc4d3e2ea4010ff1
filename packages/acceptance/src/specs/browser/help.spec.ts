import type { HelpCenterReply } from '@livery/contract';
import type { Page } from 'playwright/test';
import { valueOf } from '../../harness/envelope.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const path = '/wps/system/helpCenter';

async function helpOf(brand: TestBrand, language = 'EN'): Promise<HelpCenterReply> {
  return valueOf((await brand.request(`${path}?language=${language}`)).body) as HelpCenterReply; // the call's reply
}

async function open(page: Page, brand: TestBrand, address: string): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(address));
  await hydrated(page);
}

/** An article's entry, by its title. */
function entry(page: Page, title: string) {
  return page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test('[HELP-01] categories and articles are those of the operator, in the language of the page, also without scripts', async ({ brand, page }) => {
  for (const language of ['EN', 'TY']) {
    const { categories } = await helpOf(brand, language);
    const articles = categories.flatMap((category) => category.articles);
    expect(categories.length).toBeGreaterThanOrEqual(6);
    expect(articles.length).toBeGreaterThanOrEqual(25);
    const served = await servedHtml(brand, `/help?lang=${language}`);
    expect(served).toMatch(/<h1[^>]*>Help centre<\/h1>/);
    await open(page, brand, `/help?lang=${language}`);
    await expect(page.getByRole('main').locator('section h2')).toHaveText(categories.map(({ name }) => name));
    await expect(page.getByRole('main').locator('summary')).toHaveText(articles.map(({ title }) => title));
  }
  expect(await servedHtml(brand, '/help?lang=EN')).toContain('A higher one holds after at least 24 hours');
});

test('[HELP-01] the search finds at once, marks the words, and says when it finds nothing', async ({ brand, page }) => {
  await open(page, brand, '/help?lang=EN');
  const search = page.getByRole('searchbox', { name: 'Search the help centre' });
  await search.fill('EXCLUSION');
  const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(hits.first()).toContainText('Self-exclusion');
  await expect(hits.first().locator('mark').first()).toHaveText('exclusion');
  await search.fill('zebra crossing');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0 articles found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(search).toHaveValue('');
  await search.fill('checksum');
  await expect(page.getByText('1 article found')).toBeVisible();
  await hits.first().click();
  await expect(entry(page, 'Installing the app')).toHaveAttribute('open');
  await expect(page).toHaveURL(/#install-app$/);
});

test('[HELP-01] an article’s anchor opens it and scrolls there: by address, by link, and going back', async ({ brand, page }) => {
  await open(page, brand, '/help?lang=EN#limits');
  const limits = entry(page, 'Setting limits');
  await expect(limits).toHaveAttribute('open');
  await expect(limits.getByText('A lower limit holds at once.')).toBeInViewport();
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: /Deposits/ }).click();
  await expect(page.getByRole('heading', { name: 'Deposits and withdrawals' })).toBeInViewport();
  await entry(page, 'Making a deposit').locator('summary').click();
  await entry(page, 'Making a deposit').getByRole('link', { name: 'deposit limit' }).click();
  await expect(limits.getByText('A lower limit holds at once.')).toBeInViewport();
  await expect(entry(page, 'Taking a break')).not.toHaveAttribute('open');
});

test('[HELP-02] [ROUTE-12] /help#term opens the terms in the help modal; back closes it, and its button too', async ({ brand, page }) => {
  const modal = page.getByRole('dialog', { name: 'Terms of use' });
  await open(page, brand, '/help?lang=EN');
  await page.evaluate(() => { window.location.hash = 'term'; });
  await expect(modal.getByText('These are the terms of a demonstration.')).toBeVisible();
  await page.goBack();
  await expect(modal).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);

  await open(page, brand, '/help?lang=EN#term');
  await page.reload();
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await page.evaluate(() => { window.location.hash = 'term'; });
  await expect(modal).toBeVisible();
});

test('[HELP-03] [ROUTE-07] /helpmc is the same help in the bare layout', async ({ brand, page }) => {
  await open(page, brand, '/helpmc?lang=EN');
  await expect(page.getByRole('heading', { level: 1, name: 'Member help' })).toBeVisible();
  await expect(page.locator('summary')).toHaveCount((await helpOf(brand)).categories.flatMap(({ articles }) => articles).length);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Your account' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[HELP-02] terms and responsible gaming are pages of their own, reachable from every footer', async ({ brand, page }) => {
      for (const address of ['/', '/rng', '/promotions', '/login', '/down', '/pointMall']) {
        await open(page, brand, `${address}?lang=EN`);
        const footer = page.getByRole('contentinfo');
        for (const name of ['Terms of use', 'Responsible gaming']) await expect(footer.getByRole('link', { name, exact: true }), address).toBeVisible();
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Responsible gaming' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Signs that it is too much' })).toBeVisible();
      expect(await servedHtml(brand, '/terms?lang=EN')).toContain('These are the terms of a demonstration.');
    });
  });
}

testWithOperator('[HELP-01] texts in another language than the page’s say which', async ({ ownBrand: brand, operator, page }) => {
  operator.change(path, (reply) => ({ ...reply, value: { ...reply.value as HelpCenterReply, language: 'ID' } })); // the call's reply
  await open(page, brand, '/help?lang=EN');
  await expect(page.getByRole('navigation', { name: 'Subjects' })).toHaveAttribute('lang', 'id');
  await open(page, brand, '/terms?lang=EN');
  await expect(page.getByRole('main').locator('[lang=id]')).toContainText('These are the terms');
});

test.describe('when the operator fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('[HELP-01] the help centre says so and can be asked for again', async ({ ownBrand: brand, page }) => {
    await brand.setFault('error', ['getHelpCenter']);
    await open(page, brand, '/help?lang=EN');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await brand.setFault('none', ['getHelpCenter']);
    await expect.poll(async () => (await brand.request(`${path}?language=EN`)).status).toBe(200);
    await retry.click();
    await expect(page.locator('summary').first()).toBeVisible();
  });
});
