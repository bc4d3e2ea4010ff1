import type { PromotionReply, PromotionsReply } from '@livery/contract';
import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { logIn } from '../../harness/logIn.ts';
import { valueOf } from '../../harness/envelope.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const listPath = '/wps/relay/PRM_promotions';
const detailPath = '/wps/relay/PRM_promotion';

async function promotionsOf(brand: TestBrand, language = 'EN'): Promise<PromotionsReply> {
  return valueOf((await brand.request(`${listPath}?language=${language}`)).body) as PromotionsReply; // the call's reply
}

async function open(page: Page, brand: TestBrand, path: string): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(path));
  await hydrated(page);
}

function list(page: Page) {
  return page.getByRole('region', { name: 'Promotions' });
}

test('[PROM-01] [ROUTE-06] a guest sees every promotion with its status and period, narrowed by category, also without scripts', async ({ brand, page }) => {
  const { promotions, categories } = await promotionsOf(brand);
  expect(promotions.length).toBeGreaterThanOrEqual(12);
  const served = await servedHtml(brand, '/promotions?lang=EN');
  expect(served).toMatch(/<h1[^>]*>Promotions<\/h1>/);
  for (const { title } of promotions) expect(served).toContain(title);

  await open(page, brand, '/promotions?lang=EN');
  await expect(page).toHaveTitle('Promotions · Lagoon');
  const cards = list(page).getByRole('article');
  await expect(cards).toHaveCount(promotions.length);
  const words = { join: 'Open to join', comingSoon: 'Coming soon', close: 'Ended' } as const;
  for (const [index, { title, status }] of promotions.entries()) {
    await expect(cards.nth(index).getByRole('heading', { name: title })).toBeVisible();
    await expect(cards.nth(index)).toContainText(words[status as keyof typeof words]); // a guest sees no other
  }
  expect(new Set(promotions.map(({ status }) => status))).toEqual(new Set(['join', 'comingSoon', 'close']));
  for (const { code, name } of categories) {
    await list(page).getByRole('radio', { name }).click();
    await expect(cards).toHaveCount(promotions.filter(({ category }) => category === code).length);
  }
});

test('[PROM-01] a period is told in the brand’s time zone', async ({ ownBrand: brand, page }) => {
  const dated = (await promotionsOf(brand)).promotions.find(({ startAt, endAt }) => startAt !== undefined && endAt !== undefined);
  const day = (iso: string, timeZone: string) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone }).format(new Date(iso));
  const shown = async (timeZone: string): Promise<void> => {
    await expect(list(page).getByRole('article').filter({ hasText: dated?.title ?? '' })).toContainText(`${day(dated?.startAt ?? '', timeZone)} – ${day(dated?.endAt ?? '', timeZone)}`);
  };
  await open(page, brand, '/promotions?lang=EN');
  await shown('Asia/Manila');
  expect(day(dated?.startAt ?? '', 'America/New_York')).not.toBe(day(dated?.startAt ?? '', 'Asia/Manila'));
  await publish(brand, () => brand.edit('site.json', (site) => { site.timeZone = 'America/New_York'; }));
  await page.reload();
  await shown('America/New_York');
});

test('[PROM-01] [ROUTE-06] a promotion opens from the list and by its address, with its text and terms; taking part leads a guest to the login', async ({ brand, page }) => {
  await open(page, brand, '/promotions?lang=EN');
  await list(page).getByRole('link', { name: 'A calm start' }).click();
  await expect(page).toHaveURL(brand.url('/promoDetail?id=101'));
  await expect(page.getByRole('heading', { level: 1, name: 'A calm start' })).toBeVisible();

  await page.reload();
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'A calm start' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Which games count' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'deposit limit' })).toHaveAttribute('href', '/help#limits');
  await expect(main.getByRole('region', { name: 'Terms' }).getByRole('listitem').first()).toContainText('First deposit of 100 or more');
  await expect(main.getByText('A demonstration: nothing is paid out.', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Take part' }).click();
  await expect(page).toHaveURL(brand.url('/login'));
});

test('[PROM-01] back and forward change the promotion, and one that ended or is to come cannot be joined', async ({ brand, page }) => {
  const { promotions } = await promotionsOf(brand);
  const title = (wanted: string) => promotions.find(({ status }) => status === wanted)?.title ?? '';
  await open(page, brand, '/promotions?lang=EN');
  await list(page).getByRole('link', { name: title('close') }).click();
  await expect(page.getByText('This promotion has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take part' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All promotions' }).click();
  await list(page).getByRole('link', { name: title('comingSoon') }).click();
  await expect(page.getByText('This promotion has not begun yet.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title('close') })).toBeVisible();
});

test('[PROM-01] an id that is unknown, left out or none says that it is not there, with a way back', async ({ brand, page }) => {
  const calls = callsTo(page, detailPath);
  await open(page, brand, '/promoDetail?id=nothing-like-it&lang=EN');
  await expect(page.getByText('This promotion is not there any more')).toBeVisible();
  expect(calls).toHaveLength(1);
  for (const query of ['lang=EN', 'lang=EN&id=', `lang=EN&id=${encodeURIComponent('<b>1</b>')}`]) {
    await open(page, brand, `/promoDetail?${query}`);
    await expect(page.getByText('This promotion is not there any more'), query).toBeVisible();
  }
  expect(calls).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'All promotions' }).last().click();
  await expect(page).toHaveURL(brand.url('/promotions'));
});

test.describe('when the operator fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('[PROM-01] the list says so and can be asked for again', async ({ ownBrand: brand, page }) => {
    await brand.setFault('error', ['getPromotions']);
    await open(page, brand, '/promotions?lang=EN');
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await brand.setFault('none', ['getPromotions']);
    await expect.poll(async () => (await brand.request(`${listPath}?language=EN`)).status).toBe(200);
    await retry.click();
    await expect(list(page).getByRole('article').first()).toBeVisible();
  });
});

test('[PROM-01] a member is told that joining is not part of this version, in place', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await logIn(page, brand);
  await page.goto(brand.url('/promoDetail?id=101&lang=EN'));
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('cannot be joined in this version');
});

testWithOperator.describe('HTML of the operator', () => {
  // The sanitiser's parser meets the handler, and the policy says so; nothing runs.
  testWithOperator.use({ expectedComplaints: [/Executing inline event handler violates/] });

  testWithOperator('[PROM-01] what the operator writes as HTML is shown without anything that runs, and no promotions are no mistake', async ({ ownBrand: brand, operator, page }) => {
    operator.change(detailPath, (reply) => {
      const value = reply.value as PromotionReply; // the call's reply
      return { ...reply, value: { ...value, promotion: { ...value.promotion, content: '<p>Words <b>in bold</b></p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">bad</a>' } } };
    });
    operator.change(listPath, (reply) => ({ ...reply, value: { language: 'EN', categories: [], promotions: [] } }));
    await open(page, brand, '/promoDetail?id=101&lang=EN');
    const article = page.getByRole('main').getByRole('article');
    await expect(article.locator('b')).toHaveText('in bold');
    await expect(article.locator('script, [onerror], a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await open(page, brand, '/promotions?lang=EN');
    await expect(page.getByText('There are no promotions now')).toBeVisible();
  });
});

test('[PROM-04] the Zalo bonus names the brand’s amount', async ({ ownBrand: brand, page }) => {
  await open(page, brand, '/promotions?lang=EN');
  const note = page.getByRole('region', { name: 'On Zalo' });
  await expect(note).toContainText('A bonus of up to 131K');
  await publish(brand, () => brand.edit('site.json', (site) => { site.zaloBonus = '77K'; }));
  await page.reload();
  await expect(note).toContainText('A bonus of up to 77K');
});
