import type { Locator, Page } from 'playwright/test';
import { openInEnglish } from '../browser/openInEnglish.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { expect } from '../fixtures/test.ts';
import { withoutPopups } from '../browser/withoutPopups.ts';

/** Where the operator hears of who comes with another account. */
export const loginSocialPath = '/wps/session/login/social';

/** The other accounts a page offers to come with. */
export function otherAccounts(page: Page): Locator {
  return page.getByRole('region', { name: 'Use another account' });
}

/** Who is signed in, as the header says. */
export function account(page: Page): Locator {
  return page.getByRole('group', { name: 'Your account' });
}

/** Opens a page with the other accounts on it, in English. */
export async function openWithAccounts(
  page: Page,
  brand: TestBrand,
  path = '/login',
): Promise<void> {
  await withoutPopups(page);
  await openInEnglish(page, brand, path);
}

/** Follows the link to a provider, and chooses somebody there; without a name, cancels. */
export async function comeWith(page: Page, provider: string, person?: string): Promise<void> {
  await otherAccounts(page)
    .getByRole('link', { name: `Continue with ${provider}` })
    .click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
  await expect(
    page.getByText('This is a demonstration. No real money, no real games, no real people.'),
  ).toBeVisible();
  await page.getByRole('button', { name: person ?? 'Cancel' }).click();
}
