import { english } from '../../browser/texts/english.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { ProviderGame, providerGames } from '../../pages/providerGame.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, choice] of Object.entries(providerGames)) {
    test.describe(`${kind} in ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: 360, height: 740 } });

      test('[GAME-02] passes axe before and after a round, and fits a small phone', async ({
        page,
        ownBrand: brand,
      }) => {
        await ProviderGame.open(page, brand, choice);
        expect(await violationsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'Rules and returns' }).click();
        expect(await violationsOf(page)).toEqual([]);
        await page.getByRole('button', { name: english('dialog.close') }).click();
        if (kind === 'wheel') await page.getByRole('button', { name: /on Sun/ }).click();
        if (kind === 'betslip')
          await page
            .getByRole('group', { name: english('play.net') })
            .getByRole('button')
            .last()
            .click();
        await page.getByRole('button', { name: /^(Spin|Deal|Place)/ }).click();
        await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
    });
  }
}

async function violationsOf(page: Page): Promise<string[]> {
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
