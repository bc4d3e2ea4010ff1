import { accountPanel } from '../../pages/accountPanel.ts';
import { english } from '../../browser/texts/english.ts';
import {
  countRenders,
  hasPendingRequests,
  takeCommits,
  type RenderCommit,
} from '../../browser/countRenders.ts';
import { asMember } from '../../pages/logIn.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import type { Page } from 'playwright/test';

/**
 * Waits until the page is idle: the carousel is hydrated, and three checks in a row find no render
 * and no pending request. The clock, which renders each second, is stopped.
 */
async function expectSettled(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('[data-attached]').first()).toBeAttached();
  await expect.poll(() => hasPendingRequests(page)).toBe(false);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  let quiet = 0;
  await expect
    .poll(
      async () => {
        quiet = (await takeCommits(page)).length === 0 && !hasPendingRequests(page) ? quiet + 1 : 0;
        return quiet;
      },
      { intervals: [100] },
    )
    .toBe(3);
}

function nodesOf(commits: readonly RenderCommit[]): string[] {
  return [...new Set(commits.flatMap(({ nodes }) => nodes))].toSorted();
}

test('a changed balance re-renders only the nodes that show it', async ({ brand, page }) => {
  await page.clock.install();
  await countRenders(page);
  let sumBalance = 12_345.67;
  await page.route('**/wps/v2/wallets/balance', (route) =>
    route.fulfill({ json: { success: true, value: { sumBalance } } }),
  );
  await asMember(page, brand);
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const account = accountPanel(page);
  await expect(account.getByText('P 12,345.67')).toBeVisible();
  // Guards the test itself: hydration renders every node of the home page and of its layout.
  const all = await takeCommits(page);
  expect(nodesOf(all)).toEqual(
    expect.arrayContaining([
      'account',
      'banner',
      'bottom',
      'categories',
      'clock',
      'fish',
      'footer',
      'header',
      'language',
      'live',
      'logo',
      'menu',
      'shell',
      'slots',
      'studios',
      'theme',
      'utility',
    ]),
  );
  expect(Math.max(...all.map(({ components }) => components))).toBeGreaterThan(100);
  await expectSettled(page);

  sumBalance = 98_765.4;
  await account.getByRole('button', { name: english('account.refreshBalance') }).click();
  await expect(account.getByText('P 98,765.40')).toBeVisible();
  const commits = await takeCommits(page);
  expect(nodesOf(commits)).toEqual(['account', 'phoneAccount']);
  // One commit for the pending state and one for the new amount. Each renders the balance alone,
  // with its few parts, in the top bar and in the header of narrow windows.
  expect(commits.length).toBe(2);
  for (const { roots, components } of commits) {
    expect(roots).toBe(2);
    expect(components).toBeLessThanOrEqual(14);
  }
});

test('a changed flag re-renders its one node; a disabled category re-renders the nodes that contain it', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'flags.json': (document) => {
        document.flags = {
          aquarium: { description: 'The fish games of the home page.', module: 'JACKPOT' },
        };
      },
      // As in the file
      'pages/home.json': ({ nodes }) => {
        Object.assign((nodes as { fish: object }).fish, { when: { flag: 'aquarium' } });
      },
    },
  });
  await page.clock.install();
  await countRenders(page);
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const fish = page.getByRole('region', { name: english('category.FISH') });
  await expect(fish).toBeVisible();
  await expectSettled(page);

  await switchModule(page, brand, { module: 'JACKPOT', enabled: false, flag: 'aquarium' });
  await visit(page, '/home');
  await expect(fish).toHaveCount(0);
  expect(nodesOf(await takeCommits(page)).filter((id) => id !== '')).toEqual(['fish']);

  // The three lists of categories.
  await switchModule(page, brand, { module: 'GAME_FISH', enabled: false, flag: 'games.fish' });
  await visit(page, '/');
  await expect(
    page.getByRole('banner').getByRole('link', { name: english('category.FISH') }),
  ).toHaveCount(0);
  expect(nodesOf(await takeCommits(page)).filter((id) => id !== '')).toEqual([
    'categories',
    'footer',
    'menu',
  ]);
});

/** Switches a module and waits until the server has the new state. */
async function switchModule(
  page: Page,
  brand: TestBrand,
  { module, enabled, flag }: { module: string; enabled: boolean; flag: string },
): Promise<void> {
  await brand.setModule(module, enabled);
  await expect
    .poll(async () => {
      const { body } = await brand.request('/_livery/page?path=/&lang=EN');
      // The gateway's envelope
      return (JSON.parse(body) as { value: { flags: Record<string, boolean> } }).value.flags[flag];
    })
    .toBe(enabled);
  await takeCommits(page);
}

/** Follows an internal link and waits for its page. */
async function visit(page: Page, path: string): Promise<void> {
  const reply = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/_livery/page',
  );
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await reply;
}
