import type { Locator } from 'playwright/test';

/** What opens the games of a list, in order: on a tile there is a heart besides. */
export function gameButtons(list: Locator): Locator {
  return list.getByRole('listitem').getByRole('button').filter({ hasText: /\S/ });
}
