import type { Page } from 'playwright/test';
import { atRest } from '../../harness/atRest.ts';
import { clippedText } from '../../harness/clippedText.ts';
import { pagePaths } from '../../harness/pagePaths.ts';
import { isOfPart, parts } from '../../harness/parts.ts';
import { preferring } from '../../harness/preferring.ts';
import { smallTargets, widerThanWindow } from '../../harness/sizes.ts';
import { arrive, states } from '../../harness/states.ts';
import { expect, settled, test } from '../../harness/test.ts';

/** States with something open over the page: what lies under it is nobody's target. */
const covered = ['the country codes', 'a password to change', 'a login in a window', 'what is new after a login', 'an open dialog', 'an open menu', 'the question before the logout', 'a session that ended', 'a pop-up'];

/** What is looked at in each size of the window, in CSS pixels: 640 × 400 is a small laptop's window of 1280 × 800 at 200 %. */
const sizes: readonly { width: number; height: number; looks: readonly ((page: Page) => Promise<string[]>)[] }[] = [
  { width: 390, height: 800, looks: [smallTargets] },
  { width: 320, height: 640, looks: [widerThanWindow] },
  { width: 640, height: 400, looks: [widerThanWindow, clippedText] },
  { width: 1280, height: 800, looks: [smallTargets] },
];

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    for (const part of parts) {
      test(`on every route and state, part ${part + 1}: targets of 24 px, nothing wider than 320 px, nothing clipped at 200 %`, async ({ ownBrand: brand, page, expectedComplaints }) => {
        expectedComplaints.push(/status of (404|422)/);
        await preferring(page, brand, { lang: 'EN' });
        // What glides into view is there at once.
        const faults: string[] = [];
        const lookAt = async (place: string): Promise<void> => {
          await settled(page);
          for (const { width, height, looks } of sizes) {
            await page.setViewportSize({ width, height });
            for (const look of looks) {
              if (look === smallTargets) {
                if (covered.includes(place)) continue;
                // What lies on the content steps aside for a keyboard's focus; a pointer has none.
                await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
              }
              faults.push(...(await atRest(page, look)).map((fault) => `${place} at ${width} px: ${fault}`));
            }
          }
          await page.setViewportSize({ width: 390, height: 800 });
        };
        await page.setViewportSize({ width: 390, height: 800 });
        for (const path of [...await pagePaths(brand), '/no/such/page'].filter(isOfPart(part))) {
          await arrive({ page, brand }, path);
          await lookAt(path);
        }
        for (const [name, reach] of Object.entries(states).filter(isOfPart(part))) {
          await reach({ page, brand, lang: 'EN' });
          await lookAt(name);
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
