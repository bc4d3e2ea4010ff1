import { expect, type Page } from 'playwright/test';
import { layOutWhole } from './layOutWhole.ts';

/**
 * What a look at the page finds once the page has come to rest: nothing as soon as there is
 * nothing, else what is still there after five seconds.
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
