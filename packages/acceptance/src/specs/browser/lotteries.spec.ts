import type { VnLotteryMenuReply, VnNumeroReply } from '@livery/contract';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { drawIn, lotteriesOf, slowLottery } from '../../harness/lotteryPage.ts';
import { expect } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { replyOf } from '../../harness/replyOf.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[LOBB-16] [LOTT-12] opened numbers are asked for a hundred at a time, or as many as configured, and show under the lotteries', async ({ ownBrand: brand, page }) => {
  // Well before the next draw of any: what is drawn meanwhile would be a row more.
  await drawIn(brand, (await slowLottery(brand)).gameId, 350);
  const calls = callsTo(page, '/lgw/vn/numeros/opened/game');
  await openInEnglish(page, brand, '/vnlottery');
  await expect.poll(() => calls.map(fieldsOf)).toContainEqual({ count: '100', language: 'EN' });
  const drawn = await replyOf<VnNumeroReply>(brand, '/lgw/vn/numeros/opened/game?count=100');
  const rows = page.getByRole('region', { name: 'Latest numbers' }).getByRole('row');
  const own = new Set((await lotteriesOf(brand)).filter(({ vassalage }) => vassalage === 'TCG_LOTTO_VN').map(({ gameId }) => gameId));
  await expect(rows).toHaveCount(1 + drawn.filter(({ gameId }) => own.has(gameId)).length);
  const known = new Set(drawn.map(({ gameName, numero, winningNumber }) => `${gameName} ${numero} ${winningNumber}`));
  const texts = await rows.evaluateAll((all) => all.slice(1).map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent).join(' ')));
  expect(texts.filter((text) => known.has(text)).length).toBeGreaterThan(10);
  await publish(brand, () => brand.edit('site.json', (site) => { site.lists = { openedNumbersCount: 5 }; }));
  await openInEnglish(page, brand, '/elott');
  await expect(rows).toHaveCount(6);
});

test('[LOTT-07] [ROUTE-09] the lottery lists its games with draw and countdown, by the merchant’s clock, and says that they are samples', async ({ ownBrand: brand, page }) => {
  const menu = await replyOf<VnLotteryMenuReply>(brand, '/lgw/vn/games/game_menu?device=WEB');
  const games = menu.flatMap(({ gameMenus }) => gameMenus).filter(({ gameType }) => gameType === 'ELOTT');
  expect(games.length).toBe(20);
  const calls = callsTo(page, '/lgw/vn/games/game_menu');
  await openInEnglish(page, brand, '/elott');
  const lines = page.getByRole('region', { name: 'Lotteries' }).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  expect(calls.map(fieldsOf)[0]).toEqual({ device: 'WEB', language: 'EN' });
  for (const [index, { gameName }] of games.slice(0, 3).entries()) {
    await expect(lines.nth(index).getByRole('link', { name: gameName })).toBeVisible();
    await expect(lines.nth(index)).toContainText('Sample draw, every');
    await expect(lines.nth(index).getByText(/^\d\d:\d\d$|^Closed for this draw$/)).toBeVisible();
    await expect(lines.nth(index).getByRole('img', { name: /^Draw [\d-]+: \d{6}$/ })).toBeVisible();
  }
  const before = await replyOf<VnLotteryMenuReply>(brand, '/lgw/vn/games/game_menu');
  await brand.admin('PUT', '/clock', { offsetMs: 3_600_000 });
  const numbersOf = (entries: VnLotteryMenuReply): string[] => entries.flatMap(({ gameMenus }) => gameMenus.map(({ numero }) => numero));
  // The gateway's copy is a second old at most.
  await expect.poll(async () => numbersOf(await replyOf<VnLotteryMenuReply>(brand, '/lgw/vn/games/game_menu'))).not.toEqual(numbersOf(before));
});

test('[LOTT-05] [CONF-08] of a drawn number six digits show, or as many as configured', async ({ ownBrand: brand, page }) => {
  await page.route('**/lgw/vn/numeros/opened/game**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const value = (await replyOf<VnNumeroReply>(brand, pathname + search)).map((draw) => ({ ...draw, winningNumber: '12345678' }));
    return route.fulfill({ json: { success: true, message: '', value } });
  });
  for (const shown of ['123456', '123']) {
    if (shown === '123') await publish(brand, () => brand.edit('site.json', (site) => { site.lottery = { openedDigits: 3 }; }));
    await openInEnglish(page, brand, '/elott');
    await expect(page.getByRole('region', { name: 'Latest numbers' }).getByRole('cell', { name: shown, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lotteries' }).getByRole('img', { name: new RegExp(`^Draw [\\d-]+: ${shown}$`) }).first()).toBeVisible();
  }
});

test('[ROUTE-10] [ROUTE-14] /lottery and /vnlottery have the header only, /lottery without navigation; its query names provider and game', async ({ ownBrand: brand, page }) => {
  for (const path of ['/lottery', '/vnlottery']) {
    await openInEnglish(page, brand, path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(path === '/lottery' ? 0 : 1);
    await expect(page.getByRole('navigation', { name: 'Quick menu' })).toHaveCount(0);
    await expect(page.getByLabel('Highlights')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('button', { name: /^Favourite/ }).first()).toBeVisible();
  }
  const menu = await replyOf<VnLotteryMenuReply>(brand, '/lgw/vn/games/game_menu');
  const own = menu.flatMap(({ gameMenus }) => gameMenus).filter(({ gameType, vassalage }) => gameType === 'LOTT' && vassalage === 'DRWN');
  await openInEnglish(page, brand, '/lottery?vendor=DRWN');
  const lines = page.getByRole('region', { name: 'Lotteries' }).getByRole('listitem');
  await expect(lines).toHaveCount(own.length);
  for (const [index, { gameName }] of own.entries()) await expect(lines.nth(index).getByRole('button', { name: gameName, exact: true })).toBeVisible();
});
