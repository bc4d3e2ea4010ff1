import type { Game } from '@livery/contract';
import type { Locator } from 'playwright/test';
import { allGames } from '../../harness/allGames.ts';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { filters, listPath, openSlots, pageStatus, shownGames, whenListed } from '../../harness/slotsPage.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[LOBB-02] slots are narrowed by vendor, search text, class and minimum bet, each with the values of the specification', async ({ brand, page }) => {
  const slots = await allGames(brand, 'RNG');
  const expectOnly = async (fits: (game: Game) => boolean): Promise<void> => {
    const names = await shownGames(page);
    expect(names.length).toBe(Math.min(15, slots.filter(fits).length));
    expect(names.filter((name) => !slots.some((game) => game.displayName === name && fits(game)))).toEqual([]);
  };
  await openSlots(page, brand);
  const { vendor, search, minBet, gameClass } = filters(page);
  await expect(search).toBeVisible();
  await expect(vendor.getByRole('option')).toHaveCount(1 + new Set(slots.map(({ vassalage }) => vassalage)).size);
  const vendors = await vendor.getByRole('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)); // options are such elements
  expect(vendors.toSorted()).toEqual(['', ...new Set(slots.map(({ vassalage }) => vassalage))].toSorted());
  const bets = await minBet.getByRole('option').evaluateAll((options) => options.map((option) => [(option as HTMLOptionElement).value, option.textContent])); // likewise
  expect(bets).toEqual([['0', 'Minimum bet: All'], ['0.01', 'P 0.01'], ['0.05', 'P 0.05'], ['0.1', 'P 0.10'], ['0.5', 'P 0.50'], ['0.75', 'P 0.75']]);
  await expect(page.getByRole('radiogroup', { name: 'Kind of game' }).getByRole('radio')).toHaveText(['All', 'Scratch', 'Video poker', 'Table games', 'Arcade', 'Slot machine', 'Bingo']);

  for (const [name, gameClassify] of [['Scratch', 'scratch'], ['Video poker', 'videoPoker'], ['Table games', 'tableGames'], ['Arcade', 'arcade'], ['Slot machine', 'slot'], ['Bingo', 'bingo']] as const) {
    const fields = await whenListed(page, () => gameClass(name).click());
    expect(fields).toMatchObject({ gameClassify });
    await expectOnly((game) => game.gameClassify === gameClassify);
  }
  for (const bet of ['0.01', '0.05', '0.1', '0.5', '0.75']) {
    const fields = await whenListed(page, () => minBet.selectOption(bet));
    expect(fields).toMatchObject({ minBet: bet });
    await expectOnly(({ minBet: own = Infinity }) => own <= Number(bet));
  }
  expect(await whenListed(page, () => vendor.selectOption({ label: 'Hazelrune Workshop' }))).toMatchObject({ vassalage: 'HZRN' });
  await expectOnly((game) => game.vassalage === 'HZRN');
  const word = slots[40]?.displayName.slice(0, 6) ?? '';
  expect(await whenListed(page, () => search.fill(` ${word} `))).toMatchObject({ gameName: word });
  await expectOnly((game) => game.displayName.toLowerCase().includes(word.toLowerCase()));
});

test('[LOBB-02] bingo is offered only where Tagalog is supported', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.supportLanguages = ['EN']; }));
  await openSlots(page, brand);
  await expect(page.getByRole('radiogroup', { name: 'Kind of game' }).getByRole('radio')).toHaveText(['All', 'Scratch', 'Video poker', 'Table games', 'Arcade', 'Slot machine']);
});

test('[LOBB-03] each filter goes back to page 1 and clears the other filters', async ({ brand, page }) => {
  const { vendor, search, minBet, gameClass } = filters(page);
  const next = page.getByRole('button', { name: 'Next page' });
  const changes = [
    { field: 'vassalage', sent: 'LMHW', act: () => vendor.selectOption('LMHW') },
    { field: 'gameClassify', sent: 'slot', act: () => gameClass('Slot machine').click() },
    { field: 'minBet', sent: '0.5', act: () => minBet.selectOption('0.5') },
    { field: 'gameName', sent: 'an', act: () => search.fill('an') },
  ];
  for (const [before, after] of changes.flatMap((one) => changes.filter((other) => other !== one).map((other) => [one, other] as const))) {
    await openSlots(page, brand);
    await whenListed(page, before.act);
    // One vendor's games fit on one page.
    if (before.field !== 'vassalage') await whenListed(page, () => next.click());
    const { pageNo, ...fields } = await whenListed(page, after.act);
    expect(pageNo, `${before.field}, then ${after.field}`).toBe('1');
    expect(Object.fromEntries(changes.flatMap(({ field }) => (fields[field] === undefined ? [] : [[field, fields[field]]])))).toEqual({ [after.field]: after.sent });
    if (after.field !== 'vassalage') await expect(pageStatus(page)).toHaveText(/^Page 1 of /);
    await expectChosen({ vendor, search, minBet, gameClass }, after);
  }
});

/** The controls show one filter and no other. */
async function expectChosen({ vendor, search, minBet, gameClass }: ReturnType<typeof filters>, { field, sent }: { field: string; sent: string }): Promise<void> {
  const shown: Record<string, Locator> = { vassalage: vendor, gameName: search };
  for (const [name, control] of Object.entries(shown)) await expect(control).toHaveValue(name === field ? sent : '');
  await expect(minBet).toHaveValue(field === 'minBet' ? sent : '0');
  await expect(gameClass('All')).toBeChecked({ checked: field !== 'gameClassify' });
}

test('[LOBB-03] words that were typed and not yet searched for do not undo a filter chosen meanwhile', async ({ brand, page }) => {
  await page.clock.install();
  await openSlots(page, brand);
  const { vendor, search } = filters(page);
  const calls = callsTo(page, listPath);
  await pauseClock(page, 60_000);
  await search.fill('orb');
  await vendor.selectOption('LMHW');
  await expect(search).toHaveValue('');
  await page.clock.runFor(5_000);
  await expect(vendor).toHaveValue('LMHW');
  expect(calls.map(fieldsOf).map(({ vassalage, gameName }) => ({ vassalage, gameName }))).toEqual([{ vassalage: 'LMHW', gameName: undefined }]);
});

test('[LOBB-05] the list’s query carries the specification’s fields, and its answer games and totalPages', async ({ ownBrand: brand, page }) => {
  await openSlots(page, brand);
  const { vendor, search, minBet, gameClass } = filters(page);
  const always = { clientType: '3', platform: 'flash,html5-desktop', channel: 'WEB', merchant: brand.merchant, language: 'EN', gameType: 'RNG', pageNo: '1', pageSize: '15' };
  expect(await whenListed(page, () => page.getByRole('button', { name: 'Next page' }).click())).toEqual({ ...always, pageNo: '2' });
  expect(await whenListed(page, () => vendor.selectOption('LMHW'))).toEqual({ ...always, vassalage: 'LMHW' });
  expect(await whenListed(page, () => gameClass('Arcade').click())).toEqual({ ...always, gameClassify: 'arcade' });
  expect(await whenListed(page, () => search.fill('star'))).toEqual({ ...always, gameName: 'star' });
  expect(await whenListed(page, () => minBet.selectOption('0.05'))).toEqual({ ...always, minBet: '0.05' });

  // A page that is not there yet asks for its first page itself; the home page for top games only.
  await publish(brand, () => brand.edit('pages/home.json', (home) => { home.preload = []; }));
  const calls = callsTo(page, listPath);
  await page.goto(brand.url('/'));
  await expect(page.getByRole('region', { name: 'Top slots' }).getByRole('button', { name: 'Laserline Chase', exact: true })).toBeVisible();
  expect(calls.map(fieldsOf)).toContainEqual({ ...always, isTop: '1' });

  const listed = async (query: string) => JSON.parse((await brand.request(`${listPath}?gameType=RNG&${query}`)).body) as { value: { games: Game[]; totalPages: number } }; // the gateway's envelope
  const { value } = await listed('minBet=0.5&isTop=1&pageNo=2&pageSize=3');
  const fitting = (await allGames(brand, 'RNG')).filter((game) => (game.minBet ?? 1) <= 0.5 && game.isTop === 1);
  expect(value.totalPages).toBe(Math.ceil(fitting.length / 3));
  expect(value.games.map(({ nodeId }) => nodeId)).toEqual(fitting.slice(3, 6).map(({ nodeId }) => nodeId));
  expect((await listed('minLineNum=1')).value.totalPages).toBeLessThan((await listed('minLineNum=50')).value.totalPages);
  expect((await brand.request(`${listPath}?gameType=RNG&page=2`)).status).toBe(400);
});

test('[LOBB-03] a brand may combine its filters', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.write('pages/slots.json', JSON.stringify({ $schema: '../../../../schemas/page.schema.json', nodes: { games: { props: { filterMode: 'combined' } } } })));
  await openSlots(page, brand);
  const { vendor, minBet, gameClass } = filters(page);
  await whenListed(page, () => vendor.selectOption('LMHW'));
  await whenListed(page, () => gameClass('Slot machine').click());
  expect(await whenListed(page, () => minBet.selectOption('0.5'))).toMatchObject({ vassalage: 'LMHW', gameClassify: 'slot', minBet: '0.5', pageNo: '1' });
});

test('[LOBB-02] `/` leads to the search, which offers popular games, and providers and games while one types', async ({ brand, page }) => {
  await openSlots(page, brand);
  const { search, vendor } = filters(page);
  const offers = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  // Its code comes after the page answers.
  await expect.poll(async () => { await page.keyboard.press('/'); return search.evaluate((field) => field === document.activeElement); }).toBe(true);
  await expect(search).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(offers.first()).toContainText('Popular');
  // What is typed narrows the list as well; its answer is not the next one's.
  await whenListed(page, () => search.fill('hazel'));
  await expect(offers.first()).toHaveText(/Hazelrune Workshop\s*Provider/);
  await page.keyboard.press('ArrowDown');
  await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', await offers.first().getAttribute('id') ?? 'no id');
  await whenListed(page, () => page.keyboard.press('Enter'));
  await expect(vendor).toHaveValue('HZRN');
  await expect(offers).toHaveCount(0);
  // Escape closes what is offered, and only then empties the field.
  await search.fill('hazel');
  await expect(offers.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offers).toHaveCount(0);
  await expect(search).toHaveValue('hazel');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[LOBB-02] the filters open from the bottom, narrow the games and can be cleared there', async ({ brand, page }) => {
    await openSlots(page, brand);
    await expect(page.getByRole('combobox', { name: 'Search games' })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Kind of game' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Narrow the games' });
    // It glides in.
    await expect.poll(async () => {
      const box = await sheet.boundingBox();
      return [box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
    }).toEqual([0, 844]);
    await whenListed(page, () => sheet.getByRole('radio', { name: 'Bingo' }).click());
    await expect(sheet.getByRole('radio', { name: 'Bingo' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(sheet.getByRole('radio', { name: 'All' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Show the games' }).click();
    await expect(sheet).toBeHidden();
    const widths = await page.getByRole('region', { name: 'Slots' }).getByRole('listitem').evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
    expect(widths.filter((top) => top === widths[0]).length).toBe(3);
  });
});
