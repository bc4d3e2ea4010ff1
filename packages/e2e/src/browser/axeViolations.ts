import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, settled } from '../fixtures/test.ts';

/**
 * Returns what axe finds on a settled page: rule, element and summary of each violation.
 *
 * @param within selector of the part to analyse, because the whole page costs a multiple.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
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
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 160)}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
