import { english } from '../../browser/texts/english.ts';
import type { Game } from '@livery/model';
import type { Page } from 'playwright/test';
import { allGames } from '../../fixtures/allGames.ts';
import { filters, openSlots, pageStatus, shownGames, whenListed } from '../../pages/slotsPage.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: the operator's games, the shortcut `/`, and a window with an entry animation.
test('[LOBB-02] [LOBB-03] [LOBB-04] [LOBB-05] slots have pages and filters by search, provider, class and minimum bet, on a phone in a bottom sheet', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  const games = await allGames(brand, 'RNG');
  const expectOnly = async (matches: (game: Game) => boolean): Promise<void> => {
    const names = await shownGames(page);
    expect(names.length).toBe(Math.min(15, games.filter(matches).length));
    expect(
      names.filter((name) => !games.some((game) => game.displayName === name && matches(game))),
    ).toEqual([]);
  };
  await openSlots(page, brand);
  const { vendor, search, minBet, gameClass } = filters(page);
  await expect(minBet.getByRole('option')).toHaveText([
    'Minimum bet: All',
    'P 0.01',
    'P 0.05',
    'P 0.10',
    'P 0.50',
    'P 0.75',
  ]);
  await expect(
    page.getByRole('radiogroup', { name: english('filters.class') }).getByRole('radio'),
  ).toHaveText([
    'All',
    english('class.scratch'),
    'Video poker',
    'Table games',
    'Arcade',
    english('class.slot'),
    'Bingo',
  ]);
  await expect(pageStatus(page)).toHaveText(`Page 1 of ${Math.ceil(games.length / 15)}`);
  expect(
    await whenListed(page, () => page.getByRole('button', { name: english('pager.last') }).click()),
  ).toEqual({
    clientType: '3',
    platform: 'flash,html5-desktop',
    channel: 'WEB',
    merchant: brand.merchant,
    language: 'EN',
    gameType: 'RNG',
    pageNo: String(Math.ceil(games.length / 15)),
    pageSize: '15',
  });
  await expect(page.getByRole('button', { name: english('pager.next') })).toBeDisabled();

  expect(await whenListed(page, () => gameClass('Arcade').click())).toMatchObject({
    gameClassify: 'arcade',
    pageNo: '1',
  });
  await expectOnly((game) => game.gameClassify === 'arcade');
  expect(await whenListed(page, () => minBet.selectOption('0.05'))).toMatchObject({
    minBet: '0.05',
  });
  await expect(gameClass('All')).toBeChecked();
  await expectOnly(({ minBet: lowestBet = Infinity }) => lowestBet <= 0.05);

  // The search loads after the page.
  await settled(page);
  await page.locator('h1').click();
  await search.focus();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  // Typing already filters the list. Waits for that reply, so that it is not mistaken for the next
  // one.
  await whenListed(page, () => page.keyboard.type('hazel'));
  const offers = page
    .getByRole('listbox', { name: english('filters.suggestions') })
    .getByRole('option');
  await expect(offers.first()).toHaveText(/Hazelrune Workshop\s*Provider/);
  await page.keyboard.press('ArrowDown');
  expect(await whenListed(page, () => page.keyboard.press('Enter'))).toMatchObject({
    vassalage: 'HZRN',
  });
  await expect(vendor).toHaveValue('HZRN');
  await expectOnly((game) => game.vassalage === 'HZRN');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radiogroup', { name: english('filters.class') })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`^${english('filters.open')}`) }).click();
  const sheet = page.getByRole('dialog', { name: english('filters.label') });
  // Waits for the entry animation.
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return [box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
    })
    .toEqual([0, 844]);
  await whenListed(page, () => sheet.getByRole('radio', { name: english('class.bingo') }).click());
  await expectOnly((game) => game.gameClassify === 'bingo');
  await sheet.getByRole('button', { name: english('filters.show') }).click();
  await expect(sheet).toBeHidden();
  expect(await firstRow(page)).toBe(3);

  // The list answers to its slot, which may be narrow in a wide window.
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(() => firstRow(page)).toBe(5);
  await page.locator('#content').evaluate((slot) => {
    slot.style.maxInlineSize = '40rem';
  });
  await expect.poll(() => firstRow(page)).toBe(3);
  await expect(page.getByRole('button', { name: english('filters.open') })).toBeVisible();
});

/** Returns the number of tiles in the first row of the slots. */
async function firstRow(page: Page): Promise<number> {
  const tops = await page
    .getByRole('region', { name: english('category.RNG') })
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}
