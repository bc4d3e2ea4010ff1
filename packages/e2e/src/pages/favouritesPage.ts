import { english } from '../browser/texts/english.ts';
import { allGames } from '../fixtures/allGames.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import type { Game } from '@livery/model';
import type { Page } from 'playwright/test';

/** Returns the slots section, in English. */
export const slots = (page: Page) => page.getByRole('region', { name: english('category.RNG') });
/** Returns a tab of the section. */
export const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: english('lobby.views') })
    .getByRole('link', { name, exact: true });

/** Returns the first games of the slots. */
export async function slotGames(brand: TestBrand): Promise<readonly [Game, Game, ...Game[]]> {
  const [first, second, ...others] = await allGames(brand, 'RNG');
  if (!first || !second) throw new Error('There are no slots.');
  return [first, second, ...others];
}
