import { english } from '../browser/texts/english.ts';
import type { Locator, Page } from 'playwright/test';
import { openInEnglish } from '../browser/openInEnglish.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { expect } from '../fixtures/test.ts';
import { withoutPopups } from '../browser/withoutPopups.ts';

/** Path of the operator's social login. */
export const loginSocialPath = '/wps/session/login/social';

/** Returns the social sign-in options of a page. */
export function otherAccounts(page: Page): Locator {
  return page.getByRole('region', { name: english('login.social') });
}

/** Opens a page with social sign-in, in English. */
export async function openWithAccounts(
  page: Page,
  brand: TestBrand,
  path = '/login',
): Promise<void> {
  await withoutPopups(page);
  await openInEnglish(page, brand, path);
}

/** Follows the link to a provider and chooses a person there; without a name, cancels. */
export async function signInWith(page: Page, provider: string, person?: string): Promise<void> {
  await otherAccounts(page)
    .getByRole('link', { name: `Continue with ${provider}` })
    .click();
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
  await expect(
    page.getByText('This is a demonstration. No real money, no real games, no real people.'),
  ).toBeVisible();
  await page.getByRole('button', { name: person ?? 'Cancel' }).click();
}
