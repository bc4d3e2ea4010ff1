import { expect, type Page } from 'playwright/test';
import { disableContentVisibility } from './disableContentVisibility.ts';

/**
 * Returns the problems that remain once the page is settled; an empty list as soon as there are
 * none.
 */
export async function expectSettled(
  page: Page,
  findProblems: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  let found: string[] = [];
  await page.evaluate(disableContentVisibility);
  await expect
    .poll(async () => (found = await findProblems(page)), { intervals: [50, 100, 200] })
    .toEqual([])
    .catch(() => undefined);
  return found;
}
