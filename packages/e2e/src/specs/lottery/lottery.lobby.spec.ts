import { english } from '../../browser/texts/english.ts';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { gameButtons } from '../../pages/gameButtons.ts';
import { lotteriesOf, slowLottery } from '../../pages/lotteryPage.ts';
import { asMember } from '../../pages/logIn.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[LOTT-01] [LOTT-07] [LOTT-10] [LOTT-11] [ROUTE-10] [ROUTE-14] a member finds a lottery by tab and day, and opens a provider’s game over the page', async ({
  brand,
  page,
}) => {
  // In a browser: layout of the route, keyboard and focus of a dialog, and navigation to the game's
  // page with its launch.
  const all = await lotteriesOf(brand);
  const games = all.filter(({ gameType }) => gameType === 'LOTT');
  const entry = all.find(({ isGame }) => isGame === 'VASSALAGE');
  if (!entry) throw new Error('The menu has no entry for a provider.');
  await asMember(page, brand);
  await openInEnglish(page, brand, '/lottery');
  await expect(
    page.getByRole('banner').getByRole('group', { name: english('account.menu') }),
  ).toBeVisible();
  for (const name of ['Main menu', 'Quick menu'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  await expect(page.getByLabel(english('banner.label'))).toHaveCount(0);

  const lines = page
    .getByRole('region', { name: english('lobby.lotteries') })
    .getByRole('listitem');
  await expect(lines).toHaveCount(games.length);
  await page.getByRole('radio', { name: english('lottery.tag.ticket') }).click();
  await expect(lines).toHaveCount(
    games.filter(({ gameMenuTag }) => gameMenuTag === 'ticket').length,
  );
  await page.getByRole('radio', { name: english('games.all') }).click();
  await page.getByRole('radio', { name: 'Sat' }).click();
  await expect(lines).toHaveCount(
    games.filter(({ drawDayOfWeek }) => drawDayOfWeek?.split(',').includes('7')).length,
  );
  await page.getByRole('radio', { name: english('lottery.anyDay') }).click();

  const opener = page.getByRole('button', { name: entry.gameName, exact: true });
  const dialog = page.getByRole('dialog', { name: entry.gameName });
  await opener.click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  const launched = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/wps/game/launchGame',
  );
  await gameButtons(dialog).first().click();
  await expect(page).toHaveURL(new RegExp(`/game\\?.*vassalage=${entry.vassalage}`));
  expect(Object.fromEntries(new URL((await launched).url()).searchParams)).toMatchObject({
    vassalage: entry.vassalage,
    gameType: entry.gameType,
  });
});

test('[LOBB-16] [LOTT-04] [LOTT-05] [LOTT-09] [LOTT-12] [ROUTE-09] [ROUTE-10] a guest opens a lottery from the lists and fills in a bet by keyboard alone', async ({
  brand,
  page,
}) => {
  // In a browser: links, the real focus order, and navigation to the login.
  const game = await slowLottery(brand);
  const calls = callsTo(page, '/lgw/vn/numeros/opened/game');
  const vietnamese = (await lotteriesOf(brand))
    .filter(({ vassalage }) => vassalage === 'TCG_LOTTO_VN')
    .map(({ gameName }) => gameName);
  await openInEnglish(page, brand, '/vnlottery');
  await expect(page.getByRole('navigation', { name: english('nav.main') })).toBeVisible();
  await expect(
    page.getByRole('region', { name: english('lottery.vn') }).getByRole('link'),
  ).toHaveText(vietnamese);
  const drawn = page
    .getByRole('region', { name: english('lottery.opened') })
    .getByRole('rowheader');
  await expect(drawn.first()).toBeVisible();
  expect((await drawn.allTextContents()).filter((name) => !vietnamese.includes(name))).toEqual([]);
  expect(calls.map(fieldsOf)).toContainEqual({ count: '100', language: 'EN' });

  await openInEnglish(page, brand, '/elott');
  const line = page
    .getByRole('region', { name: english('lobby.lotteries') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: game.gameName, exact: true }) });
  await expect(line.getByRole('img', { name: /^Draw [\d-]+: \d{6}$/ })).toBeVisible();
  await line.getByRole('link').click();
  await expect(page).toHaveURL(
    brand.url(`/lottery?gameCode=${game.gameId}&vendor=${game.vassalage}`),
  );
  await expect(page.getByRole('heading', { level: 1, name: game.gameName })).toBeVisible();

  await page
    .getByRole('radiogroup', { name: english('lottery.playType') })
    .getByRole('radio', { checked: true })
    .focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('radio', { name: english('lottery.play.sum') })).toBeFocused();
  await expect(page.getByRole('group', { name: english('lottery.field.sum') })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  const digit = page
    .getByRole('group', { name: english('lottery.field.digit') })
    .getByRole('button', { name: '0', exact: true });
  await expect(digit).toBeFocused();
  for (const [key, pressed] of [
    ['Space', 'true'],
    ['Enter', 'false'],
    ['Space', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(digit).toHaveAttribute('aria-pressed', pressed);
  }
  await expect(page.getByRole('definition')).toHaveText(['1', 'P 0.20', 'P 1.92']);
  await page.getByRole('textbox', { name: english('lottery.multiple') }).press('Enter');
  await expect(page.getByRole('textbox', { name: english('login.username') })).toBeVisible();
});
