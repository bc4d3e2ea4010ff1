// In a browser: positions, a new tab, and pointers.
import { english } from '../../browser/texts/english.ts';
import { category, header, menu, panel } from '../../pages/headerMenu.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[HEAD-01] [HEAD-02] [HEAD-04] [HEAD-05] [HEAD-06] [HEAD-08] the top bar has clock, download banner and languages, above a logo that leads home and a menu that shows providers on hover', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await openInEnglish(page, brand, '/fish');
  const clock = header(page).getByRole('timer', { name: english('clock.label') });
  await expect(clock).toHaveText(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d GMT\+8$/);
  const logo = header(page).getByRole('link', { name: english('nav.leadsHome', { brand: '' }) });
  expect((await clock.boundingBox())?.y).toBeLessThan((await logo.boundingBox())?.y ?? 0);
  await expect(menu(page).getByRole('link')).toHaveText([
    'Home',
    'Slots',
    'Live casino',
    'Fish games',
    'Card games',
    'E-lottery',
    'Lottery',
    'Sports',
    'E-sports',
    'Cockfight',
    'Promotions',
    'Download',
  ]);

  const opening = page.waitForEvent('popup');
  await header(page)
    .getByRole('link', { name: new RegExp(`^${english('header.access')}`) })
    .click();
  const tab = await opening;
  await expect(tab).toHaveURL(/\/sample\/access$/);
  await tab.close();

  await header(page)
    .getByRole('button', { name: english('language.label') })
    .click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'English',
    'Tagalog',
    '简体中文',
    'Bahasa Indonesia',
    'ไทย',
    'Tiếng Việt',
    '日本語',
    '한국어',
    'हिन्दी',
    'Español',
    'Português',
    'Русский',
    'العربية',
  ]);
  await page.keyboard.press('Escape');

  await category(page, 'Slots').hover();
  await expect(panel(page, 'Slots').getByRole('link')).toHaveCount(26);
  await category(page, 'Fish games').hover();
  await expect(panel(page, 'Fish games').getByRole('link')).toHaveCount(6);
  await expect(panel(page, 'Slots')).toHaveCount(0);
  await page.mouse.move(700, 780);
  await expect(panel(page, 'Fish games')).toHaveCount(0);

  await logo.click();
  await expect(page).toHaveURL(brand.url('/'));
});
