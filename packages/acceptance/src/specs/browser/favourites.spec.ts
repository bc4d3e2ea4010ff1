import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { slotGames, slots, tab } from '../../harness/favouritesPage.ts';
import { gameButtons } from '../../harness/gameButtons.ts';
import { logIn, loseSession } from '../../harness/logIn.ts';
import { favActionPath, favGamesPath, favListPath, heartOf, OtherDevice } from '../../harness/memberGames.ts';
import { preferring } from '../../harness/preferring.ts';
import { smallTargets, widerThanWindow } from '../../harness/sizes.ts';
import { openSlots } from '../../harness/slotsPage.ts';
import { tabTo } from '../../harness/tabTo.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('[LOBB-06] a heart adds a game and takes it away again; it changes with the answer, not with the press, and stays after a reload', async ({ ownBrand: brand, page }) => {
  const [one, two] = await slotGames(brand);
  await logIn(page, brand);
  await openSlots(page, brand);
  const heart = heartOf(slots(page), one);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const calls = callsTo(page, favActionPath);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${favActionPath}*`, async (route) => {
    await answered;
    await route.continue();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  answer();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(slots(page), two)).toHaveAttribute('aria-pressed', 'false');
  expect(calls.map((call) => [call.method(), fieldsOf(call)])).toEqual([['GET', { nodeId: String(one.nodeId), vendor: one.vassalage, gameType: 'RNG' }]]);

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await (await OtherDevice.of(brand)).favourites()).toEqual([one.nodeId]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await (await OtherDevice.of(brand)).favourites()).toEqual([]);
});

test('[LOBB-06] what the operator refuses changes nothing and is said', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of (?:422|502|504)/);
  const [one] = await slotGames(brand);
  await logIn(page, brand);
  await openSlots(page, brand);
  const heart = heartOf(slots(page), one);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await brand.setFault('error', ['gameFavAction']);
  await heart.click();
  const dialog = page.getByRole('alertdialog', { name: 'Your favourites were not changed.' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').first().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).not.toHaveAttribute('aria-busy', 'true');
  await brand.setFault('none');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('[SESS-03] [SESS-10] a guest’s heart leads to the login, and its favourites are nobody’s', async ({ ownBrand: brand, page }) => {
  const [one] = await slotGames(brand);
  const calls = callsTo(page, favListPath);
  await openSlots(page, brand);
  await heartOf(slots(page), one).click();
  await expect(page).toHaveURL(brand.url('/login'));
  expect(calls).toEqual([]);
});

test('[SESS-03] a trial account is told that it takes a real one, by the heart and by both tabs, and nothing is asked', async ({ ownBrand: brand, page }) => {
  const [one] = await slotGames(brand);
  await logIn(page, brand, { username: 'trial', password: 'Trial1234' });
  const asked = [favListPath, favActionPath, favGamesPath].map((path) => callsTo(page, path));
  await openSlots(page, brand);
  const warning = page.getByRole('alertdialog').filter({ hasText: 'A real account is needed for this. A trial account cannot do it.' });
  await heartOf(slots(page), one).click();
  await warning.getByRole('button', { name: 'I understand' }).click();
  await expect(warning).toHaveCount(0);
  await expect(heartOf(slots(page), one)).toHaveAttribute('aria-pressed', 'false');
  for (const name of ['Favourites', 'Recent']) {
    await tab(page, name).click();
    await warning.getByRole('button', { name: 'I understand' }).click();
    await expect(slots(page).getByText('A real account is needed for this.')).toBeVisible();
  }
  expect(asked.flat()).toEqual([]);
});

test('[SESS-10] hearts follow the session: none after the logout, another member’s own', async ({ ownBrand: brand, page }) => {
  const [one, two] = await slotGames(brand);
  await (await OtherDevice.of(brand)).mark([one]);
  await (await OtherDevice.of(brand, 'agent', 'Agent1234')).mark([two]);
  await logIn(page, brand);
  await openSlots(page, brand);
  await expect(heartOf(slots(page), one)).toHaveAttribute('aria-pressed', 'true');
  await loseSession(page);
  // Whoever comes is a guest from now on.
  const asked = callsTo(page, favListPath);
  const known = page.waitForResponse('**/_livery/session*');
  await page.goto(brand.url('/rng?lang=EN'));
  await (await known).finished();
  // It has come to the page, and the hearts are there.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(heartOf(slots(page), one)).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual([]);
  await logIn(page, brand, { username: 'agent', password: 'Agent1234' });
  await openSlots(page, brand);
  await expect(heartOf(slots(page), two)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(slots(page), one)).toHaveAttribute('aria-pressed', 'false');
});

test('[LOBB-06] by keyboard: the heart comes after its game, Enter and the space bar press it, and the focus stays in the list when the game goes', async ({ ownBrand: brand, page }) => {
  const [one, two] = await slotGames(brand);
  await logIn(page, brand);
  await openSlots(page, brand);
  const heart = heartOf(slots(page), one);
  await expect(heart).toBeVisible();
  await tabTo(page, slots(page).getByRole('button', { name: one.displayName, exact: true }));
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await tabTo(page, heartOf(slots(page), two));
  await page.keyboard.press('Space');
  await expect(heartOf(slots(page), two)).toHaveAttribute('aria-pressed', 'true');

  await tab(page, 'Favourites').click();
  await expect(gameButtons(slots(page))).toHaveText([two.displayName, one.displayName]);
  await tabTo(page, heartOf(slots(page), two));
  await page.keyboard.press('Space');
  await expect(gameButtons(slots(page))).toHaveText([one.displayName]);
  await expect(page.getByRole('group', { name: 'Favourites' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slots(page).getByRole('button', { name: one.displayName, exact: true })).toBeFocused();
});

for (const lang of ['EN', 'AR'] as const) {
  test(`[LOBB-06] on a phone, in ${lang}: hearts can be hit, nothing sticks out`, async ({ ownBrand: brand, page }) => {
    const [one] = await slotGames(brand);
    await page.setViewportSize({ width: 390, height: 844 });
    await preferring(page, brand, { lang });
    await page.goto(brand.url('/rng'));
    await hydrated(page);
    // A tile's other button is one that is never pressed: it counts as not pressed, too.
    const hearts = page.getByRole('main').getByRole('listitem').locator('button[aria-pressed="false"]');
    await expect(hearts).toHaveCount(15);
    await expect(hearts.first()).toHaveAccessibleName(new RegExp(one.displayName));
    expect(await smallTargets(page)).toEqual([]);
    expect(await widerThanWindow(page)).toEqual([]);
  });
}
