import type { Game } from '@livery/model';
import type { Page } from 'playwright/test';
import { fieldsOf } from '../browser/callsTo.ts';
import { gameButtons } from './gameButtons.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { expect, hydrated } from '../fixtures/test.ts';

export const listPath = '/wps/relay/GCS_gameList';

/** Opens the slots in English, with their filters alive and their first games there. */
export async function openSlots(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(brand.url('/rng?lang=EN'));
  await hydrated(page);
  // The filters come alive after the page.
  await page.locator('[data-ready]').waitFor();
  // A document that could not wait for them leaves the first list to the browser.
  await expect(gameButtons(page.getByRole('region', { name: 'Slots' })).first()).toBeVisible();
}

/** The names of the games on the page, in order. */
export function shownGames(page: Page): Promise<string[]> {
  return gameButtons(page.getByRole('region', { name: 'Slots' })).allTextContents();
}

/** The list's next answer to the browser. */
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

/** What says which page of the list is shown. */
export function pageStatus(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' }).getByText(/^Page /);
}

/** The controls that narrow the list. */
export function filters(page: Page) {
  const group = page.getByRole('group', { name: 'Narrow the games' });
  return {
    vendor: group.getByLabel('Provider'),
    search: group.getByRole('combobox', { name: 'Search games' }),
    minBet: group.getByLabel('Minimum bet'),
    gameClass: (name: string) => group.getByRole('radio', { name, exact: true }),
  };
}
