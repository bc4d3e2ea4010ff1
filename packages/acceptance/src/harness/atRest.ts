import { expect, type Page } from 'playwright/test';

/** What a look at the page finds once the page has come to rest: nothing as soon as there is nothing, else what is still there after five seconds. */
export async function atRest(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  await page.evaluate(layOutWhole);
  await expect.poll(async () => (found = await look(page)), { intervals: [50, 100, 200], timeout: 5000 }).toEqual([]).catch(() => undefined);
  return found;
}

/** What is far from the window is laid out late by a browser; here it counts at once. */
function layOutWhole(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}
