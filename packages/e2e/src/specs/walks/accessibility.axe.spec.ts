import { axeViolations } from '../../browser/axeViolations.ts';
import { walkCentre } from '../../browser/centrePages.ts';
import { expectSettled } from '../../browser/expectSettled.ts';
import { visualName, visualMatrix } from '../../browser/visualMatrix.ts';
import { pagePaths } from '../../pages/pagePaths.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { smallTargets, widerThanWindow } from '../../browser/sizes.ts';
import { openRendered, pageStates } from '../../browser/pageStates.ts';
import { expect, test } from '../../fixtures/test.ts';

/** States with an element over the page, under which a pointer cannot reach anything. */
const covered = [
  'the country codes',
  'a required password change',
  'a login in a window',
  'the greeting after a login',
  'an open dialog',
  'an open menu',
  'the logout confirmation',
  'a session that ended',
  'a pop-up',
];

for (const [row, visualCase] of visualMatrix.entries()) {
  const { from, theme, lang, width } = visualCase;
  test.describe(visualName(visualCase), () => {
    test.use({ from, viewport: { width, height: 800 } });

    // The visual cases together contain every route of each brand once, and every state and every
    // page of a centre once.
    test('public routes and page states hydrate without mismatch, pass axe, fit the window, and have targets of at least 24 px', async ({
      ownBrand: brand,
      page,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/status of (404|422)/);
      await withPreferences(page, brand, { lang, theme });
      const paths = [...(await pagePaths(brand)), '/no/such/page'].filter(
        (_, index) => index % 4 === row % 4,
      );
      const reached = Object.entries(pageStates).filter(
        (_, index) => index % visualMatrix.length === row,
      );
      const faults: string[] = [];
      const analyze = async (name: string): Promise<void> => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('dir', lang === 'AR' ? 'rtl' : 'ltr');
        faults.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
        faults.push(
          ...(await expectSettled(page, widerThanWindow)).map((fault) => `${name}: ${fault}`),
        );
        if (covered.includes(name)) return;
        // Sticky elements move away from keyboard focus, which a pointer does not have.
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
        faults.push(
          ...(await expectSettled(page, smallTargets)).map((fault) => `${name}: ${fault}`),
        );
      };
      for (const path of paths) {
        // A hydration mismatch would log an error to the console.
        await openRendered({ page, brand }, path);
        await analyze(path);
      }
      for (const [name, reach] of reached) {
        await reach({ page, brand, lang });
        await analyze(name);
      }
      // Each centre in four cases, so that each of its pages is in one.
      const centre = row % 2 === 0 ? 'mc' : 'ac';
      const part = Math.floor(row / 2);
      await walkCentre({ page, brand, lang }, centre, (_, index) => index % 4 === part, analyze);
      expect(faults).toEqual([]);
    });
  });
}
