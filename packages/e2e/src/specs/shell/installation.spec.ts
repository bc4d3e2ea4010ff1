// In a browser: whether it accepts the manifest and its icons, and who asks the player.
import type { Page } from 'playwright/test';
import { english } from '../../browser/texts/english.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';

test('a browser can install each brand by its manifest, with icons that it can load', async ({
  brand,
  page,
}) => {
  await page.goto(brand.url('/?lang=AR'));
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  // What the test reads of it
  const { dir, icons } = JSON.parse(data ?? '{}') as { dir: string; icons: { src: string }[] };
  expect(dir).toBe('rtl');
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
          return `${width} x ${height}`;
        }),
      ),
    [...icons.map(({ src }) => src), touchIcon ?? ''],
  );
  expect(sizes).toEqual(['192 x 192', '512 x 512', '512 x 512', '180 x 180']);
});

test('the site asks instead of the browser: not at the first visit, then until the player answers', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  const card = page.getByRole('region', { name: /^Keep .+ at hand$/ });
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  expect(await offer(page)).toBe('asked by the site');
  // The invitation is ready, and not shown.
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('visits'))).toBe('1');
  await expect(card).toHaveCount(0);

  // A new visit.
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(brand.url('/'));
  await hydrated(page);
  await offer(page);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: english('install.accept') }).click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('1');

  await page.goto(brand.url('/'));
  await hydrated(page);
  await offer(page);
  await expect(card).toHaveCount(0);
});

/** Offers the installation as Chromium does. Returns who shows the question. */
function offer(page: Page): Promise<string> {
  return page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.asked = '1';
        return Promise.resolve();
      },
    });
    return window.dispatchEvent(event) ? 'asked by the browser' : 'asked by the site';
  });
}
