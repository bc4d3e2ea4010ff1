import { allGames } from '../fixtures/allGames.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import type { Game } from '@livery/model';
import type { Page } from 'playwright/test';

/** The lobby of slots, in English. */
export const slots = (page: Page) => page.getByRole('region', { name: 'Slots' });
/** A tab of it. */
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Which games' }).getByRole('link', { name, exact: true });

/** The first games of the slots. */
export async function slotGames(brand: TestBrand): Promise<readonly [Game, Game, ...Game[]]> {
  const [one, two, ...others] = await allGames(brand, 'RNG');
  if (!one || !two) throw new Error('There are no slots.');
  return [one, two, ...others];
}
