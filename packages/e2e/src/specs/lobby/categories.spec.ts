// In a browser: the address of a list over reloads, back and forward.
import { english } from '../../browser/texts/english.ts';
import type { HotGameListReply } from '@livery/model';
import type { Locator, Page } from 'playwright/test';
import { allGames } from '../../fixtures/allGames.ts';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { gameButtons } from '../../pages/gameButtons.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { replyOf } from '../../http/replyOf.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

function vendorFilter(page: Page): Locator {
  return page
    .getByRole('group', { name: english('filters.label') })
    .getByLabel(english('filters.vendor'));
}

test('[ROUTE-08] [LOBB-16] [LOBB-10] /rng selects the provider of its query on load, reload, back and forward, and its search suggests popular games', async ({
  brand,
  page,
}) => {
  const popular = callsTo(page, '/lgw/games/popular');
  await openInEnglish(page, brand, '/rng?vassalage=HZRN');
  await expect(vendorFilter(page)).toHaveValue('HZRN');
  const names = (await allGames(brand, 'RNG'))
    .filter(({ vassalage }) => vassalage === 'HZRN')
    .map(({ displayName }) => displayName);
  await expect(gameButtons(page.getByRole('region', { name: english('category.RNG') }))).toHaveText(
    names.slice(0, 15),
  );
  await page.reload();
  await expect(vendorFilter(page)).toHaveValue('HZRN');

  await page
    .getByRole('navigation', { name: english('nav.main') })
    .getByRole('link', { name: english('category.RNG') })
    .hover();
  await page
    .getByRole('group', { name: 'Providers: Slots' })
    .getByRole('link', { name: 'Opalferry' })
    .click();
  await expect(vendorFilter(page)).toHaveValue('OPFY');
  await page.goBack();
  await expect(vendorFilter(page)).toHaveValue('HZRN');
  await page.goForward();
  await expect(vendorFilter(page)).toHaveValue('OPFY');
  await page.getByRole('combobox', { name: english('filters.search') }).press('ArrowDown');
  await expect
    .poll(() => popular.map(fieldsOf))
    .toEqual([{ count: '20', prizeMode: 'Elott', device: 'WEB', language: 'EN' }]);

  // A value that is no valid provider code is ignored.
  await page.goto(brand.url('/rng?vassalage=a%0Ab'));
  await hydrated(page);
  await expect(vendorFilter(page)).toHaveValue('');
});

test('[ROUTE-08] [LOBB-01] [LOBB-07] /rng selects the tab of its query: hot, and for a guest recent with a login link, but not favourites', async ({
  brand,
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: english('lobby.views') });
  const hotCalls = callsTo(page, '/wps/relay/GCS_hotGameList');
  await openInEnglish(page, brand, '/rng?page=recent');
  await expect(tabs.getByRole('link')).toHaveText(['All games', 'Hot', 'Recent']);
  const loginLink = page
    .getByRole('region', { name: english('category.RNG') })
    .getByRole('link', { name: english('account.login') });
  await expect(loginLink).toHaveAttribute('href', '/login');
  await expect(tabs.getByRole('link', { name: english('lobby.recent') })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await tabs.getByRole('link', { name: english('games.hot') }).click();
  await expect(page).toHaveURL(brand.url('/rng?page=hot'));
  const { list } = await replyOf<HotGameListReply>(brand, '/wps/relay/GCS_hotGameList');
  const names = list
    .filter(({ gameType }) => gameType === 'RNG')
    .map(({ displayName }) => displayName);
  const buttons = gameButtons(page.getByRole('region', { name: english('category.RNG') }));
  await expect(buttons).toHaveText(names);
  expect(hotCalls.map(fieldsOf)).toEqual([
    { merchantCode: brand.merchant, isPlatform: '2', platform: 'html5-desktop', language: 'EN' },
  ]);
  await page.goBack();
  await expect(loginLink).toBeVisible();
  await page.goForward();
  await expect(buttons).toHaveText(names);

  // An unknown tab selects the first one.
  await page.goto(brand.url('/rng?page=favorite'));
  await expect(tabs.getByRole('link', { name: english('lobby.all') })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('[LOBB-22] [ROUTE-11] live tables are wide, and the sports entry leads to the page of provider FB', async ({
  brand,
  page,
}) => {
  await openInEnglish(page, brand, '/live');
  const picture = page
    .getByRole('region', { name: english('lobby.games') })
    .getByRole('listitem')
    .first()
    .locator('[data-ratio="tile"]');
  expect(
    await picture.evaluate(
      (box) => box.getBoundingClientRect().width / box.getBoundingClientRect().height,
    ),
  ).toBeCloseTo(16 / 9, 1);

  const entry = page
    .getByRole('navigation', { name: english('nav.main') })
    .getByRole('link', { name: english('category.SPORTS'), exact: true });
  await expect(entry).toHaveAttribute('href', '/fbsports');
  await entry.click();
  await expect(page).toHaveURL(brand.url('/fbsports'));
  await expect(entry).toHaveAttribute('aria-current', 'page');
});
