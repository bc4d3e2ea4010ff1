import { AxeBuilder } from '@axe-core/playwright';
import { gameButtons } from '../../harness/gameButtons.ts';
import { drawIn, lotteriesOf, lotteryOf, openBetting, slowLottery } from '../../harness/lotteryPage.ts';
import { logIn } from '../../harness/logIn.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { preferring } from '../../harness/preferring.ts';
import { quiet } from '../../harness/quiet.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[LOTT-01] [LOTT-07] the lotteries have a tab for each tag of the menu, hot ones, and a filter by weekday', async ({ brand, page }) => {
  const games = (await lotteriesOf(brand)).filter(({ gameType }) => gameType === 'LOTT');
  await openInEnglish(page, brand, '/lottery');
  const names = page.getByRole('region', { name: 'Lotteries' }).getByRole('listitem');
  await expect(names).toHaveCount(games.length);
  const views = page.getByRole('radiogroup', { name: 'Which lotteries' });
  await expect(views.getByRole('radio')).toHaveText(['All', 'Daily draws', 'Tickets', 'Hot', 'Favourites', 'Recent']);
  await views.getByRole('radio', { name: 'Tickets' }).click();
  await expect(names).toHaveCount(games.filter(({ gameMenuTag }) => gameMenuTag === 'ticket').length);
  await views.getByRole('radio', { name: 'Hot' }).click();
  await expect(names).toHaveCount(games.filter(({ isHot }) => isHot === 1).length);
  await views.getByRole('radio', { name: 'All' }).click();
  const days = page.getByRole('radiogroup', { name: 'Drawn on' });
  for (const [name, day] of [['Mon', '2'], ['Sat', '7'], ['Sun', '1']] as const) {
    await days.getByRole('radio', { name }).click();
    await expect(names).toHaveCount(games.filter(({ drawDayOfWeek }) => drawDayOfWeek?.split(',').includes(day)).length);
  }
});

test('[LOTT-02] favourite lotteries are kept on the device by username, and a guest is sent to the login', async ({ ownBrand: brand, page }) => {
  const [game] = (await lotteriesOf(brand)).filter(({ gameType }) => gameType === 'ELOTT');
  if (!game) throw new Error('no lottery');
  const heart = page.getByRole('button', { name: `Favourite: ${game.gameName}` });
  const favourites = page.getByRole('radio', { name: 'Favourites' });
  await openInEnglish(page, brand, '/elott');
  await favourites.click();
  await expect(page.getByText('Log in to see your own lotteries')).toBeVisible();
  await logIn(page, brand);
  await openInEnglish(page, brand, '/elott');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await hydrated(page);
  await favourites.click();
  await expect(page.getByRole('region', { name: 'Lotteries' }).getByRole('link')).toHaveText([game.gameName]);
  expect(await page.evaluate(() => localStorage.getItem('lotteryFavourites:demo'))).toBe(`[${game.gameId}]`);
  await heart.click();
  await expect(page.getByText(/No favourite lotteries yet/)).toBeVisible();
});

test('[LOTT-10] [LOTT-11] an entry that stands for a provider opens the list of its games; they open like any provider’s', async ({ ownBrand: brand, page }) => {
  const entry = (await lotteriesOf(brand)).find(({ isGame }) => isGame === 'VASSALAGE');
  if (!entry) throw new Error('The menu has no such entry.');
  await openInEnglish(page, brand, '/lottery');
  await page.getByRole('button', { name: entry.gameName, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: entry.gameName });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await logIn(page, brand);
  await openInEnglish(page, brand, '/lottery');
  await page.getByRole('button', { name: entry.gameName, exact: true }).click();
  const launched = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/game/launchGame');
  const tile = gameButtons(dialog).first();
  await tile.click();
  await expect(page).toHaveURL(new RegExp(`/game\\?.*vassalage=${entry.vassalage}`));
  expect(Object.fromEntries(new URL((await launched).url()).searchParams)).toMatchObject({ vassalage: entry.vassalage, gameType: entry.gameType });
});

test('[LOTT-02] [SESS-10] while it is not known who the visitor is, own lotteries and bets say so and offer another try', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand);
  const sentence = page.getByText('Network link is abnormal, please try again');
  await page.route('**/_livery/session', (route) => route.abort());
  await openInEnglish(page, brand, '/elott');
  for (const view of ['Favourites', 'Recent']) {
    await page.getByRole('radio', { name: view }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ has: sentence })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'All' }).click();
  await page.getByRole('button', { name: `Favourite: ${game.gameName}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Network link is abnormal');
  await openBetting(page, brand, game, '&playType=oddEven');
  await page.getByRole('button', { name: 'Odd', exact: true }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  await expect(page.getByRole('alert')).toHaveText('Network link is abnormal, please try again');
  await page.getByRole('tab', { name: 'My bets' }).click();
  await expect(page.getByRole('tabpanel').filter({ has: sentence })).toBeVisible();
  await page.unroute('**/_livery/session');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have no bets yet.')).toBeVisible();
});

test('[LOTT-08] recent lotteries that do not come are no “none yet”: they can be asked for again', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  await logIn(page, brand);
  await page.route('**/lgw/vn/games/recent**', (route) => route.abort());
  await openInEnglish(page, brand, '/elott');
  await page.getByRole('radio', { name: 'Recent' }).click();
  const failed = page.getByRole('main').getByRole('status').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(failed).toBeVisible();
  await page.unroute('**/lgw/vn/games/recent**');
  await failed.getByRole('button').click();
  await expect(page.getByText('You have not bet on a draw yet.')).toBeVisible();
});

test('[LOTT-04] a lottery stays playable where only its own category is on; the way back leads to that category', async ({ ownBrand: brand, page }) => {
  const [game] = (await lotteriesOf(brand)).filter(({ gameType, vassalage }) => gameType === 'ELOTT' && vassalage === 'ELOTT');
  if (!game) throw new Error('no lottery');
  await brand.setModule('GAME_LOTT', false);
  await expect.poll(async () => (await brand.request('/lottery')).body).toContain('"games.lottery":false');
  await openBetting(page, brand, game);
  await expect(page.getByRole('heading', { level: 1, name: game.gameName })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All lotteries' })).toHaveAttribute('href', '/elott');
});

test('[ROUTE-10] /vnlottery has the lotteries and draws of the Vietnamese provider, as its page document says', async ({ brand, page }) => {
  const games = (await lotteriesOf(brand)).filter(({ vassalage }) => vassalage === 'TCG_LOTTO_VN');
  await openInEnglish(page, brand, '/vnlottery');
  await expect(page.getByRole('region', { name: 'Vietnamese lottery' }).getByRole('link')).toHaveText(games.map(({ gameName }) => gameName));
  const names = new Set(games.map(({ gameName }) => gameName));
  const drawn = page.getByRole('region', { name: 'Latest numbers' }).getByRole('rowheader');
  await expect(drawn.first()).toBeVisible();
  expect((await drawn.allTextContents()).filter((name) => !names.has(name))).toEqual([]);
});

test('[LOTT-12] the numbers a lottery has drawn are on its page', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await openBetting(page, brand, game);
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByRole('tabpanel').getByRole('img', { name: /^Draw [\d-]+: \d{6}$/ })).toHaveCount(10);
  // The brand's clock, named, wherever the device is.
  await expect(page.getByRole('tabpanel').getByRole('time').first()).toContainText('GMT+8');
});

test('a bet is put together by keyboard alone', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await openBetting(page, brand, await lotteryOf(brand, game.gameId));
  await page.getByRole('radiogroup', { name: 'Play type' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('radio', { name: 'Sum of the last three' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Sum' })).toBeVisible();
  await page.keyboard.press('Home');
  const first = page.getByRole('group', { name: 'Digit' }).getByRole('button', { name: '0', exact: true });
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
});

for (const [from, lang, theme, width] of [['lagoon', 'EN', 'light', 1280], ['lagoon', 'AR', 'dark', 360], ['ironfield', 'AR', 'light', 1280], ['ironfield', 'EN', 'dark', 360]] as const) {
  test.describe(`${from}, ${lang}, ${theme}, ${width} pixels`, () => {
    test.use({ from, viewport: { width, height: 800 } });

    test('axe finds nothing on the lotteries and on a bet, and nothing is wider than the window', async ({ brand, page }) => {
      const game = await slowLottery(brand);
      await preferring(page, brand, { lang, theme });
      for (const path of ['/vnlottery', `/lottery?gameCode=${game.gameId}&vendor=${game.vassalage}&playType=sum`]) {
        await page.goto(brand.url(path));
        await hydrated(page);
        await expect(page.getByRole('main').getByRole('radiogroup').first()).toBeVisible();
        await quiet(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0);
      }
    });
  });
}
