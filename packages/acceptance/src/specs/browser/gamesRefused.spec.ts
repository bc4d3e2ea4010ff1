import type { Page } from 'playwright/test';
import { cookiesOf, signIn } from '../../harness/memberSession.ts';
import { beginOdds, ProviderGame, providerGames } from '../../harness/providerGame.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const said = (page: Page) => page.getByRole('status');
const spin = (page: Page) => page.getByRole('button', { name: /^Spin/ });
const lines = (page: Page) => page.getByRole('list', { name: 'Last rounds' }).getByRole('listitem');
const closed = 'The operator has closed this game for now';

test('[GAME-02] a game that the operator closes says so, keeps standing, and can be played when it is open again', async ({ page, ownBrand: brand, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  await ProviderGame.open(page, brand, providerGames.slot);
  await brand.admin('PUT', '/modules/GAME_RNG', { enabled: false });
  await spin(page).click();
  await expect(said(page)).toContainText(closed);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(said(page)).toContainText(closed);
  await brand.admin('PUT', '/modules/GAME_RNG', { enabled: true });
  await spin(page).click();
  await expect(lines(page)).toHaveCount(1);
});

test('[GAME-02] a game closed between the provider’s look and the wallet’s is not said to be a session’s end', async ({ page, ownBrand: brand }) => {
  await ProviderGame.open(page, brand, providerGames.cards);
  await page.route('**/play/api/rounds', async (route) => {
    await brand.admin('PUT', '/modules/GAME_PVP', { enabled: false });
    const { roundId, stakeMinor, picks } = route.request().postDataJSON() as { roundId: string; stakeMinor: number; picks: unknown }; // what the page sent
    await route.fulfill({ json: { balanceMinor: 1, round: { roundId, state: 'refused', stakeMinor, picks, refusal: 'INVALID_TOKEN', placedAtMs: 0 } } });
  });
  await page.getByRole('button', { name: /^Deal/ }).click();
  await expect(said(page)).toContainText(closed);
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeEnabled();
});

test('[GAME-02] where another page has a round open and that cannot be read, the game goes on standing', async ({ page, ownBrand: brand, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/, /Failed to load resource/);
  await ProviderGame.open(page, brand, providerGames.slot);
  await page.route('**/play/api/rounds', (route) => route.fulfill({ status: 409, json: { fault: 'round_open' } }));
  await page.route('**/play/api/state', (route) => route.abort());
  await spin(page).click();
  await expect(said(page)).toHaveText('Something went wrong. Nothing was staked.');
  await expect(spin(page)).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  await spin(page).click();
  await expect(lines(page)).toHaveCount(1);
});

test('[GAME-02] where another page’s round is over by the time it is looked at, that is said, and what it brought stands there', async ({ page, context, ownBrand: brand, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const game = await ProviderGame.open(page, brand, providerGames.slot);
  const other = await context.newPage();
  await other.goto(game.address);
  await spin(other).click();
  await expect(lines(other)).toHaveCount(1);
  await page.route('**/play/api/rounds', (route) => route.fulfill({ status: 409, json: { fault: 'round_open' } }));
  await spin(page).click();
  await expect(said(page)).toContainText('Your other round is over; you can play on.');
  await expect(lines(page)).toHaveText(await lines(other).allInnerTexts());
  await expect(page.locator('.amount')).toHaveText(await other.locator('.amount').innerText());
  await expect(spin(page)).toBeEnabled();
});

test('[GAME-02] a slip that is refused while the board cannot be read can be placed again', async ({ page, ownBrand: brand, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/, /Failed to load resource/);
  await beginOdds(brand);
  await ProviderGame.open(page, brand, providerGames.betslip);
  await page.getByRole('group', { name: 'Result' }).getByRole('button').last().click();
  await page.route('**/play/api/rounds', (route) => route.fulfill({ status: 400, json: { fault: 'bad_stake' } }));
  await page.route('**/play/api/board', (route) => route.abort());
  const place = page.getByRole('button', { name: /^Place/ });
  await place.click();
  await expect(said(page)).toHaveText('This stake is outside the limits of the game.');
  await expect(place).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  await place.click();
  await expect(said(page)).toHaveText('Your slip is placed.');
});

for (const [width, height] of [[1280, 800], [390, 844]] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[GAME-02] games are played in the brand’s page without scrolling: both slots, the wheel, the cards', async ({ page, ownBrand: brand }) => {
      await withoutPopups(page);
      const cookies = cookiesOf(await signIn(brand)).split('; ').map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: brand.url() }));
      await page.context().addCookies(cookies);
      for (const kind of ['slot', 'fish', 'wheel', 'cards'] as const) {
        const { vassalage, gameType } = providerGames[kind];
        await page.goto(brand.url(`/game?vassalage=${vassalage}&gameType=${gameType}${kind === 'cards' ? '&room=DLWL-1' : ''}&lang=EN`));
        await hydrated(page);
        await expect(page.frameLocator('iframe').getByRole('button', { name: /^(Spin|Deal)/ }), kind).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
