import { expect, type BrowserContext, type Page } from 'playwright/test';

/** Requests a page has made, and those of them that are over. */
const requests = new WeakMap<Page, { begun: number; over: number }>();

/** Counts what the pages of a context ask for, from their beginning. */
export function countRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const counted = { begun: 0, over: 0 };
    requests.set(page, counted);
    page.on('request', () => void (counted.begun += 1));
    page.on('requestfinished', () => void (counted.over += 1));
    page.on('requestfailed', () => void (counted.over += 1));
  });
}

/** Waits until a page that answers has asked for nothing for half a second. A browser says "network idle" once a document, and maybe before its script has begun to ask for anything. */
export async function quiet(page: Page): Promise<void> {
  let before = -1;
  await expect.poll(async () => {
    // Whoever is busy does not answer, and may be about to ask.
    await page.evaluate(() => document.readyState);
    const { begun, over } = requests.get(page) ?? { begun: 0, over: -1 };
    const isQuiet = begun === over && begun === before;
    before = begun === over ? begun : -1;
    return isQuiet;
  }, { message: 'the page goes on asking', intervals: [500] }).toBe(true);
}
