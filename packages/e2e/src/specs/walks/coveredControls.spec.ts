// What floats over a page leaves every control of it free, where it is first seen and at its end.
import { coveredControls } from '../../browser/coveredControls.ts';
import { expectSettled } from '../../browser/expectSettled.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { expect, hydrated, settled, test } from '../../fixtures/test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const paths = ['/', '/sports', '/rng', '/promotions', '/login'];

for (const from of ['lagoon', 'ironfield'] as const)
  for (const lang of ['EN', 'AR'] as const)
    test.describe(`${from}, ${lang}`, () => {
      test.use({ from, viewport: windows[0] });

      test('[CSVC-01] every control of the main pages can be pressed at its middle, first and at the end of the page', async ({
        brand,
        page,
      }) => {
        // Twenty layouts
        test.setTimeout(300_000);
        await withoutPopups(page);
        await withPreferences(page, brand, { lang });
        const faults: string[] = [];
        for (const path of paths) {
          await page.goto(brand.url(path));
          await hydrated(page);
          await settled(page);
          for (const size of windows) {
            await page.setViewportSize(size);
            for (const [place, top] of [
              ['first screen', 0],
              ['end', 1e6],
            ] as const) {
              await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
              faults.push(
                ...(await expectSettled(page, coveredControls)).map(
                  (fault) => `${path} at ${size.width} px, ${place}: ${fault}`,
                ),
              );
            }
          }
        }
        expect(faults).toEqual([]);
      });
    });
