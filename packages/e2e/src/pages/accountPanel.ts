import type { Locator, Page } from 'playwright/test';
import { english } from '../browser/texts/english.ts';

/** Returns the visible account panel of a member; the header has one for each look. */
export function accountPanel(page: Page): Locator {
  return page.getByRole('group', { name: english('account.menu') });
}
