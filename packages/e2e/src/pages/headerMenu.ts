import type { Locator, Page } from 'playwright/test';

/** The bars above the page. */
export function header(page: Page): Locator {
  return page.getByRole('banner');
}

/** The main menu, in English. */
export function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main menu' });
}

/** A category's entry in it. */
export function category(page: Page, name: string): Locator {
  return menu(page).getByRole('link', { name, exact: true });
}

/** The providers of a category. */
export function panel(page: Page, name: string): Locator {
  return page.getByRole('group', { name: `Providers: ${name}` });
}
