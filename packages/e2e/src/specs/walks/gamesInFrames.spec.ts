import { english } from '../../browser/texts/english.ts';
import { providerGames } from '../../pages/providerGame.ts';
import { openGamePath } from '../../pages/gamePage.ts';
import { logIn } from '../../pages/logIn.ts';
import { SlotInFrame } from '../../pages/SlotInFrame.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: layout of a frame of another site, which has no access to its storage.
test('[GAME-01] [GAME-02] the provider’s games fit the brand’s page without scrolling, and work without storage in frames', async ({
  page,
  ownBrand: brand,
}) => {
  await withoutPopups(page);
  // Simulates a browser that blocks storage in frames of other sites.
  await page.addInitScript(() => {
    if (window !== window.top)
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Refused.', 'SecurityError');
        },
      });
  });
  await logIn(page, brand);
  for (const kind of ['fish', 'wheel', 'cards', 'slot'] as const) {
    const { vassalage, gameType } = providerGames[kind];
    await page.setViewportSize({ width: 1280, height: 800 });
    const room = kind === 'cards' ? '&room=DLWL-1' : '';
    await openGamePath(
      page,
      brand,
      `/game?vassalage=${vassalage}&gameType=${gameType}${room}&lang=EN`,
    );
    const play = page.frameLocator('iframe').getByRole('button', { name: /^(Spin|Deal)/ });
    await expect(play, kind).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(play, kind).toBeInViewport({ ratio: 1 });
  }
  const slot = new SlotInFrame(page);
  await slot.untilReady();
  const { stakeMinor, winMinor } = await slot.playRound();
  const net = winMinor - stakeMinor;
  // The game has reported the round to the page.
  await expect(page.getByRole('group', { name: english('play.bar') })).toContainText(
    `${net === 0 ? '' : net > 0 ? '+' : '−'}P ${(Math.abs(net) / 100).toFixed(2)}`,
  );
});
