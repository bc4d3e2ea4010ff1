import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { JackpotBoard } from '../../harness/JackpotBoard.ts';
import { pauseClock } from '../../harness/pauseClock.ts';
import { ProviderGame, providerGames } from '../../harness/providerGame.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { textsOf } from '../../harness/textsOf.ts';

const path = '/wps/relay/GCS_jackpots';
const title = 'Progressive jackpot';

async function openFeed(page: Page, brand: TestBrand): Promise<JackpotBoard> {
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  return new JackpotBoard(page, title);
}

/** Plays one round of the slot with the highest stake its page offers; the stake in minor units. */
async function playRound(page: Page): Promise<number> {
  const stakes = page.getByRole('radiogroup', { name: 'Stake of a round' }).getByRole('radio');
  await stakes.last().check({ force: true });
  await page.getByRole('button', { name: /^Spin/ }).click();
  await expect(page.getByRole('list', { name: 'Last rounds' }).getByRole('listitem')).toHaveCount(1);
  return Number(await stakes.last().inputValue());
}

test('[HOME-03] [GAME-02] a played round makes the jackpot of the feed grow by its share, in the game and on the brand’s page', async ({ ownBrand: brand, context, page }) => {
  await publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, { jackpots: { feed: { refreshMs: 1_000 } } })));
  const counter = await openFeed(page, brand);
  await counter.region.scrollIntoViewIfNeeded();
  await expect.poll(() => counter.amount()).toBe(1_000);
  await expect(counter.board).toHaveAttribute('aria-label', `${title}: P 1,000.00`);
  await expect(counter.region.getByText('Sample data')).toBeVisible();

  const game = await context.newPage();
  await ProviderGame.open(game, brand, providerGames.slot);
  await expect(game.getByText('Jackpot ₱1,000.00')).toBeVisible();
  await game.getByRole('button', { name: 'Rules and returns' }).click();
  const rules = game.getByRole('dialog', { name: 'Rules and returns' });
  await expect(rules).toContainText('Of every stake 1 % goes into one jackpot');
  await expect(rules).toContainText('for a stake of ₱1.00 in one of 400,000 cases');
  await expect(rules).toContainText('1.25 % of all stakes: 96.88 % together with the reels');
  await game.keyboard.press('Escape');
  const grown = 1_000 + Math.floor(await playRound(game) / 100) / 100;
  expect(grown).toBeGreaterThan(1_000);
  await expect(game.getByText(`Jackpot ₱${grown.toLocaleString('en', { minimumFractionDigits: 2 })}`)).toBeVisible();
  await game.close();
  await expect.poll(() => counter.amount()).toBe(grown);
});

test('[HOME-03] [GAME-02] a demonstration of a slot has no jackpot and says so', async ({ ownBrand: brand, page }) => {
  await ProviderGame.open(page, brand, { ...providerGames.slot, username: 'trial', password: 'Trial1234' });
  await expect(page.getByText('In a demonstration no jackpot is fed or won').first()).toBeVisible();
  await expect(page.getByText(/^Jackpot/)).toHaveCount(0);
});

test('[HOME-03] it is asked for only while it is in sight, every 20 seconds, and not while it is stopped', async ({ brand, page }) => {
  const asked = callsTo(page, path);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.install();
  const counter = await openFeed(page, brand);
  await expect(counter.region).toBeAttached();
  expect(asked).toHaveLength(0);
  await counter.region.scrollIntoViewIfNeeded();
  await expect.poll(() => counter.amount()).toBe(1_000);
  // An hour that passes at once is one interval.
  const soFar = asked.length;
  await pauseClock(page);
  await expect.poll(() => asked.length).toBe(soFar + 1);
  const before = asked.length;
  await page.clock.runFor(20_000);
  await expect.poll(() => asked.length).toBe(before + 1);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked.length).toBe(before + 2);

  await counter.region.getByRole('button', { name: 'Stop the counter' }).click();
  await expect(counter.region.getByRole('button', { name: 'Let the counter run' })).toBeVisible();
  const stopped = asked.length;
  await page.clock.runFor(60_000);
  await counter.region.getByRole('button', { name: 'Let the counter run' }).click();
  await expect.poll(() => asked.length).toBe(stopped + 1);
});

for (const lang of ['EN', 'AR']) {
  test(`[HOME-03] where the operator does not say, there is a sentence and a way on, and no number (${lang})`, async ({ brand, page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/);
    await page.route(`**${path}*`, (route) => route.abort());
    const texts = await textsOf(brand.folder, lang);
    await page.goto(brand.url(`/rng?lang=${lang}`));
    await hydrated(page);
    const region = page.getByRole('region', { name: texts['jackpot.feed'] ?? '' });
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('status')).toContainText(texts['jackpot.unavailable'] ?? '');
    await expect(region.locator('[data-digit]')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).include('[data-look=ticker]').analyze()).violations).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    await region.getByRole('button', { name: texts['games.retry'] ?? '' }).click();
    await expect(region.locator('[data-digit]').first()).toBeVisible();
    await expect(region.getByRole('status')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).include('[data-look=ticker]').analyze()).violations).toEqual([]);
  });
}
