// In a browser: a round in a provider's game, in another tab.
import type { Page } from 'playwright/test';
import { JackpotPanel } from '../../pages/JackpotPanel.ts';
import { ProviderGame, providerGames } from '../../pages/providerGame.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Plays one round of the slot with the highest stake that its page offers. Returns the stake in
 * minor units.
 */
async function playRound(page: Page): Promise<number> {
  const stakes = page.getByRole('radiogroup', { name: 'Stake of a round' }).getByRole('radio');
  await stakes.last().check({ force: true });
  await page.getByRole('button', { name: /^Spin/ }).click();
  await expect(page.getByRole('list', { name: 'Last rounds' }).getByRole('listitem')).toHaveCount(
    1,
  );
  return Number(await stakes.last().inputValue());
}

test('[HOME-03] [GAME-02] a played round raises the jackpot by its share, in the game and on the brand’s page', async ({
  createBrand,
  context,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        site.jackpots = { feed: { refreshMs: 1_000 } };
      },
    },
  });
  await page.goto(brand.url('/rng?lang=EN'));
  const counter = new JackpotPanel(page, 'Progressive jackpot');
  await counter.region.scrollIntoViewIfNeeded();
  await expect.poll(() => counter.amount()).toBe(1_000);

  const game = await context.newPage();
  await ProviderGame.open(game, brand, providerGames.slot);
  await expect(game.getByText('Jackpot P 1,000.00')).toBeVisible();
  await game.getByRole('button', { name: 'Rules and returns' }).click();
  const rules = game.getByRole('dialog', { name: 'Rules and returns' });
  await expect(rules).toContainText('Of every stake 1 % goes into one jackpot');
  await expect(rules).toContainText('for a stake of P 1.00 in one of 400,000 cases');
  await expect(rules).toContainText('1.25 % of all stakes: 96.88 % together with the reels');
  await game.keyboard.press('Escape');
  const grown = 1_000 + Math.floor((await playRound(game)) / 100) / 100;
  expect(grown).toBeGreaterThan(1_000);
  await expect(
    game.getByText(`Jackpot P ${grown.toLocaleString('en', { minimumFractionDigits: 2 })}`),
  ).toBeVisible();
  await game.close();
  await expect.poll(() => counter.amount()).toBe(grown);
});

test('[HOME-03] [GAME-02] a slot’s demonstration states that it has no jackpot', async ({
  createBrand,
  page,
}) => {
  await ProviderGame.open(page, await createBrand(), {
    ...providerGames.slot,
    username: 'trial',
    password: 'Trial1234',
  });
  await expect(page.getByText('In a demonstration no jackpot is fed or won').first()).toBeVisible();
  await expect(page.getByText(/^Jackpot/)).toHaveCount(0);
});
