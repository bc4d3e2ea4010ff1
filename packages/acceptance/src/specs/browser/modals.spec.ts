import type { Page } from 'playwright/test';
import { logIn } from '../../harness/logIn.ts';
import { favActionPath } from '../../harness/memberGames.ts';
import { newsLine, openFromBar, openPage, tell, threeNotices } from '../../harness/notices.ts';
import { preferring } from '../../harness/preferring.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { publish } from '../../harness/brandStatus.ts';

const scrolls = (page: Page) => page.evaluate(() => {
  window.scrollTo({ top: 400, behavior: 'instant' });
  return window.scrollY;
});

for (const delayMs of [100, 700]) {
  test(`[MODL-01] a modal opens ${delayMs} ms after it was asked for where ${delayMs === 100 ? 'the tenant says nothing' : 'the tenant says so'}, and toggles`, async ({ ownBrand: brand, page }) => {
    if (delayMs !== 100) await publish(brand, () => brand.edit('site.json', (site) => { site.modalDelayMs = delayMs; }));
    await tell(brand, threeNotices);
    await page.clock.install();
    await openPage(page, brand, '/?lang=EN');
    const notice = page.getByRole('dialog', { name: 'News' });
    // Once before: what shows it has come then.
    await openFromBar(page, 'Notice One');
    await notice.getByRole('button', { name: 'Close' }).first().click();
    await expect(notice).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await newsLine(page).getByRole('button', { name: 'Notice One' }).click();
    await page.clock.runFor(delayMs - 10);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).first().click();
    await expect(notice).toHaveCount(0);
  });
}

test('[MODL-01] while a modal is open the page behind it does not scroll; a click beside it closes it', async ({ ownBrand: brand, page }) => {
  await tell(brand, threeNotices);
  await openPage(page, brand, '/?lang=EN');
  expect(await scrolls(page)).toBe(400);
  await newsLine(page).getByRole('button').first().dispatchEvent('click');
  const notice = page.getByRole('dialog', { name: 'News' });
  await expect(notice).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.mouse.click(5, 300);
  await expect(notice).toHaveCount(0);
  // The wheel is heard once the page without the modal has been drawn.
  await expect.poll(async () => {
    await page.mouse.wheel(0, 300);
    return page.evaluate(() => window.scrollY);
  }).toBeGreaterThan(before);
});

test('[MODL-01] who has a say before a modal closes is asked: the terms take their name out of the address', async ({ brand, page }) => {
  await preferring(page, brand, { lang: 'EN' });
  await page.goto(brand.url('/help#term'));
  await hydrated(page);
  const terms = page.getByRole('dialog');
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/help'));
});

test('[MODL-02] a dialog is 400 wide and has one button CLOSE; Enter presses it, Esc closes', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_FAILED/);
  await page.route(`**${favActionPath}*`, (route) => route.abort());
  await preferring(page, brand, { lang: 'EN' });
  await logIn(page, brand);
  await page.goto(brand.url('/rng'));
  await hydrated(page);
  await expect(page.getByText('P 12,345.67')).toBeVisible();
  const heart = page.getByRole('region', { name: 'Slots' }).getByRole('button', { name: /^Favourite: / }).first();
  const dialog = page.getByRole('alertdialog');
  for (const key of ['Enter', 'Escape']) {
    await heart.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
    await page.keyboard.press(key);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(brand.url('/rng'));
  }
});
