import type { GameLane, GameVendor, PublicBrandState } from '@livery/contract';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { category, header, menu, panel } from '../../harness/headerMenu.ts';
import { logIn } from '../../harness/logIn.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

async function vendorsOf(brand: TestBrand, gameType: string): Promise<GameVendor[]> {
  const { value } = JSON.parse((await brand.request('/lgw/games/game_menus')).body) as { value: { data: { lanes: GameLane[] } } }; // the gateway's envelope
  return value.data.lanes.find((lane) => lane.gameType === gameType)?.vendors ?? [];
}

test('[HEAD-01] the clock shows year, month, day, hours, minutes and seconds, and is right again every second', async ({ ownBrand: brand, page }) => {
  await page.clock.install({ time: '2026-03-04T05:05:08' });
  await page.clock.pauseAt('2026-03-04T05:06:08');
  await openInEnglish(page, brand);
  const clock = header(page).getByRole('timer', { name: 'Time now' });
  await expect(clock).toHaveText('2026/03/04 05:06:08');
  await page.clock.runFor(1_000);
  await expect(clock).toHaveText('2026/03/04 05:06:09');
  await page.clock.runFor(52_000);
  await expect(clock).toHaveText('2026/03/04 05:07:01');
});

test('[HEAD-02] the download banner opens the operator’s access page in a new tab, and is not there without one', async ({ ownBrand: brand, operator, page }) => {
  await openInEnglish(page, brand);
  const link = header(page).getByRole('link', { name: /^Direct access/ });
  await expect(link).toBeVisible();
  const opening = page.waitForEvent('popup');
  await link.click();
  const tab = await opening;
  await expect(tab).toHaveURL(/\/sample\/access$/);
  await expect(page).toHaveURL(brand.url('/'));
  await tab.close();

  for (const resources of [[], [{ resourceType: 'ACCESS', url: 'javascript:alert(1)' }]] as PublicBrandState['resources'][]) {
    operator.change('/wps/system/whitelabel', (reply) => ({ ...reply, value: { ...(reply.value as object), resources } })); // the permission is an object
    await expect.poll(async () => (await brand.request('/')).body.includes('/sample/access')).toBe(false);
    await openInEnglish(page, brand);
    await expect(header(page).getByRole('timer')).toBeVisible();
    await expect(link).toHaveCount(0);
  }
});

test('[HEAD-03] a guest has the way in; a member name, balance, unread count and the way out', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand);
  await expect(header(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  const asked = callsTo(page, '/wps/relay/CSP_unreadCount');
  expect(asked).toEqual([]);
  await logIn(page, brand);
  const panelOf = page.getByRole('group', { name: 'Your account' });
  await expect(panelOf.getByText('demo', { exact: true })).toBeVisible();
  await expect(panelOf.getByText(/^P [\d,]+\.\d\d$/)).toBeVisible();
  await expect(panelOf.getByRole('status').filter({ hasText: '3 unread messages' })).toBeAttached();
  await expect(panelOf.locator('span[aria-hidden="true"]:not(a *)').filter({ hasText: /^3$/ })).toBeVisible();
  expect(asked.length).toBe(1);
  await panelOf.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(panelOf).toHaveCount(0);
});

test('[HEAD-04] the language picker lists the brand’s languages, in its order', async ({ ownBrand: brand, page }) => {
  await openInEnglish(page, brand);
  const languages = async (): Promise<string[]> => {
    await header(page).getByRole('button', { name: 'Language' }).click();
    return page.getByRole('menuitemradio').allTextContents();
  };
  expect(await languages()).toEqual(['English', 'Tagalog', '简体中文', 'Bahasa Indonesia', 'ไทย', 'Tiếng Việt', '日本語', '한국어', 'हिन्दी', 'Español', 'Português', 'Русский', 'العربية']);
  await publish(brand, () => brand.edit('site.json', (site) => { site.supportLanguages = ['TY', 'EN']; }));
  await openInEnglish(page, brand);
  expect(await languages()).toEqual(['Tagalog', 'English']);
});

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[HEAD-05] [HEAD-08] the top bar has clock, download banner and languages; below it the logo, which goes home, and home, every category, promotions and download in the menu’s order', async ({ ownBrand: brand, page }) => {
      await openInEnglish(page, brand, '/fish');
      for (const control of [header(page).getByRole('timer'), header(page).getByRole('link', { name: /^Direct access/ }), header(page).getByRole('button', { name: 'Language' }), header(page).getByRole('link', { name: 'Log in' })]) await expect(control).toBeVisible();
      const heights = await Promise.all([header(page).getByRole('timer'), header(page).getByRole('link', { name: /, home$/ })].map(async (part) => (await part.boundingBox())?.y ?? 0));
      expect(heights[0]).toBeLessThan(heights[1] ?? 0);
      const order = from === 'lagoon'
        ? ['Slots', 'Live casino', 'Fish games', 'Card games', 'E-lottery', 'Lottery', 'Sports', 'E-sports', 'Cockfight']
        : ['Sports', 'E-sports', 'Cockfight', 'E-lottery', 'Lottery', 'Slots', 'Live casino', 'Fish games', 'Card games'];
      await expect(menu(page).getByRole('link')).toHaveText(['Home', ...order, 'Promotions', 'Download']);
      await header(page).getByRole('link', { name: /, home$/ }).click();
      await expect(page).toHaveURL(brand.url('/'));
    });

    test('[HEAD-06] pointing at a category shows its providers with icon, name, category and a mark on the hot ones, and leaving takes them away', async ({ ownBrand: brand, page }) => {
      await openInEnglish(page, brand);
      const vendors = await vendorsOf(brand, 'RNG');
      expect(vendors.length).toBe(26);
      await category(page, 'Slots').hover();
      const links = panel(page, 'Slots').getByRole('link');
      await expect(links).toHaveCount(26);
      for (const [index, { title, isHot, vassalage }] of vendors.entries()) {
        await expect(links.nth(index)).toContainText(title);
        await expect(links.nth(index)).toContainText('Slots');
        await expect(links.nth(index).locator('img[alt=""]')).toHaveAttribute('src', new RegExp(`/RNG_LIST_VENDOR/${vassalage}-COLOR\\.png$`));
        await expect(links.nth(index).getByRole('img', { name: 'Hot' })).toHaveCount(isHot === 1 ? 1 : 0);
      }
      // Another category takes its place; two never lie over each other.
      await category(page, 'Fish games').hover();
      await expect(panel(page, 'Fish games').getByRole('link')).toHaveCount(6);
      await expect(panel(page, 'Slots')).toHaveCount(0);
      await page.mouse.move(700, 880);
      await expect(panel(page, 'Fish games')).toHaveCount(0);
    });
  });
}
