import { alive } from '../../harness/alive.ts';
import { JackpotBoard } from '../../harness/JackpotBoard.ts';
import { preferring } from '../../harness/preferring.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { test as testWithOperator } from '../../harness/testWithOperator.ts';

test('[HOME-05] the download block has a QR code for each app and the direct link', async ({ brand, page }) => {
  await page.goto(brand.url('/?lang=EN'));
  const block = page.getByRole('region', { name: 'Take it with you' });
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('img', { name: 'QR code of the Android app' })).toBeVisible();
  await expect(block.getByRole('img', { name: 'QR code of the iOS configuration' })).toBeVisible();
  for (const [name, path] of [['Android app', 'android'], ['iOS configuration', 'ios'], ['Direct access', 'access']] as const) {
    const link = block.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`/sample/${path}$`));
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

testWithOperator('[HOME-05] without the Android resource there is no code for it; without any of them no block', async ({ ownBrand: brand, operator, page }) => {
  const without = (...gone: string[]): void => {
    for (const path of ['/wps/system/whitelabel', '/wps/system/status']) {
      operator.change(path, (reply) => {
        const value = reply.value as { resources: { resourceType: string }[] }; // the sandbox's answer
        return { ...reply, value: { ...value, resources: value.resources.filter(({ resourceType }) => !gone.includes(resourceType)) } };
      });
    }
  };
  const block = page.getByRole('region', { name: 'Take it with you' });
  without('ANDROID');
  await expect(async () => {
    await page.goto(brand.url('/?lang=EN'));
    await expect(block).toBeAttached({ timeout: 1_000 });
    await expect(block.getByRole('link', { name: 'Android app' })).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('img', { name: 'QR code of the iOS configuration' })).toBeVisible();
  await expect(block.getByRole('img')).toHaveCount(1 + await block.getByRole('img', { name: /new tab/ }).count());

  without('ANDROID', 'IOS', 'ACCESS');
  await expect(async () => {
    await page.goto(brand.url('/?lang=EN'));
    await expect(block).toHaveCount(0, { timeout: 100 });
  }).toPass();
});

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[HOME-01] to a guest the recently-viewed panel says No data, and leads to the login', async ({ brand, page }) => {
      await page.goto(brand.url('/?lang=EN'));
      await hydrated(page);
      const panel = page.getByRole('region', { name: 'Recently viewed' });
      await expect(panel.getByText('No data', { exact: true })).toBeVisible();
      const login = panel.getByRole('link', { name: 'Log in' });
      await alive(login);
      await login.click();
      // One brand logs in over the page that is open.
      if (from === 'ironfield') await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Password' })).toBeVisible();
      else await expect(page).toHaveURL(brand.url('/login'));
    });

    test('[HOME-02] [HOME-04] nothing on the home page moves as counters, winners and logos come alive', async ({ brand, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await preferring(page, brand, { lang: 'EN' });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          // A layout shift has a value and says whether the visitor caused it.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width: 1280, height: 4000 });
      await page.goto(brand.url());
      await hydrated(page);
      await expect.poll(() => new JackpotBoard(page, 'Grand jackpot').digits()).not.toBe('');
      await expect(page.getByRole('region', { name: 'Recent winners' }).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('img', { name: 'QR code of the iOS configuration' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Stop the provider logos' })).toBeVisible();
      expect(Number(await page.locator('html').getAttribute('data-shift') ?? 0)).toBeLessThan(0.05);
    });
  });
}
