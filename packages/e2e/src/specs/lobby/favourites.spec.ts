import { english } from '../../browser/texts/english.ts';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { slotGames, slots, tab } from '../../pages/favouritesPage.ts';
import { gameButtons } from '../../pages/gameButtons.ts';
import { asMember } from '../../pages/logIn.ts';
import { favActionPath, heartOf, OtherDevice } from '../../fixtures/memberGames.ts';
import { openSlots } from '../../pages/slotsPage.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: the focus order, focus after its element is removed, and a reload.
test('[LOBB-06] [LOBB-01] [LOBB-13] [LOBB-14] the heart after a game works by keyboard, persists across devices and reloads, and removes the game from the tab without losing focus', async ({
  ownBrand: brand,
  page,
}) => {
  const [first, second] = await slotGames(brand);
  await withoutPopups(page);
  await asMember(page, brand);
  await openSlots(page, brand);
  const calls = callsTo(page, favActionPath);
  const heart = heartOf(slots(page), first);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, slots(page).getByRole('button', { name: first.displayName, exact: true }));
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  expect(calls.map((call) => [call.method(), fieldsOf(call)])).toEqual([
    ['GET', { nodeId: String(first.nodeId), vendor: first.vassalage, gameType: 'RNG' }],
  ]);
  const device = await OtherDevice.of(brand);
  expect(await device.favourites()).toEqual([first.nodeId]);

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // A favourite of another device appears as well.
  await device.mark([second]);
  await expect(
    page.getByRole('navigation', { name: english('lobby.views') }).getByRole('link'),
  ).toHaveText(['All games', 'Hot', 'Favourites', 'Recent']);
  await tab(page, 'Favourites').click();
  await expect(gameButtons(slots(page))).toHaveText([second.displayName, first.displayName]);
  await expect(heartOf(slots(page), second)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, heartOf(slots(page), second));
  await page.keyboard.press('Space');
  await expect(gameButtons(slots(page))).toHaveText([first.displayName]);
  await expect(page.getByRole('group', { name: english('lobby.favorite') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    slots(page).getByRole('button', { name: first.displayName, exact: true }),
  ).toBeFocused();
  expect(await device.favourites()).toEqual([first.nodeId]);
});
