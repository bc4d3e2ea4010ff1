import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expectSettled } from '../../browser/expectSettled.ts';
import { visualName, visualMatrix } from '../../browser/visualMatrix.ts';
import { pagePaths } from '../../pages/pagePaths.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { smallTargets } from '../../browser/sizes.ts';
import { openRendered, pageStates } from '../../browser/pageStates.ts';
import { expect, settled, test } from '../../fixtures/test.ts';

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

    // The visual cases together contain every route of each brand once, and every state once.
    test('public routes and page states hydrate without mismatch, pass axe, and have targets of at least 24 px', async ({
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
      expect(faults).toEqual([]);
    });
  });
}

async function axeViolations(page: Page): Promise<string[]> {
  await settled(page);
  // Waits for fade-ins to end, because the colours are not final before. Endless animations, and
  // those that follow a scroll position, never end.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, timeline, effect }) =>
                playState === 'running' &&
                timeline === document.timeline &&
                effect?.getComputedTiming().iterations !== Infinity,
            ).length,
      ),
    )
    .toBe(0);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 160)}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
