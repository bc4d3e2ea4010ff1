// Features of the second brand on every page: its menu as a rail, its order of categories, its
// themes.
import { english } from '../../browser/texts/english.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { category, header, menu, panel } from '../../pages/headerMenu.ts';
import { loadTallHome } from '../../pages/loadTallHome.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { widerThanWindow } from '../../browser/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.use({ from: 'ironfield' });

test('[HEAD-05] [HEAD-06] [HEAD-08] the bar is above the logo, which leads home; categories follow the brand’s order and show providers beside the menu', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await openInEnglish(page, brand, '/fish');
  const logo = header(page).getByRole('link', { name: english('nav.leadsHome', { brand: '' }) });
  expect((await header(page).getByRole('timer').boundingBox())?.y).toBeLessThan(
    (await logo.boundingBox())?.y ?? 0,
  );
  await expect(menu(page).getByRole('link')).toHaveText([
    'Home',
    'Sports',
    'E-sports',
    'Cockfight',
    'E-lottery',
    'Lottery',
    'Slots',
    'Live casino',
    'Fish games',
    'Card games',
    'Promotions',
    'Download',
  ]);
  await category(page, 'Slots').hover();
  await expect(panel(page, 'Slots').getByRole('link')).toHaveCount(26);
  await category(page, 'Fish games').hover();
  await expect(panel(page, 'Fish games').getByRole('link')).toHaveCount(6);
  await expect(panel(page, 'Slots')).toHaveCount(0);
  await logo.click();
  await expect(page).toHaveURL(brand.url('/'));
});

test('[HOME-01] [HOME-02] [HOME-04] the home page has no layout shift while it loads, and the login opens over it', async ({
  brand,
  page,
}) => {
  const layoutShift = await loadTallHome(page, brand);
  expect(await layoutShift()).toBeLessThan(0.05);

  await page
    .getByRole('region', { name: english('recent.title') })
    .getByRole('link', { name: english('account.login') })
    .click();
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: english('login.password') }),
  ).toBeVisible();
});

test('[STAT-02] the maintenance page has the brand’s look in both themes, fits a small phone, and passes axe', async ({
  createBrand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const brand = await createBrand({
    merchant: (created) => created.setStatus({ maintenance: true }),
  });
  await brand.untilStatus(503);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const theme of ['light', 'dark'] as const) {
    await withPreferences(page, brand, { theme, lang: 'EN' });
    await page.goto(brand.url('/'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('img', { name: 'Ironfield' })).toBeVisible();
    expect(await widerThanWindow(page)).toEqual([]);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  }
});
