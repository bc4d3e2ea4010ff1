import { AxeBuilder } from '@axe-core/playwright';
import type { AnnouncedMaintenance } from '@livery/contract';
import type { Page } from 'playwright/test';
import { bootstrapOf } from '../../harness/bootstrapOf.ts';
import { environment } from '../../harness/environment.ts';
import { preferring } from '../../harness/preferring.ts';
import { widerThanWindow } from '../../harness/sizes.ts';
import { shippedLanguages, textsOf } from '../../harness/textsOf.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const endAt = '2026-12-01T08:00:00Z';

test.beforeEach(({ expectedComplaints }) => {
  // What these pages are answered with.
  expectedComplaints.push(/status of (403|503)/);
});

/** The button works without a script: it is a link, and leads to the desk. */
async function leadsToService(page: Page): Promise<void> {
  expect(await page.locator('script').count()).toBe(0);
  const [desk] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /customer service/i }).click()]);
  await desk.waitForURL(new RegExp(`^http://localhost:${environment.sandboxPort}/desk\\?channel=LIVECHAT`));
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.close();
}

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[STAT-01] [STAT-02] [STAT-06] maintenance: a page with its texts, its end in the brand’s time and every language, and the way to customer service', async ({ ownBrand: brand, page }) => {
      await brand.setStatus({ maintenance: true, maintenanceEndAt: endAt });
      await brand.untilStatus(503);
      for (const { code: lang, tag } of await shippedLanguages()) {
        const texts = await textsOf(brand.folder, lang);
        const reply = await page.goto(brand.url(`/rng?lang=${lang}`));
        expect([reply?.status(), reply?.headers()['retry-after']]).toEqual([503, 'Tue, 01 Dec 2026 08:00:00 GMT']);
        const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Manila' }).format(Date.parse(endAt));
        await expect(page.getByRole('heading', { name: texts['status.gameMaintenance'] ?? '-' })).toBeVisible();
        await expect(page.getByText(texts['status.infoMaintenance'] ?? '-')).toBeVisible();
        await expect(page.getByText((texts['status.endTime'] ?? '-').replace('{{time}}', time))).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
      }
      await page.goto(brand.url('/rng?lang=TY'));
      await leadsToService(page);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { name: 'Game maintenance' })).toBeVisible();

      await brand.setStatus({ maintenanceEndAt: '' });
      await expect.poll(async () => (await brand.request('/?lang=EN')).body).not.toContain('End time');
      expect((await brand.request('/')).headers['retry-after']).toBe('60');
    });

    test('[STAT-02] the page has the brand’s look in both themes, fits a small phone and has no fault a checker finds', async ({ ownBrand: brand, page }) => {
      await brand.setStatus({ maintenance: true, maintenanceEndAt: endAt });
      await brand.untilStatus(503);
      const grounds: string[] = [];
      for (const theme of ['light', 'dark'] as const) {
        await preferring(page, brand, { theme, lang: 'EN' });
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(brand.url('/'));
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('img', { name: from === 'lagoon' ? 'Lagoon' : 'Ironfield' })).toBeVisible();
        grounds.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
        expect(await widerThanWindow(page)).toEqual([]);
        expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      }
      expect(new Set(grounds).size).toBe(2);
    });
  });
}

test('[STAT-01] [STAT-03] [STAT-06] a restricted region: the visitor’s address, the block message and the way to customer service', async ({ ownBrand: brand, page }) => {
  await brand.setStatus({ regionRestriction: true });
  await brand.untilStatus(403);
  expect((await page.goto(brand.url('/?lang=EN')))?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  await expect(page.getByText('Lagoon may not offer its games in your region.')).toBeVisible();
  await expect(page.getByText('If you think this is a mistake', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Blocked IP: (?:127\.0\.0\.1|::1)$/)).toBeVisible();
  await leadsToService(page);
});

test('[STAT-04] an address the operator blocks gets a page of its own, and no call; others get in', async ({ ownBrand: brand, page }) => {
  await brand.setStatus({ blockedNetworks: ['203.0.113.0/24', 'nonsense', '127.0.0.0/8', '::1'] });
  await brand.untilStatus(403);
  expect((await page.goto(brand.url('/?lang=EN')))?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Access from your IP address is blocked' })).toBeVisible();
  await expect(page.getByText(/^Blocked IP: (?:127\.0\.0\.1|::1)$/)).toBeVisible();
  await expect(page.getByText('may not offer its games', { exact: false })).toHaveCount(0);
  await leadsToService(page);
  const call = await brand.request('/lgw/games/game_menus');
  expect({ status: call.status, code: (JSON.parse(call.body) as { code?: string }).code }).toEqual({ status: 503, code: 'restricted' });
});

test('[STAT-05] maintenance that is announced shows on the running pages, with its time in the brand’s zone, and goes again', async ({ ownBrand: brand, page }) => {
  const start = /Maintenance is planned\. It begins on December 1, 2026.* 4:00\sPM\./;
  const whole = /Maintenance is planned\. It begins on December 1, 2026.* 4:00\sPM and ends on December 1, 2026.* 6:30\sPM\./;
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  await expect(page.getByText('Maintenance is planned')).toHaveCount(0);
  await announce(brand, { maintenanceStartAt: endAt }, { startAt: endAt });
  // A page that is open learns of it at its next navigation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveTitle('Slots · Lagoon');
  await expect(page.getByRole('status').filter({ hasText: start })).toBeVisible();
  await announce(brand, { maintenanceEndAt: '2026-12-01T10:30:00Z' }, { startAt: endAt, endAt: '2026-12-01T10:30:00Z' });
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: whole })).toBeVisible();
  await page.goto(brand.url('/live?lang=TY'));
  const [tagalog = '-'] = ((await textsOf(brand.folder, 'TY'))['status.announcedUntil'] ?? '-').split('{{', 1);
  await expect(page.getByText(tagalog.trim())).toBeVisible();
  await announce(brand, { maintenanceStartAt: '' }, undefined);
  await page.goto(brand.url('/?lang=EN'));
  await expect(page.getByText('Maintenance is planned')).toHaveCount(0);
});

/** Sets what is announced and waits until documents are made from it. */
async function announce(brand: TestBrand, status: Parameters<TestBrand['setStatus']>[0], announced: AnnouncedMaintenance | undefined): Promise<void> {
  await brand.setStatus(status);
  await expect.poll(async () => bootstrapOf((await brand.request('/?lang=EN')).body).maintenance).toEqual(announced);
}
