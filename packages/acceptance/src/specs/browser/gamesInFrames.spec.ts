import { logIn } from '../../harness/logIn.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test('[GAME-01] the provider’s own game opens in the frame, also where a browser lets framed pages keep nothing', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  // What such a browser does: the frame is of another site than the page.
  await page.addInitScript(() => {
    if (window !== window.top) Object.defineProperty(window, 'sessionStorage', { get: () => { throw new DOMException('Refused.', 'SecurityError'); } });
  });
  await logIn(page, brand);
  await page.goto(brand.url('/game?vassalage=LMHW&gameType=RNG&lang=EN'));
  await hydrated(page);
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^Spin/ })).toBeEnabled();
});
