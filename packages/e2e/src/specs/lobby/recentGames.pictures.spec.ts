import { english } from '../../browser/texts/english.ts';
import { allGames } from '../../fixtures/allGames.ts';
import { gameButtons } from '../../pages/gameButtons.ts';
import { asMember } from '../../pages/logIn.ts';
import { OtherDevice } from '../../fixtures/memberGames.ts';
import { widerThanWindow } from '../../browser/sizes.ts';
import { stubGames } from '../../fixtures/stubGame.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: loading of pictures, layout of icons, and navigation.
test('[HOME-01] [SESS-10] [LOBB-01] [LOBB-15] a member’s opened games are in the panel and the tab, latest first, and start from their icon by keyboard', async ({
  ownBrand: brand,
  page,
}) => {
  const opened = [
    ...(await allGames(brand, 'LIVE')).slice(0, 1),
    ...(await allGames(brand, 'RNG')).slice(0, 16),
  ];
  const names = opened.map(({ displayName }) => displayName).toReversed();
  await (await OtherDevice.of(brand)).open(opened);
  await withoutPopups(page);
  await stubGames(page);
  await asMember(page, brand);
  await page.goto(brand.url('/rng?page=recent&lang=EN'));
  const buttons = gameButtons(page.getByRole('region', { name: english('category.RNG') }));
  await expect(buttons).toHaveText(names.slice(0, 15));
  await page
    .getByRole('navigation', { name: english('pager.label') })
    .getByRole('button', { name: english('pager.next') })
    .click();
  await expect(buttons).toHaveText(names.slice(15));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brand.url('/?lang=EN'));
  await hydrated(page);
  const panel = page.getByRole('region', { name: english('recent.title') });
  const icons = gameButtons(panel);
  await expect(icons).toHaveText(names.slice(0, 8));
  for (const icon of await icons.all())
    expect((await icon.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await widerThanWindow(page)).toEqual([]);
  // Pictures load near the viewport.
  await icons.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      panel
        .getByRole('listitem')
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
              .length,
        ),
    )
    .toBe(8);
  await icons.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(
      `/game\\?vassalage=${opened.at(-2)?.vassalage}&gameType=RNG&nodeId=${opened.at(-2)?.nodeId}&`,
    ),
  );
});
