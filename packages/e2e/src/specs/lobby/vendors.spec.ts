import { english } from '../../browser/texts/english.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: a storage that outlives documents.
test('[LOBB-08] [LOBB-17] [LOBB-19] the vendor menu is requested once per session and language, with its names and hot games', async ({
  ownBrand: brand,
  page,
}) => {
  // Disables the preloaded menu of these pages, so that the browser requests it.
  for (const name of ['layout', 'category', 'live'])
    await publish(brand, () =>
      brand.write(
        `pages/${name}.json`,
        JSON.stringify({ $schema: '../../../../schemas/page.schema.json', preload: [], nodes: {} }),
      ),
    );
  await withoutPopups(page);
  const calls = callsTo(page, '/lgw/games/game_menus');
  const rail = page.getByRole('region', { name: english('lobby.providers'), exact: true });
  await page.goto(brand.url('/live'));
  await expect(rail.getByRole('listitem')).toHaveCount(8);
  await expect(
    rail
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Velvetquorum Live' }) })
      .getByLabel(english('games.hot')),
  ).toBeVisible();
  await expect(
    rail
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Onyxverandah' }) })
      .getByLabel(english('games.hot')),
  ).toHaveCount(0);
  expect(calls.map(fieldsOf)).toEqual([{ platform: 'html5-desktop', language: 'EN' }]);
  expect(await page.evaluate(() => sessionStorage.getItem('vendors') ?? '')).toMatch(
    /"data":\{"lanes":\[\{"gameType":"RNG"/,
  );

  // The next document of the session reads the menu from storage.
  await page.goto(brand.url('/fish'));
  await expect(rail.getByRole('img', { name: 'Reefwarden' })).toBeVisible();
  expect(calls.length).toBe(1);
  await page.getByRole('button', { name: english('language.label') }).click();
  await page.getByRole('menuitemradio', { name: 'Tagalog' }).click();
  await expect
    .poll(() => calls.map(fieldsOf))
    .toEqual([
      { platform: 'html5-desktop', language: 'EN' },
      { platform: 'html5-desktop', language: 'TY' },
    ]);
});
