import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { category, header, menu, panel } from '../../harness/headerMenu.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { tabTo } from '../../harness/tabTo.ts';
import { expect } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[HEAD-06] rows have as many providers as the brand configures, ten where it says nothing', async ({ ownBrand: brand, page }) => {
  const perRow = async (): Promise<number> => {
    await category(page, 'Slots').hover();
    await expect(panel(page, 'Slots').getByRole('listitem')).toHaveCount(26);
    const tops = await panel(page, 'Slots').getByRole('listitem').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  await openInEnglish(page, brand);
  expect(await perRow()).toBe(10);
  await publish(brand, () => brand.edit('site.json', (site) => { site.lists = { providersPerRow: 7 }; }));
  await openInEnglish(page, brand);
  expect(await perRow()).toBe(7);
});

test('[HEAD-06] by keyboard: focus shows the providers, arrows and the button lead in, Tab leads past and through, Escape back out', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand);
  await tabTo(page, category(page, 'Fish games'));
  const links = panel(page, 'Fish games').getByRole('link');
  await expect(links).toHaveCount(6);
  const button = menu(page).getByRole('button', { name: 'Providers: Fish games' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // It only showed itself: Tab passes by.
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(category(page, 'Card games')).toBeFocused();
  await expect(links).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(links).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();

  // Asked for with Enter, Tab leads through every provider and on.
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(6);
  for (let index = 0; index < 6; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(category(page, 'Card games')).toBeFocused();
  await expect(links).toHaveCount(0);
});

test('[HEAD-06] a focus that goes elsewhere closes the providers after the configured time, and no sooner', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.dropdownBlurMs = 3_000; }));
  await page.clock.install();
  await openInEnglish(page, brand);
  await tabTo(page, category(page, 'Fish games'));
  await expect(panel(page, 'Fish games')).toBeVisible();
  await pauseClock(page, 60_000);
  await header(page).getByRole('link', { name: /, home$/ }).focus();
  await page.clock.runFor(2_900);
  await expect(panel(page, 'Fish games')).toBeVisible();
  await page.clock.runFor(200);
  await expect(panel(page, 'Fish games')).toHaveCount(0);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('[HEAD-06] a first touch shows the providers, the next one opens the category', async ({ ownBrand: brand, page }) => {
    await openInEnglish(page, brand);
    // Until it is alive a touch follows the link.
    await expect(header(page).getByRole('button', { name: /Fish games/ })).toHaveAttribute('data-alive');
    await category(page, 'Fish games').tap();
    await expect(panel(page, 'Fish games').getByRole('link')).toHaveCount(6);
    await expect(page).toHaveURL(brand.url('/'));
    await category(page, 'Fish games').tap();
    await expect(page).toHaveURL(brand.url('/fish'));
  });
});

test('[HEAD-07] choosing a provider of slots or card games keeps it and opens the category, or only narrows it where it is open already', async ({ ownBrand: brand, page }) => {
  const chosen = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('chosenVendor') ?? 'null') as unknown); // read as it stands
  const choose = async (name: string, provider: string): Promise<void> => {
    await category(page, name).hover();
    await panel(page, name).getByRole('link', { name: provider }).click();
    await expect(panel(page, name)).toHaveCount(0);
  };
  await openInEnglish(page, brand);
  await choose('Slots', 'Hazelrune Workshop');
  await expect(page).toHaveURL(brand.url('/rng?vassalage=HZRN'));
  expect(await chosen()).toEqual({ gameType: 'RNG', vassalage: 'HZRN' });
  const select = page.getByRole('group', { name: 'Narrow the games' }).getByLabel('Provider');
  await expect(select).toHaveValue('HZRN');

  const pages = callsTo(page, '/_livery/page');
  await page.mouse.move(700, 700);
  await choose('Slots', 'Opalferry');
  await expect(select).toHaveValue('OPFY');
  expect(await chosen()).toEqual({ gameType: 'RNG', vassalage: 'OPFY' });
  // The same again, after another filter took its place.
  await page.getByRole('radio', { name: 'Arcade' }).click();
  await expect(select).toHaveValue('');
  await choose('Slots', 'Opalferry');
  await expect(select).toHaveValue('OPFY');
  expect(pages).toEqual([]);

  await choose('Card games', 'Rivalnook');
  await expect(page).toHaveURL(brand.url('/pvp?vassalage=RVNK'));
  expect(await chosen()).toEqual({ gameType: 'PVP', vassalage: 'RVNK' });
  await choose('Live casino', 'Chandelume');
  await expect(page).toHaveURL(brand.url('/live?vassalage=CHND'));
  expect(await chosen()).toEqual({ gameType: 'PVP', vassalage: 'RVNK' });
});
