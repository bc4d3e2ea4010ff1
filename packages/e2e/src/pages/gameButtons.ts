import type { Locator } from 'playwright/test';

/** Returns the buttons that open the games of a list, in order, without the favourite buttons. */
export function gameButtons(list: Locator): Locator {
  return list.getByRole('listitem').getByRole('button').filter({ hasText: /\S/ });
}
