import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { lookName, looks } from '../../harness/looks.ts';
import { pagePaths } from '../../harness/pagePaths.ts';
import { preferring } from '../../harness/preferring.ts';
import { arrive, states } from '../../harness/states.ts';
import { expect, settled, test } from '../../harness/test.ts';

for (const [row, look] of looks.entries()) {
  const { from, theme, lang, width } = look;
  test.describe(lookName(look), () => {
    test.use({ from, viewport: { width, height: 800 } });

    // Together the looks have every route of each brand once, and every state once.
    test('axe finds nothing on this look’s share of the public routes and states', async ({ ownBrand: brand, page, expectedComplaints }) => {
      expectedComplaints.push(/status of (404|422)/);
      await preferring(page, brand, { lang, theme });
      const paths = [...await pagePaths(brand), '/no/such/page'].filter((_, index) => index % 4 === row % 4);
      const reached = Object.entries(states).filter((_, index) => index % looks.length === row);
      const violations: string[] = [];
      const analyze = async (place: string): Promise<void> => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.locator('html')).toHaveAttribute('dir', lang === 'AR' ? 'rtl' : 'ltr');
        violations.push(...(await axeViolations(page)).map((violation) => `${place}: ${violation}`));
      };
      for (const path of paths) {
        await arrive({ page, brand }, path);
        await analyze(path);
      }
      for (const [name, reach] of reached) {
        await reach({ page, brand, lang });
        await analyze(name);
      }
      expect(violations).toEqual([]);
    });
  });
}

async function axeViolations(page: Page): Promise<string[]> {
  await settled(page);
  // What fades in has not its colours yet; what runs for ever has.
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity).length)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)}: ${failureSummary.replaceAll(/\s+/g, ' ')}`));
}
