import { publish } from '../../harness/brandStatus.ts';
import { enterAsPlayer, firstGame, firstVendor, frameOf } from '../../harness/gamePage.ts';
import { arrive } from '../../harness/states.ts';
import { gameFrame, say } from '../../harness/stubGame.ts';
import { expect, test } from '../../harness/test.ts';

test('[GAME-02] [ROUTE-21] the seamless page has the same frame and no navigation in its header', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand);
  const vendor = await firstVendor(brand);
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await arrive({ page, brand }, `/game?vassalage=${vendor}&gameType=RNG&lang=EN`);
  await gameFrame(page);
  await expect(nav).toBeVisible();
  await arrive({ page, brand }, `/seamless?vassalage=${vendor}&gameType=RNG&lang=EN`);
  await gameFrame(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(nav).toHaveCount(0);
  expect((await frameOf(page)).sandbox).toBe('allow-scripts allow-same-origin allow-forms');
});

test('[GAME-02] a brand may open a provider’s games on the seamless page', async ({ ownBrand: brand, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => { site.gameOpening = { default: 'seamless' }; }));
  await enterAsPlayer(page, brand);
  await arrive({ page, brand }, '/rng?lang=EN');
  await firstGame(page).click();
  await expect(page).toHaveURL(/\/seamless\?vassalage=/);
  await gameFrame(page);
});

test('[MODL-05] [GAME-01] a game in a window over the page closes with its way out, and the page is as it was', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand);
  await arrive({ page, brand }, '/live?lang=EN');
  await firstGame(page).click();
  const popup = page.getByRole('dialog', { name: /^Game by / });
  await expect(popup).toBeVisible();
  await gameFrame(page);
  expect((await frameOf(page)).url.pathname).toBe('/play/wheel');
  await popup.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/live?lang=EN'));
  await firstGame(page).click();
  await say(await gameFrame(page), { type: 'lobby' });
  await expect(popup).toHaveCount(0);
});

test.describe('in a window of the browser', () => {
  test.use({ from: 'ironfield' });

  test('[GAME-01] a game opens with the click on its page of the brand, and its way out closes it', async ({ ownBrand: brand, page }) => {
    await enterAsPlayer(page, brand);
    await arrive({ page, brand }, '/fbsports?lang=EN');
    const opened = page.waitForEvent('popup');
    await firstGame(page).click();
    const popup = await opened;
    await expect(popup).toHaveURL(/\/game\?vassalage=\w+&gameType=SPORTS/);
    await gameFrame(popup);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: /lobby/i }).click();
    await closed;
    await expect(page).toHaveURL(brand.url('/fbsports?lang=EN'));
  });

  test('[GAME-01] where the browser blocks windows that is said, and the game opens on the page', async ({ ownBrand: brand, page }) => {
    await enterAsPlayer(page, brand);
    await page.addInitScript(() => { window.open = () => null; });
    await arrive({ page, brand }, '/fbsports?lang=EN');
    await firstGame(page).click();
    const said = page.getByRole('alertdialog', { name: 'The window was blocked' });
    await said.getByRole('button', { name: 'Play here' }).click();
    await expect(page).toHaveURL(/\/game\?vassalage=\w+&gameType=SPORTS/);
    await gameFrame(page);
  });
});

test('[GAME-03] [CALL-13] a game of several asks for the room first: its stakes and players are there, and the room’s launch opens', async ({ ownBrand: brand, page }) => {
  await enterAsPlayer(page, brand);
  await arrive({ page, brand }, '/pvp?lang=EN');
  await firstGame(page).click();
  const rooms = page.getByRole('dialog', { name: 'Choose a room' });
  const room = rooms.getByRole('listitem').first();
  await expect(room).toContainText(/Stakes P\s[\d.,]+ to P\s[\d.,]+ · Players: \d+/);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/wps/relay/GCS_pvpLaunchGame');
  await room.getByRole('button', { name: /^Enter / }).click();
  expect(new URL((await asked).url()).searchParams.get('roomId')).not.toBeNull();
  await gameFrame(page);
  await expect(page).toHaveURL(/\/game\?.*room=/);
});

test('[GAME-03] no rooms, and rooms that cannot be had, are said', async ({ ownBrand: brand, page, expectedComplaints }) => {
  await enterAsPlayer(page, brand);
  expectedComplaints.push(/status of 502/);
  let answer: object = { status: 502, json: { success: false, code: 'upstream_failed' } };
  await page.route('**/wps/relay/GCS_pvpRooms*', (route) => route.fulfill(answer));
  await arrive({ page, brand }, `/game?vassalage=${await firstVendor(brand, 'PVP')}&gameType=PVP&lang=EN`);
  await expect(page.getByRole('main').getByText('The service cannot be reached at the moment.')).toBeVisible();
  answer = { json: { success: true, value: [] } };
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText('There are no rooms at the moment.')).toBeVisible();
});
