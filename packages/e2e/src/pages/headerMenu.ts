import { english } from '../browser/texts/english.ts';
import type { Locator, Page } from 'playwright/test';

/** Returns the header. */
export function header(page: Page): Locator {
  return page.getByRole('banner');
}

/** Returns the main menu, in English. */
export function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: english('nav.main') });
}

/** Returns a category's entry in the menu. */
export function category(page: Page, name: string): Locator {
  return menu(page).getByRole('link', { name, exact: true });
}

/** Returns the panel with the providers of a category. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('group', { name: `Providers: ${name}` });
}
