import { ProviderGame, providerGames, shownMinor } from '../../pages/providerGame.ts';
import { expect, test } from '../../fixtures/test.ts';

// In a browser: a tab's storage over a reload, and keyboard focus.
test('[GAME-02] a slot is played by keyboard; a round with a lost reply is resumed after a reload and staked once', async ({
  page,
  ownBrand: brand,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  const game = await ProviderGame.open(page, brand, providerGames.slot);
  const status = page.getByRole('status');
  const spin = page.getByRole('button', { name: /^Spin/ });
  const lines = page.getByRole('list', { name: 'Last rounds' }).getByRole('listitem');
  const roundResult = /pays nothing|comes back|You won/;
  await page.getByRole('button', { name: 'Rules and returns' }).focus();
  await page.keyboard.press('Enter');
  const rules = page.getByRole('dialog', { name: 'Rules and returns' });
  await expect(rules).toContainText('95.63 % of all stakes comes back');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await spin.focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText(roundResult);
  await expect(spin).toBeEnabled();
  await expect(lines).toHaveCount(1);
  const before = await game.balanceMinor();
  expect(await shownMinor(page)).toBe(before);

  const sent: string[] = [];
  await page.route('**/play/api/rounds', async (route) => {
    sent.push(route.request().postData() ?? '');
    // The request reaches the server, but its response does not reach the page.
    await route.fetch();
    await route.abort();
  });
  await spin.click();
  await expect(status).toContainText('nothing is staked twice');
  // Leaves the page first, because it would retry and succeed before the reload.
  const address = page.url();
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(address);
  await expect(status).toContainText('was still open');
  await expect(status).toContainText(roundResult);
  expect(page.url()).not.toContain('token');
  // The page's request
  const { stakeMinor } = JSON.parse(sent[0] ?? '{}') as { stakeMinor: number };
  const [line = ''] = await lines.allInnerTexts();
  const returnedMinor = Math.round(
    100 * Number(/back P\s([\d.,]+)/.exec(line)?.[1]?.replaceAll(',', '')),
  );
  expect(new Set(sent).size).toBe(1);
  expect(await game.balanceMinor()).toBe(before - stakeMinor + returnedMinor);
  await expect(lines).toHaveCount(2);
});
