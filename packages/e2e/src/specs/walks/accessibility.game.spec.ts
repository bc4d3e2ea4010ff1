import { english } from '../../browser/texts/english.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { getSession } from '@livery/api';
import { enterAsPlayer, gameBar, openGamePath, slotPath } from '../../pages/gamePage.ts';
import { visualName, visualMatrix } from '../../browser/visualMatrix.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { smallTargets, widerThanWindow } from '../../browser/sizes.ts';
import { gameFrame, postFromGame } from '../../fixtures/stubGame.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { expect, test } from '../../fixtures/test.ts';
import { textOf } from '../../browser/texts/textsOf.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[GAME-01] the game bar is reached and used by keyboard in reading order', async ({
  ownBrand: brand,
  page,
}) => {
  await enterAsPlayer(page, brand, { lang: 'EN' });
  await openGamePath(page, brand, slotPath('EN'));
  const frame = await gameFrame(page);
  // If a game loads slowly, the page shows a message with a button before the frame.
  await postFromGame(frame, { type: 'ready' });
  const leave = gameBar(page).getByRole('button', { name: english('play.leave') });
  await tabTo(page, gameBar(page).getByRole('button', { name: english('play.fullScreen') }));
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url('/rng?lang=EN'));
});

for (const visualCase of visualMatrix) {
  const { from, theme, lang, width } = visualCase;
  test.describe(visualName(visualCase), () => {
    test.use({ from, viewport: { width, height: 800 } });

    test('[GAME-01] [MODL-05] a game’s page and its window over a page fit, have usable targets, and pass axe', async ({
      ownBrand: brand,
      page,
    }) => {
      await enterAsPlayer(page, brand, { lang });
      await withPreferences(page, brand, { lang, theme });
      await openGamePath(page, brand, slotPath(lang));
      const frame = await gameFrame(page);
      await postFromGame(frame, { type: 'ready' });
      await postFromGame(frame, { type: 'roundEnd', stakeMinor: 100, winMinor: 123_456_700 });
      await expect(page.getByText('+P 1,234,566.00')).toBeVisible();
      const check = async (): Promise<void> => {
        expect(await widerThanWindow(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        const { violations } = await new AxeBuilder({ page })
          .exclude('iframe')
          .options({ resultTypes: ['violations'] })
          .analyze();
        expect(
          violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
          ),
        ).toEqual([]);
      };
      await check();
      // The whole game is visible without scrolling.
      const { bottom } = await page
        .locator('iframe')
        .evaluate((element) => element.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(800);
      await postFromGame(frame, { type: 'ended' });
      await expect(
        page.getByText(await textOf(brand.folder, lang, 'play.endedTitle')),
      ).toBeVisible();
      await check();
    });
  });
}

test('[SESS-05] a guest’s page of a game passes axe', async ({ brand, page }) => {
  await withoutPopups(page);
  const balanceReply = page.waitForResponse(
    (response) => new URL(response.url()).pathname === getSession.path,
  );
  await openGamePath(page, brand, slotPath('EN'));
  await balanceReply;
  await expect(
    page.getByRole('main').getByText(await textOf(brand.folder, 'EN', 'games.loginFirst')),
  ).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations).toEqual([]);
});
