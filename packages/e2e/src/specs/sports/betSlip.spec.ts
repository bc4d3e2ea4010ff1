// In a browser: the slip over reload, login and window widths, with the provider's real odds.
import type { Locator, Page } from 'playwright/test';
import { english } from '../../browser/texts/english.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { OtherDevice } from '../../fixtures/memberGames.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { balanceMinorOf, recordOf } from '../../pages/bettingRecord.ts';
import { asMember } from '../../pages/logIn.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const slipOf = (page: Page): Locator => page.getByRole('form', { name: english('slip.title') });

/** Presses the first price of the last events, which begin late enough to stay open. */
async function choose(page: Page, count: number): Promise<void> {
  const events = page
    .getByRole('region', { name: english('odds.title') })
    .getByRole('listitem')
    .filter({ has: page.locator('button[aria-pressed]') });
  for (let index = 1; index <= count; index += 1) {
    const price = events.nth(-index).locator('button[aria-pressed]').first();
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Accepts the new odds if they have changed meanwhile, and places the bet. */
async function place(page: Page): Promise<void> {
  const accept = slipOf(page).getByRole('button', { name: english('slip.accept') });
  if (await accept.isVisible()) await accept.click();
  await slipOf(page)
    .getByRole('button', { name: english('lottery.place') })
    .click();
}

test('a guest’s slip survives a reload and the login; its multiple is placed once and is a running bet of the record', async ({
  brand,
  member,
  page,
}) => {
  await openInEnglish(page, brand, '/sports');
  await choose(page, 2);
  await slipOf(page).getByLabel(english('slip.stake'), { exact: true }).fill('10');
  await page.reload();
  await hydrated(page);
  await expect(slipOf(page).getByRole('listitem')).toHaveCount(2);

  await slipOf(page)
    .getByRole('button', { name: english('lottery.loginToBet') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await asMember(page, brand, member);
  await openInEnglish(page, brand, '/sports');
  await expect(slipOf(page).getByRole('listitem')).toHaveCount(2);
  const device = await OtherDevice.of(brand, member.username, member.password);
  const before = await balanceMinorOf(device);
  await slipOf(page).getByLabel(english('slip.stake'), { exact: true }).fill('10');
  await place(page);
  await expect(page.getByText(/^Bet placed\./)).toBeVisible();

  expect(before - (await balanceMinorOf(device))).toBe(1_000);
  const { list } = await recordOf(device);
  expect(list.filter(({ gameType }) => gameType === 'SPORTS')).toMatchObject([
    { stake: 10, state: 'running' },
  ]);
  await expect(slipOf(page)).toBeHidden();
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the slip opens from a button with the number of selections, and covers no price at rest', async ({
    brand,
    page,
  }) => {
    await asMember(page, brand);
    await openInEnglish(page, brand, '/sports');
    await choose(page, 2);
    const opener = page.getByRole('button', { name: 'Bet slip: 2' });
    await expect(opener).toBeInViewport();

    await opener.click();
    await page.getByRole('radio', { name: english('slip.single') }).click();
    const dialog = page.getByRole('dialog', { name: english('slip.title') });
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await expect(opener).toBeFocused();
  });
});
