import { english } from '../browser/texts/english.ts';
import type { Game } from '@livery/model';
import type { Page } from 'playwright/test';
import { fieldsOf } from '../browser/callsTo.ts';
import { gameButtons } from './gameButtons.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { expect, hydrated } from '../fixtures/test.ts';

export const listPath = '/wps/relay/GCS_gameList';

/**
 * Opens the slots in English, and waits until the filters are hydrated and the first games are
 * shown.
 */
export async function openSlots(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  // The filters hydrate after the page.
  await page.locator('[data-ready]').waitFor();
  // If the document was sent before its list was ready, the browser loads the first list.
  await expect(
    gameButtons(page.getByRole('region', { name: english('category.RNG') })).first(),
  ).toBeVisible();
}

/** Returns the names of the games on the page, in order. */
export function shownGames(page: Page): Promise<string[]> {
  return gameButtons(page.getByRole('region', { name: english('category.RNG') })).allTextContents();
}

/** Waits for the next list that the browser receives after an action. */
export async function whenListed(
  page: Page,
  act: () => Promise<unknown>,
): Promise<Record<string, string>> {
  const reply = page.waitForResponse((response) => new URL(response.url()).pathname === listPath);
  await act();
  const response = await reply;
  // The gateway's envelope
  const { value } = (await response.json()) as { value: { games: Game[] } };
  await expect
    .poll(() => shownGames(page))
    .toEqual(value.games.map(({ displayName }) => displayName));
  return fieldsOf(response.request());
}

/** Returns the status that names the shown page of the list. */
export function pageStatus(page: Page) {
  return page.getByRole('navigation', { name: english('pager.label') }).getByText(/^Page /);
}

/** Returns the controls that filter the list. */
export function filters(page: Page) {
  const group = page.getByRole('group', { name: english('filters.label') });
  return {
    vendor: group.getByLabel(english('filters.vendor')),
    search: group.getByRole('combobox', { name: english('filters.search') }),
    minBet: group.getByLabel(english('filters.minBet')),
    gameClass: (name: string) => group.getByRole('radio', { name, exact: true }),
  };
}
