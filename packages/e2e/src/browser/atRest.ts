import { expect, type Page } from 'playwright/test';
import { layOutWhole } from './layOutWhole.ts';

/**
 * Returns the problems that remain five seconds after the page is settled; an empty list as soon as
 * there are none.
 */
export async function atRest(
  page: Page,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  let found: string[] = [];
  await page.evaluate(layOutWhole);
  await expect
    .poll(async () => (found = await look(page)), { intervals: [50, 100, 200], timeout: 5000 })
    .toEqual([])
    .catch(() => undefined);
  return found;
}
