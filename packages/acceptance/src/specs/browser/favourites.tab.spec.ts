import { allGames } from '../../harness/allGames.ts';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { slotGames, slots, tab } from '../../harness/favouritesPage.ts';
import { gameButtons } from '../../harness/gameButtons.ts';
import { logIn } from '../../harness/logIn.ts';
import { favGamesPath, heartOf, OtherDevice } from '../../harness/memberGames.ts';
import { openSlots } from '../../harness/slotsPage.ts';
import { expect, test } from '../../harness/test.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const scroll = (brand: TestBrand) => publish(brand, () => brand.write('pages/slots.json', JSON.stringify({ $schema: '../../../../schemas/page.schema.json', nodes: { games: { props: { paging: 'scroll' } } } })));

test('[LOBB-01] [LOBB-13] the tab of favourites lists them by the page, the newest first; one that is taken away goes, and the next ones move up', async ({ ownBrand: brand, page }) => {
  const marked = (await slotGames(brand)).slice(0, 17);
  const newestFirst = marked.map(({ displayName }) => displayName).toReversed();
  const device = await OtherDevice.of(brand);
  await device.mark(marked);
  await device.mark((await allGames(brand, 'LIVE')).slice(0, 1));
  await logIn(page, brand);
  const calls = callsTo(page, favGamesPath);
  await openSlots(page, brand);
  await expect(page.getByRole('navigation', { name: 'Which games' }).getByRole('link')).toHaveText(['All games', 'Hot', 'Favourites', 'Recent']);
  await tab(page, 'Favourites').click();
  const shown = gameButtons(slots(page));
  await expect(shown).toHaveText(newestFirst.slice(0, 15));
  expect(fieldsOf(calls[0] ?? await page.waitForRequest(`**${favGamesPath}*`))).toEqual({
    clientType: '3', platform: 'flash,html5-desktop', language: 'EN', gameType: 'RNG', pageNo: '1', pageSize: '15',
  });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByText('Page 1 of 2')).toBeVisible();
  const [newest] = marked.toReversed();
  if (newest) await heartOf(slots(page), newest).click();
  await expect(shown).toHaveText(newestFirst.slice(1, 16));
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(shown).toHaveText(newestFirst.slice(16));
  // The only one of its page: the page before it is shown.
  if (marked[0]) await heartOf(slots(page), marked[0]).click();
  await expect(shown).toHaveText(newestFirst.slice(1, 16));
  await expect(pages).toHaveCount(0);
  await page.reload();
  await expect(shown).toHaveText(newestFirst.slice(1, 16));
});

test('[LOBB-13] the tab shows what another device marked since the page asked, and its heart is marked', async ({ ownBrand: brand, page }) => {
  const [one, two] = await slotGames(brand);
  const device = await OtherDevice.of(brand);
  await device.mark([one]);
  await logIn(page, brand);
  await openSlots(page, brand);
  await expect(heartOf(slots(page), one)).toHaveAttribute('aria-pressed', 'true');
  await device.mark([two]);
  await tab(page, 'Favourites').click();
  await expect(gameButtons(slots(page))).toHaveText([two.displayName, one.displayName]);
  await expect(heartOf(slots(page), two)).toHaveAttribute('aria-pressed', 'true');
});

test('[LOBB-20] favourites come one below the other where the brand has it so, and none is lost when one is taken away', async ({ ownBrand: brand, page }) => {
  await scroll(brand);
  const marked = (await slotGames(brand)).slice(0, 32);
  await (await OtherDevice.of(brand)).mark(marked);
  await logIn(page, brand);
  await page.goto(brand.url('/rng?lang=EN&page=favorite'));
  const shown = gameButtons(slots(page));
  const names = marked.map(({ displayName }) => displayName).toReversed();
  await expect(shown.first()).toHaveText(names[0] ?? '');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(shown).toHaveText(names, { timeout: 500 });
  }).toPass();
  const gone = marked.at(-3);
  if (gone) await heartOf(slots(page), gone).click();
  await expect(shown).toHaveText(names.filter((name) => name !== gone?.displayName));
});

test('[LOBB-01] without favourites the tab says so; an error has a way on', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/);
  await logIn(page, brand);
  await page.goto(brand.url('/rng?lang=EN&page=favorite'));
  await expect(slots(page).getByText('No favourites here yet.')).toBeVisible();
  await brand.setFault('error', ['getFavGames']);
  await page.reload();
  const again = slots(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await brand.setFault('none');
  await again.click();
  await expect(slots(page).getByText('No favourites here yet.')).toBeVisible();
});
