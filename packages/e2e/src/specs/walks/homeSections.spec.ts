// In a browser: layout while parts of the page hydrate.
import { english } from '../../browser/texts/english.ts';
import { loadTallHome } from '../../pages/loadTallHome.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[HOME-01] [HOME-02] [HOME-04] [HOME-05] the home page has no layout shift while counters, winners, codes and logos load', async ({
  brand,
  page,
}) => {
  const layoutShift = await loadTallHome(page, brand);
  const download = page.getByRole('region', { name: english('download.title') });
  for (const name of ['QR code of the Android app', 'QR code of the iOS configuration'])
    await expect(download.getByRole('img', { name })).toBeVisible();
  await expect(download.getByRole('link', { name: english('header.access') })).toHaveAttribute(
    'href',
    /\/sample\/access$/,
  );
  await expect(
    page
      .getByRole('region', { name: english('recent.title') })
      .getByText(english('recent.none'), { exact: true }),
  ).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.05);
  expect(
    await page
      .getByRole('region', { name: english('home.categories') })
      .getByRole('list')
      .evaluate(cutShadowPx),
  ).toBe(0);
});

/** Returns how much of its first entry's shadow a list that scrolls cuts off below the entry. */
function cutShadowPx(list: Element): number {
  const entry = list.querySelector('a') ?? list;
  const shadows = getComputedStyle(entry).boxShadow.matchAll(
    /(?<offset>-?[\d.]+)px (?<blur>[\d.]+)px -?[\d.]+px(?:,|$)/g,
  );
  const endsPx = Array.from(shadows, ({ groups }) => Number(groups?.offset) + Number(groups?.blur));
  const spacePx = list.getBoundingClientRect().bottom - entry.getBoundingClientRect().bottom;
  return Math.max(0, Math.max(...endsPx) - spacePx);
}
