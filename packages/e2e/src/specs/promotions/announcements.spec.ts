// In a browser: animation by style sheets, focus, the address, and session storage across pages and
// tabs.
import { english } from '../../browser/texts/english.ts';
import type { NoticeReply } from '@livery/model';
import type { Page } from 'playwright/test';
import { callsTo } from '../../browser/callsTo.ts';
import { asMember } from '../../pages/logIn.ts';
import {
  lineRuns,
  newsLine,
  noticePaths,
  openFromBar,
  openPage,
  threeNotices,
} from '../../fixtures/notices.ts';
import { replyOf } from '../../http/replyOf.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { smallTargets, widerThanWindow } from '../../browser/sizes.ts';
import { expect, settled, test } from '../../fixtures/test.ts';

const popups = [
  { id: 'p-1', kind: 'PU', title: 'Pop-up One', content: '<p>First words</p>' },
  { id: 'p-2', kind: 'H', title: 'Pop-up Two', content: '<p>Second words</p>' },
] as const;

test('[ANNC-01] [ANNC-02] [ANNC-03] [MODL-03] the announcement line scrolls, pauses on hover, focus and request, and a title opens its notice and regains focus', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({ merchant: (created) => created.setNotices(threeNotices) });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, brand, '/?lang=EN');
  const two = newsLine(page).getByRole('button', { name: 'Notice Two' });
  await page.mouse.move(0, 0);
  await expect.poll(() => lineRuns(page)).toBe('running');
  await newsLine(page).hover();
  await expect.poll(() => lineRuns(page)).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(() => lineRuns(page)).toBe('running');
  await two.focus();
  await expect.poll(() => lineRuns(page)).toBeUndefined();
  await expect(two).toBeInViewport({ ratio: 1 });
  await two.blur();
  await newsLine(page)
    .getByRole('button', { name: english('news.stop') })
    .click();
  await page.mouse.move(0, 0);
  await newsLine(page)
    .getByRole('button', { name: english('news.run') })
    .blur();
  await expect.poll(() => lineRuns(page)).toBe('paused');

  await openFromBar(page, 'Notice Two');
  const dialog = page.getByRole('dialog', { name: english('news') });
  await expect(dialog.getByRole('article')).toContainText('Words of Two');
  await dialog.getByRole('button', { name: english('dialog.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(two).toBeFocused();
});

test('[ANNC-01] the announcement line does not scroll with reduced motion, fits a small phone, and hydrates without layout shift', async ({
  createBrand,
  browser,
  page,
}) => {
  const brand = await createBrand({ merchant: (created) => created.setNotices(threeNotices) });
  await servedHtml(brand, '/?lang=EN', 'id="content"');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const served = await context.newPage();
  await served.goto(brand.url('/?lang=EN'));
  const topOf = (at: Page) =>
    at.locator('#content').evaluate((content) => content.getBoundingClientRect().top);
  const before = await topOf(served);
  await context.close();

  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, brand, '/?lang=EN');
  await expect(page.getByRole('button', { name: english('side.label') })).toBeVisible();
  await settled(page);
  expect(await topOf(page)).toBeCloseTo(before, 0);
  expect(await lineRuns(page)).toBeUndefined();
  expect(await widerThanWindow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('[ANNC-05] [ROUTE-06] [ANNC-07] [ANNC-08] /noticePage lists notices, including members’ own, and opens the one in the address', async ({
  brand,
  page,
}) => {
  const { player: [first, second] = [] } = await replyOf<NoticeReply>(
    brand,
    `${noticePaths.notice}?types=B,PL`,
  );
  await asMember(page, brand);
  const members = callsTo(page, noticePaths.members);
  const words = (notice: typeof first) =>
    page.locator(`details[id="${notice?.id}"][open] [data-rich]`);
  await openPage(page, brand, `/noticePage?lang=EN#${second?.id}`);
  await expect(page).toHaveTitle('News · Lagoon');
  await expect(words(second)).toBeVisible();
  await expect(
    page
      .locator('summary strong')
      .filter({ hasText: /^For members:/ })
      .first(),
  ).toBeVisible();
  expect(members).toHaveLength(1);

  await page.evaluate((id) => {
    window.location.hash = id;
  }, String(first?.id));
  await expect(words(first)).toBeInViewport();
});

test('[ANNC-04] pop-ups open on the first page once per session, and each once a day', async ({
  createBrand,
  context,
  page,
}) => {
  const brand = await createBrand({
    merchant: (created) => created.setNotices([...threeNotices, ...popups]),
  });
  await openPage(page, brand, '/?lang=EN');
  const first = page.getByRole('dialog', { name: 'Pop-up One' });
  await expect(first).toContainText('First words');
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);

  // The same session shows no notice again; another session shows those not shown yet.
  const popupCalls = callsTo(page, noticePaths.popup);
  await openPage(page, brand, '/rng?lang=EN');
  await settled(page);
  await settled(page);
  expect(popupCalls).toEqual([]);
  const other = await context.newPage();
  await openPage(other, brand, '/?lang=EN');
  await expect(
    other.getByRole('dialog', { name: 'Pop-up Two' }).getByText('Second words'),
  ).toBeVisible();
});
