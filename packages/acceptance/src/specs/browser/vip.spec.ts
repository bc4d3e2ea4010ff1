import type { VipRanksReply } from '@livery/contract';
import { logIn } from '../../harness/logIn.ts';
import { valueOf } from '../../harness/envelope.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test('[VIPS-01] [ROUTE-06] a guest sees every rank with its benefits, and a way to sign in', async ({ brand, page }) => {
  const { ranks, benefits } = valueOf((await brand.request('/wps/relay/VIP_ranks?language=EN')).body) as VipRanksReply; // the call's reply
  expect(ranks.length).toBeGreaterThanOrEqual(5);
  const served = await servedHtml(brand, '/vip?lang=EN');
  expect(served).toMatch(/<h1[^>]*>VIP programme<\/h1>/);
  for (const { rankName } of ranks) expect(served).toContain(rankName);

  await withoutPopups(page);
  await page.goto(brand.url('/vip?lang=EN'));
  await hydrated(page);
  const table = page.getByRole('table', { name: 'Ranks and benefits' });
  await expect(table.getByRole('columnheader')).toHaveCount(benefits.length + 1);
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(ranks.length + 1);
  for (const [index, { rankName, values }] of ranks.entries()) {
    await expect(rows.nth(index + 1).getByRole('rowheader')).toContainText(rankName);
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values.map((value) => (value === '' ? '–Not included' : value)));
  }
  await expect(table.getByText('Your rank')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(brand.url('/login'));
});

test('[VIPS-01] a member’s own rank is marked, and what comes next is said', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await logIn(page, brand);
  await page.goto(brand.url('/vip?lang=EN'));
  await hydrated(page);
  const table = page.getByRole('table', { name: 'Ranks and benefits' });
  await expect(table.getByRole('row').filter({ hasText: 'Your rank' })).toHaveCount(1);
  await expect(table.getByRole('row').filter({ hasText: 'Your rank' }).getByRole('rowheader')).toContainText('Gold');
  await expect(page.getByRole('main')).toContainText('Your rank: Gold');
  await expect(page.getByRole('main')).toContainText('Platinum comes next');
});

test('[VIPS-01] without the programme there is no page of it, and no link to one', async ({ ownBrand: brand, page }) => {
  expect((await brand.request('/vip')).status).toBe(200);
  await brand.setModule('VIP', false);
  await expect.poll(async () => (await brand.request('/vip')).status).toBe(404);
  await withoutPopups(page);
  await page.goto(brand.url('/?lang=EN'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'VIP', exact: true })).toHaveCount(0);
});
