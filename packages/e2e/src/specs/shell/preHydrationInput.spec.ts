import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import type { Page } from 'playwright/test';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';
import { textOf, textReader } from '../../browser/texts/textsOf.ts';
import { firstGame } from '../../pages/gamePage.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

/**
 * Waits until the document contains the page's content, which a busy server may first omit. Only
 * then can the page be used before its scripts load.
 */
async function prepare(page: Page, brand: TestBrand, path: string): Promise<void> {
  await servedHtml(brand, `${path}?lang=EN`);
  await withPreferences(page, brand, { lang: 'EN' });
}

/** Holds back scripts with a name until they are released. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/build/${name}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('[LOGN-12] input, ticks and clicks before hydration take effect once afterwards', async ({
  ownBrand: brand,
  page,
}) => {
  await prepare(page, brand, '/login');
  const release = await holdScript(page, 'main');
  const calls = callsTo(page, '/wps/session/login');
  await page.goto(brand.url('/login'), { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: english('login.title') });
  await form.getByRole('textbox', { name: english('login.username') }).fill('demo');
  await form.getByRole('textbox', { name: english('login.password') }).fill('Demo1234');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: english('account.login') }).click();
  await form.getByRole('button', { name: english('account.login') }).click();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(accountPanel(page)).toContainText('P 12,345.67');
  expect(calls.length).toBe(1);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('livery-remember');
});

test('[JOIN-01] an application filled in before hydration is accepted as it is shown', async ({
  ownBrand: brand,
  page,
}) => {
  const t = await textReader(brand);
  await withoutPopups(page);
  await prepare(page, brand, '/join');
  const release = await holdScript(page, 'main');
  const calls = callsTo(page, '/wps/feedback');
  await page.goto(brand.url('/join'), { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: t('join.formTitle') });
  await form.getByLabel(t('join.name')).fill('Ann Example');
  await form.getByLabel(t('join.contact')).fill('ann@example.com');
  await form.getByLabel(t('join.channel')).selectOption('video');
  await form.getByLabel(t('join.message')).fill('Weekly videos.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('join.send') }).click();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();

  await expect(page.getByRole('heading', { name: t('join.sentTitle') })).toBeVisible();
  expect(calls.map((call) => call.postDataJSON() as unknown)).toMatchObject([
    { name: 'Ann Example', channel: 'video', remark: 'Weekly videos.' },
  ]);
});

test('[LOBB-02] a filter chosen before its chunk has loaded is applied and stays shown', async ({
  brand,
  page,
}) => {
  await prepare(page, brand, '/rng');
  const release = await holdScript(page, 'lobbyTools');
  const games = callsTo(page, '/wps/relay/GCS_gameList');
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  const bet = page.getByRole('combobox', { name: english('filters.minBet') });
  await bet.selectOption({ index: 1 });
  const minBet = await bet.inputValue();
  release();

  await expect.poll(() => games.map((call) => fieldsOf(call).minBet)).toEqual([minBet]);
  await settled(page);
  await expect(bet).toHaveValue(minBet);
  await expect(page).toHaveURL(brand.url(`/rng?bet=${minBet}`));
});

test('[LOBB-02] a class pressed before its chunk has loaded is chosen, although something else is pressed', async ({
  brand,
  page,
}) => {
  await prepare(page, brand, '/rng');
  const release = await holdScript(page, 'lobbyTools');
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  const choice = page
    .getByRole('radiogroup', { name: english('filters.class') })
    .getByRole('radio')
    .nth(1);
  await choice.click();
  await firstGame(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  release();

  await expect(choice).toBeChecked();
});

test('[LOBB-03] a search typed before its chunk has loaded is executed', async ({
  brand,
  page,
}) => {
  await prepare(page, brand, '/rng');
  const release = await holdScript(page, 'lobbyTools');
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: english('filters.search') }))
    .fill('zzzz');
  release();
  await expect(page.getByText(await textOf(brand.folder, 'EN', 'games.empty'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LOBB-02] filters requested before their chunk has loaded open afterwards', async ({
    brand,
    page,
  }) => {
    await prepare(page, brand, '/rng');
    const release = await holdScript(page, 'lobbyTools');
    await page.goto(brand.url('/rng'));
    await hydrated(page);
    await page.getByRole('button', { name: english('filters.open'), exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: english('filters.label') })).toBeVisible();
  });
});
