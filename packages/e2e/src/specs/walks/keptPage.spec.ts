import type { Page } from 'playwright/test';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';
import { accountPanel } from '../../pages/accountPanel.ts';
import { asMember, logIn } from '../../pages/logIn.ts';

// A full browser with its back/forward cache, which Playwright switches off and the headless shell
// does not have.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { FULL_CHROME_PATH: executablePath } = process.env;
    if (executablePath === undefined) throw new Error('FULL_CHROME_PATH names no full Chromium.');
    await use({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

/**
 * Marks the document and leaves it for another one of the site. If it is shown again, it says
 * whether its header was visible in that moment.
 */
async function leave(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const header = document.querySelector('header');
    dataset.mark = '';
    window.addEventListener('pageshow', () => {
      dataset.shown = header ? getComputedStyle(header).visibility : 'no header';
    });
  });
  await page.evaluate((target) => window.location.assign(target), address);
  await page.waitForURL(address);
  await hydrated(page);
  await settled(page);
}

/** Returns the length of the history, which is also the place of the newest entry. */
const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

/** Goes back to an entry, without waiting for the load of a document that is not loaded. */
async function goBackTo(page: Page, place: number): Promise<void> {
  await page.evaluate((target) => window.history.go(target - window.history.length), place);
}

const isKept = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => document.documentElement.dataset.mark !== undefined)
    // The document changes meanwhile.
    .catch(() => false);

test('[SESS-02] shows a kept page of a member again once the session is known', async ({
  brand,
  member,
  page,
}) => {
  await logIn(page, brand, member);
  const place = await historyLength(page);
  await leave(page, brand.url('/rng'));

  await goBackTo(page, place);

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(accountPanel(page)).toBeVisible();
  // On a busy machine the browser may load a page again instead of keeping it.
  const shown = await page.evaluate(() => {
    const { mark, shown } = document.documentElement.dataset;
    return mark === undefined ? 'loaded' : shown;
  });
  expect(['hidden', 'loaded']).toContain(shown);
});

for (const [visitor, isMember] of [
  ['a guest after the session is over', false],
  ['the next member', true],
] as const)
  test(`[SESS-02] shows no kept page of a member to ${visitor}`, async ({
    brand,
    expectedComplaints,
    member,
    page,
  }) => {
    // Calls of the page that is open when its cookies are gone.
    expectedComplaints.push(/401 \(Unauthorized\)/);
    await logIn(page, brand, member);
    const place = await historyLength(page);
    await leave(page, brand.url('/rng'));
    await page.context().clearCookies();
    if (isMember) await asMember(page, brand, await brand.addMember());

    await goBackTo(page, place);

    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => isKept(page)).toBe(false);
    await hydrated(page);
    await expect(accountPanel(page)).toBeVisible({ visible: isMember });
  });
