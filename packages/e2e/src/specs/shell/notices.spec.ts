// In a browser: what is on top, inert and in the accessibility tree is decided by its top layer.
import type { Locator, Page } from 'playwright/test';
import { announcedNodes } from '../../browser/announcedNodes.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { english } from '../../browser/texts/english.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { openPath } from '../../browser/pageStates.ts';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';
import { enterAsPlayer, firstGame, gameBar } from '../../pages/gamePage.ts';
import { asMember, loseSession } from '../../pages/logIn.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Returns the live region of notices. */
const notices = (page: Page): Locator => page.getByLabel(english('notices.label'));

/** Returns a message, its button and its text. */
function noticeOf(page: Page, text: string, action = english('dialog.close')) {
  const message = notices(page).locator(':scope > *').filter({ hasText: text });
  return { message, text, button: message.getByRole('button', { name: action, exact: true }) };
}

/** Expects that a notice is hit at the middle of its text and button, and reached by Tab. */
async function expectReachable(
  page: Page,
  { message, text, button }: ReturnType<typeof noticeOf>,
): Promise<void> {
  await expect(message).toBeInViewport({ ratio: 1 });
  for (const target of [message.getByText(text), button])
    await expect
      .poll(() =>
        target.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
  const nodes = await announcedNodes(page);
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  expect(nodes).toContain(`StaticText ${text}`);
  expect(nodes).toContain(`button ${name}`);
  await tabTo(page, button, { maxStops: 80 });
}

/** Loses the network for the page's listeners, so that no other request fails. */
const loseNetwork = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    window.dispatchEvent(new Event('offline'));
  });

test('[ERRS-03] notices before and over a dialog are on top of it, pressed, focused and announced', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Loading chunk|dynamically imported module|Failed to load/);
  await withoutPopups(page);
  await page.route(/\/build\/news-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  );
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const failed = noticeOf(
    page,
    english('error.chunk', { chunk: 'news', type: english('error.chunk.missing') }),
    english('error.retry'),
  );
  await expect(failed.message).toHaveRole('alert');
  await page.unrouteAll();
  const region = await notices(page).elementHandle();

  await firstGame(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await loseNetwork(page);
  const offline = noticeOf(page, english('offline.notice'));
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const notice of [offline, failed]) await expectReachable(page, notice);
  }
  expect(await announcedNodes(page)).not.toContain(`link ${english('nav.skip')}`);
  // The messages were added to, or moved with, the one region that there is.
  await expect(notices(page)).toHaveCount(1);
  expect(await region?.evaluate((element) => element.closest('dialog') !== null)).toBe(true);
  await expect(failed.message).not.toHaveRole('alert');

  await tabTo(page, offline.button);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(offline.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offline.message).toHaveCount(0);

  await firstGame(page).click();
  await expect(dialog).toBeVisible();
  const loaded = page.waitForResponse(/\/build\/news-[\w-]+\.js$/);
  await failed.button.click();
  expect((await loaded).ok()).toBe(true);
  // Chromium remembers a module that failed, so that the page is loaded again.
  await expect(failed.message).toHaveCount(0);
  await expect(page).toHaveURL(brand.url('/?lang=EN'));
});

test.describe('with the login in a window', () => {
  test.use({ from: 'ironfield' });

  test('[SESS-09] “Your session has ended” is above the login that opens over a members’ page', async ({
    brand,
    page,
  }) => {
    await withoutPopups(page);
    await asMember(page, brand);
    await page.goto(brand.url('/?lang=EN'));
    await settled(page);
    await loseSession(page, { keepHint: true });
    await page.goto(brand.url('/?lang=EN&mc=wallet'));
    const login = page.getByRole('dialog', { name: english('login.title') });
    await expect(login).toBeVisible();

    const ended = noticeOf(page, english('session.ended'));
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectReachable(page, ended);
    }
    await page.keyboard.press('Enter');
    await expect(ended.message).toHaveCount(0);
    await expect(login).toBeVisible();
  });
});

test('[GAME-01] a notice stays in sight when a game fills the screen', async ({
  ownBrand: brand,
  page,
}) => {
  await enterAsPlayer(page, brand);
  await openPath({ page, brand }, '/rng?lang=EN');
  await firstGame(page).click();
  await expect(gameBar(page)).toBeVisible();
  await loseNetwork(page);
  const offline = noticeOf(page, english('offline.notice'));
  await expect(offline.message).toBeVisible();

  await gameBar(page)
    .getByRole('button', { name: english('play.fullScreen') })
    .click();
  await expect(
    gameBar(page).getByRole('button', { name: english('play.smallScreen') }),
  ).toHaveAttribute('aria-pressed', 'true');

  await expectReachable(page, offline);
  await offline.button.click();
  await expect(offline.message).toHaveCount(0);
});
